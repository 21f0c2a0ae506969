import { describe, expect, test } from 'vitest'
import { admit, type GuardRules, type RawRequest } from './index.ts'

const rules: GuardRules = {
  hosts: new Set(['127.0.0.1:8080', 'localhost:8080']),
  origins: new Set(['http://localhost:36412']),
}
const DASHBOARD = 'http://localhost:36412'

/** A request as a script of this user sends it; `headers` replace or add (null removes). */
function request(
  headers: Record<string, string | null> = {},
  target = '/mosaygent/environment/status',
): RawRequest {
  const all: Record<string, string | null> = { Host: '127.0.0.1:8080', ...headers }
  const rawHeaders = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [name, value]))
  return { method: 'GET', target, httpVersion: '1.1', rawHeaders }
}

function codeOf(raw: RawRequest): string {
  const verdict = admit(raw, rules)
  return verdict.admitted ? 'admitted' : verdict.problem.code
}

describe('the guard', () => {
  test('lets a call without browser evidence through, and says so', () => {
    expect(admit(request(), rules)).toEqual({
      admitted: true,
      admission: { origin: null, fromBrowser: false, token: null },
    })
  })

  test('takes the exact token of a listed origin', () => {
    const token = 'a'.repeat(43)
    const raw = request({
      Origin: DASHBOARD,
      'Sec-Fetch-Mode': 'cors',
      'Sec-Fetch-Dest': 'empty',
      Authorization: `Bearer ${token}`,
    })
    expect(admit(raw, rules)).toEqual({
      admitted: true,
      admission: { origin: DASHBOARD, fromBrowser: true, token },
    })
  })

  test.each([
    'evil.example:8080',
    'localhost',
    'localhost:8081',
    '127.0.0.1',
    '127.1:8080',
    '2130706433:8080',
    '0x7f000001:8080',
    '127.0.0.1.:8080',
    'localhost.:8080',
    '0.0.0.0:8080',
    '[::1]:8080',
    '127.0.0.2:8080',
    'user@127.0.0.1:8080',
    '',
    '127.0.0.1:8080.evil.example',
    '127.0.0.1:08080',
  ])('refuses the host %j', (host) => {
    expect(codeOf(request({ Host: host }))).toBe('host-not-allowed')
  })

  test('refuses a missing and a doubled host', () => {
    expect(codeOf(request({ Host: null }))).toBe('malformed-request')
    expect(codeOf(request({ host: 'localhost:8080' }))).toBe('malformed-request')
  })

  test.each([
    'null',
    'http://localhost:36413',
    'http://localhost:36412.evil.example',
    'http://evil.example',
    'https://localhost:36412',
    'http://LOCALHOST:36412',
    'http://127.0.0.1:36412',
    'http://localhost:36412/',
    '',
    'http://localhost:36412, http://evil.example',
    'http://localhost',
  ])('refuses the origin %j', (origin) => {
    expect(codeOf(request({ Origin: origin }))).toBe('origin-not-allowed')
  })

  test('refuses two origins even when both are listed', () => {
    expect(codeOf(request({ Origin: DASHBOARD, origin: DASHBOARD }))).toBe('origin-not-allowed')
  })

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Mode': 'navigate' },
    { 'Sec-Fetch-Mode': 'no-cors' },
    { 'Sec-Fetch-Mode': 'websocket' },
    { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'iframe' },
    { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'cors' },
    { 'Sec-Fetch-Dest': 'script' },
  ])('refuses the context %j', (headers) => {
    expect(codeOf(request(headers))).toBe('context-not-allowed')
  })

  test('health may be typed into the address bar, and only there without an origin of ours', () => {
    const typed = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' }
    expect(codeOf(request(typed, '/health'))).toBe('admitted')
    expect(codeOf(request(typed, '/mosaygent/events'))).toBe('context-not-allowed')
    expect(codeOf(request({ ...typed, 'Sec-Fetch-Site': 'cross-site' }, '/health'))).toBe(
      'context-not-allowed',
    )
  })

  test.each([
    'Via',
    'Forwarded',
    'X-Forwarded-For',
    'x-forwarded-host',
    'X-Real-IP',
    'X-Original-URL',
    'X-HTTP-Method-Override',
    'X-HTTP-Method',
    'X-Method-Override',
    'X-Original-Host',
  ])('refuses what came through a proxy (%s)', (name) => {
    expect(codeOf(request({ [name]: 'anything' }))).toBe('proxied-request')
  })

  test.each([
    'http://127.0.0.1:8080/health',
    '//evil.example/health',
    '*',
    '/mosaygent/../health',
    '/mosaygent/./health',
    '/mosaygent%2fevents',
    '/%2e%2e/health',
    '/mosaygent\\events',
    '/health\u0000',
    'health',
    '/mosaygent/environment/status;x',
  ])('refuses the target %j', (target) => {
    expect(codeOf(request({}, target))).toBe('malformed-request')
  })

  test('speaks HTTP/1.1, GET, POST and OPTIONS alone, and takes nothing encoded', () => {
    expect(codeOf({ ...request(), httpVersion: '1.0' })).toBe('malformed-request')
    for (const method of ['HEAD', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'get'])
      expect(codeOf({ ...request(), method })).toBe('method-not-allowed')
    expect(codeOf(request({ 'Content-Encoding': 'gzip' }))).toBe('unsupported-media-type')
    expect(codeOf(request({ 'Content-Type': 'application/json', 'content-type': 'text/plain' }))).toBe(
      'malformed-request',
    )
  })

  test.each<Record<string, string>>([
    { Referer: 'http://evil.example/' },
    { Cookie: 'a=b' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('counts %j as browser evidence', (headers) => {
    const verdict = admit(request(headers), rules)
    expect(verdict.admitted && verdict.admission.fromBrowser).toBe(true)
  })

  test("Node's own fetch is a script, although it sends a mode", () => {
    const verdict = admit(request({ 'Sec-Fetch-Mode': 'cors' }), rules)
    expect(verdict.admitted && verdict.admission.fromBrowser).toBe(false)
  })

  test.each(['Basic abc', 'Bearer short', `bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)} x`])(
    'does not take %j for a token',
    (authorization) => {
      const verdict = admit(request({ Authorization: authorization }), rules)
      expect(verdict.admitted && verdict.admission.token).toBe(null)
    },
  )
})
