import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { admit, type GuardRules, type RawRequest } from './index.ts'

const HOSTS = ['127.0.0.1:8080', 'localhost:8080']
const ORIGIN = 'http://localhost:36412'
const rules: GuardRules = { hosts: new Set(HOSTS), origins: new Set([ORIGIN]) }

const names = ['Host', 'Origin', 'Referer', 'Cookie', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest']
const more = ['Via', 'X-Forwarded-Host', 'Content-Encoding', 'Content-Type', 'Authorization', 'X-Real-Ip']
const name = fc
  .constantFrom(...names, ...more)
  .chain((text) => fc.constantFrom(text, text.toLowerCase(), text.toUpperCase()))
/** What a header may hold, and what looks like it. */
const near = (text: string) =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom('', ' ', '.', '\t', '@', '%00', 'é', '0'))
    .map(([at, piece]) => {
      return text.slice(0, at) + piece + text.slice(at)
    })
const value = fc.oneof(
  fc.constantFrom(...HOSTS, ORIGIN, 'null', '', 'cors', 'empty', 'cross-site', 'none', 'navigate'),
  fc.constantFrom('127.1:8080', '0x7f000001:8080', '[::1]:8080', '127.0.0.1', 'evil.example:8080', '*'),
  near('127.0.0.1:8080'),
  near(ORIGIN),
  fc.constantFrom('Bearer ', 'Bearer aaaaaaaaaaaaaaaaaaaaaaaa', 'Basic YTpi', 'application/json'),
  fc.string({ maxLength: 12 }),
)
const segment = fc.constantFrom(
  'mosaygent',
  'health',
  '..',
  '.',
  '',
  '%2e%2e',
  '\\',
  'a b',
  '?',
  '#',
  'é',
  '//',
)
const target = fc.oneof(
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom('/health', '/mosaygent/events', '*', '', 'http://127.0.0.1:8080/health', '127.0.0.1:8080'),
  near('/mosaygent/environment/status'),
)
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'get', 'CONNECT', 'TRACE'),
  target,
  httpVersion: fc.constantFrom('1.1', '1.1', '1.1', '1.0', '2.0'),
  // half of them begin as what is let through, so that what follows is looked at
  rawHeaders: fc
    .tuple(
      fc.constantFrom<string[]>([], ['Host', '127.0.0.1:8080']),
      fc.array(fc.tuple(name, value), { maxLength: 6 }),
    )
    .map(([first, rest]) => first.concat(rest.flat())),
})

const valuesOf = ({ rawHeaders }: RawRequest, wanted: string) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === wanted)

test(
  'property: whatever is sent, only our own Host and listed origins are let through',
  { tags: 'P-109' },
  async () => {
    let admitted = 0
    await fuzz(
      fc.property(request, (raw) => {
        const verdict = admit(raw, rules)
        expect(verdict.admitted || verdict.problem.detail).not.toBe('')
        if (!verdict.admitted) return
        admitted += 1
        expect(HOSTS).toContain(valuesOf(raw, 'host').join('|').toLowerCase())
        const origins = valuesOf(raw, 'origin')
        expect([[], [ORIGIN]]).toContainEqual(origins)
        expect(verdict.admission.origin).toBe(origins[0] ?? null)
        expect(raw.httpVersion).toBe('1.1')
        expect(['GET', 'POST', 'OPTIONS']).toContain(raw.method)
        expect(raw.target).toMatch(/^\/(?!\/)[\w/.?#%\\é @\t-]*/)
        const path = raw.target.split('?')[0] ?? ''
        // as a URL library would read it, nothing is left to resolve or decode
        expect(new URL(path, 'http://127.0.0.1').pathname).toBe(path)
        for (const trace of ['via', 'x-forwarded-host', 'x-real-ip', 'content-encoding'])
          expect(valuesOf(raw, trace)).toEqual([])
        const evidence = ['origin', 'referer', 'cookie', 'sec-fetch-site'].some(
          (header) => valuesOf(raw, header).length > 0,
        )
        expect(verdict.admission.fromBrowser).toBe(evidence)
      }),
      2_000,
    )
    // a property that never looks at anything proves nothing
    expect(admitted).toBeGreaterThan(10)
  },
)
