import { endpoints, EVENTS_PATH } from '@mosaygent/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, expectRefusal, expectRefused } from './expect-refused.ts'
import type { Attempt } from './request.ts'
import { HOSTED, openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const EVIL = 'https://evil.test'
const START = { method: 'POST', target: '/mosaygent/flutter/start' }
const SET = { method: 'POST', target: '/mosaygent/environment/set-directory', body: '{"path":"/tmp"}' }
const PREFLIGHT = {
  method: 'OPTIONS',
  target: '/mosaygent/flutter/start',
  headers: ['Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: authorization'],
}
const ORIGIN = { status: 403, detail: 'Origin not allowed' }
const CONTEXT = { status: 403, detail: 'Request context not allowed' }

const from = (id: string, name: string, origin: string, attempt: Attempt = START): Case => ({
  id,
  name,
  attempt: (harness) => ({ token: harness.token, ...attempt, origin }),
  ...ORIGIN,
})
const metadata = (site: string, mode: string, dest: string) => [
  `Sec-Fetch-Site: ${site}`,
  `Sec-Fetch-Mode: ${mode}`,
  `Sec-Fetch-Dest: ${dest}`,
]
const load = (id: string, name: string, headers: readonly string[], attempt: Attempt = {}): Case => ({
  id,
  name,
  attempt: () => ({ ...attempt, headers }),
  ...CONTEXT,
})

const CASES: readonly Case[] = [
  from('B01', 'a simple request of another site', EVIL, { ...START, token: null }),
  from('B02', 'a form of another site', EVIL, {
    ...SET,
    token: null,
    headers: ['Content-Type: application/x-www-form-urlencoded'],
    body: 'path=/tmp',
  }),
  from('B03', 'JSON as plain text', EVIL, { ...SET, token: null, headers: ['Content-Type: text/plain'] }),
  from('B04', 'a stolen token', EVIL),
  from('B05', 'our origin as a beginning', `${SERVED}.evil.test`),
  from('B06', 'our host as an end', 'https://evil-app.example'),
  from('B07', 'the hosted origin without TLS', 'http://app.example'),
  from('B07', 'the served origin with TLS', SERVED.replace('http:', 'https:')),
  from('B08', 'the next port', 'http://localhost:36411'),
  from('B09', 'the preview by its number', 'http://127.0.0.1:36413'),
  from('B09', 'the preview by its name', 'http://localhost:36413'),
  from('B10', 'upper case', SERVED.toUpperCase()),
  from('B10', 'a slash behind', `${SERVED}/`),
  from('B10', 'a path behind', `${SERVED}/x`),
  from('B10', 'the served dashboard by its number', SERVED.replace('localhost', '127.0.0.1')),
  from('B11', 'two origins in one header', `${SERVED}, ${EVIL}`),
  from('B11', 'two headers', SERVED, { ...START, headers: [`Origin: ${EVIL}`] }),
  from('B11', 'two headers, both listed', SERVED, { ...START, headers: [`Origin: ${HOSTED}`] }),
  from('B12', 'an extension', 'chrome-extension://abcdefghijklmnop'),
  from('B12', 'a file', 'file://'),
  from('B12', 'null', 'null'),
  from('B12', 'an empty origin', ''),
  from('B13', 'a preflight of another site', EVIL, PREFLIGHT),
  from('B17', 'a preflight of another site for this machine', EVIL, {
    ...PREFLIGHT,
    headers: [...PREFLIGHT.headers, 'Access-Control-Request-Private-Network: true'],
  }),
  load('B19', 'an image of another site', metadata('cross-site', 'no-cors', 'image')),
  load('B19', 'a script of another site', metadata('cross-site', 'no-cors', 'script')),
  load('B20', 'a link of another site', metadata('cross-site', 'navigate', 'document')),
  load('B20', 'a frame of another site', metadata('cross-site', 'navigate', 'iframe')),
  load('B20', 'the address bar', metadata('none', 'navigate', 'document')),
  from('B21', 'a form in a pop-up', EVIL, {
    ...START,
    headers: metadata('cross-site', 'navigate', 'document'),
  }),
  load('B22', 'a page of the same site without Origin', metadata('same-site', 'no-cors', 'empty')),
  {
    ...load('B22', 'the same in mode cors', metadata('same-site', 'cors', 'empty')),
    status: 401,
    detail: 'Not paired',
  },
  from('B24', 'an event source of another site', EVIL, {
    target: EVENTS_PATH,
    headers: ['Accept: text/event-stream'],
  }),
  from('B25', 'a path that is not there', EVIL, { target: '/nothing' }),
  from('B25', 'a handler that would fail', EVIL, {
    method: 'POST',
    target: '/mosaygent/environment/clone-flutter',
  }),
]

describe('Origin, permissions and Fetch Metadata', { tags: ['P-109', 'P-110'] }, () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(harness, one)
    expect.hasAssertions()
  })

  test('B14 B15 a preflight lists what there is, whatever was asked for', async () => {
    const before = await harness.traces()
    const reply = await harness.send({
      ...PREFLIGHT,
      origin: SERVED,
      headers: ['Access-Control-Request-Method: DELETE', 'Access-Control-Request-Headers: x-other'],
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, POST')
    expect(reply.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, last-event-id',
    )
    expect(await harness.traces()).toEqual(before)
  })

  test('B16 permission is for the one origin, never for all, never with credentials', async () => {
    for (const attempt of [
      { ...PREFLIGHT, origin: SERVED },
      { origin: SERVED, token: harness.token },
    ]) {
      const { headers } = await harness.send(attempt)
      expect(headers.get('access-control-allow-origin')).toBe(SERVED)
      expect(headers.get('vary')).toContain('Origin')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  test('B18 a listed origin that asks for this machine gets it, one that does not ask gets nothing', async () => {
    const asks = [...PREFLIGHT.headers, 'Access-Control-Request-Private-Network: true']
    const asked = await harness.send({ ...PREFLIGHT, origin: HOSTED, headers: asks })
    expect([asked.status, asked.headers.get('access-control-allow-private-network')]).toEqual([204, 'true'])
    const silent = await harness.send({ ...PREFLIGHT, origin: HOSTED })
    expect([silent.status, silent.headers.has('access-control-allow-private-network')]).toEqual([204, false])
  })

  test('B23 an upgrade is refused on every route, with and without a listed origin', async () => {
    const before = await harness.traces()
    const paths = new Set([EVENTS_PATH, ...Object.values(endpoints).map(({ path }) => path)])
    for (const target of paths)
      for (const origin of [null, SERVED]) {
        const reply = await harness.send({
          target,
          origin,
          token: harness.token,
          headers: [
            'Connection: Upgrade',
            'Upgrade: websocket',
            'Sec-WebSocket-Version: 13',
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ],
        })
        expectRefusal(harness, reply, { status: 403, detail: 'Upgrade not allowed' })
      }
    const foreign = await harness.send({
      host: 'evil.test',
      headers: ['Connection: Upgrade', 'Upgrade: h2c'],
    })
    expectRefusal(harness, foreign, { status: 403, detail: 'Host not allowed' })
    expect(await harness.traces()).toEqual(before)
  })
})
