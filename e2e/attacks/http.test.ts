import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, expectHealthy, expectRefusal, expectRefused } from './expect-refused.ts'
import { type Attempt, write } from './request.ts'
import { openHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start' }
const SET = { method: 'POST', target: '/mosaygent/environment/set-directory' }
const METHOD = { status: 405, detail: 'Method not allowed' }
const MALFORMED = { status: 400, detail: 'Malformed request' }
const PROXY = { status: 403, detail: 'Proxied request not allowed' }

/** Each as a script sends it; the guard holds a browser to the same. */
const one = (
  id: string,
  name: string,
  attempt: Attempt,
  expected: Pick<Case, 'status' | 'detail'>,
): Case => ({ id, name, attempt: () => attempt, ...expected })

const CASES: readonly Case[] = [
  one('D01', 'GET on a POST route', { target: START.target }, METHOD),
  ...['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map((method) =>
    one('D02', method, { ...START, method }, METHOD),
  ),
  one(
    'D03',
    'another method in a header',
    { target: START.target, headers: ['X-HTTP-Method-Override: POST'] },
    PROXY,
  ),
  one(
    'D08',
    'length and chunks',
    {
      ...SET,
      headers: ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      after: '0\r\n\r\nGET /mosaygent/flutter/start HTTP/1.1\r\n\r\n',
    },
    MALFORMED,
  ),
  one(
    'D08',
    'two lengths',
    { ...SET, headers: ['Content-Length: 4', 'Content-Length: 5'], after: '{"a"}' },
    MALFORMED,
  ),
  one(
    'D08',
    'an unknown transfer encoding',
    { ...SET, headers: ['Transfer-Encoding: chunked, x'], after: '0\r\n\r\n' },
    MALFORMED,
  ),
  one(
    'D25',
    'a foreign origin behind two thousand headers',
    { ...START, headers: [...Array.from({ length: 2_100 }, () => 'a:'), 'Origin: http://evil.test'] },
    { status: 403, detail: 'Origin not allowed' },
  ),
  one(
    'D25',
    'a second host behind two thousand headers',
    { ...START, headers: [...Array.from({ length: 2_100 }, () => 'a:'), 'Host: evil.test'] },
    MALFORMED,
  ),
  one('D08', 'a folded header', { headers: ['X-A: b', ' Host: evil.test'] }, MALFORMED),
  one('D08', 'a blank before the colon', { headers: ['X-A : b'] }, MALFORMED),
  one('D08', 'a bare line feed in a header', { headers: ['X-A: b\nHost: evil.test'] }, MALFORMED),
  {
    ...one('D16', 'a tunnel', {}, MALFORMED),
    bytes: () => Buffer.from('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n'),
  },
  one('D16', 'OPTIONS *', { method: 'OPTIONS', target: '*' }, MALFORMED),
  ...[
    'http://127.0.0.1/health',
    'http://evil.test/health',
    '//evil.test/health',
    '/mosaygent/../health',
    '/mosaygent/./health',
    '/%2e%2e/health',
    '/mosaygent%2fevents',
    '/mosaygent%5cevents',
    '/mosaygent;x/events',
    '/health%00',
    'health',
  ].map((target) => one('D18', `target ${target}`, { target }, MALFORMED)),
  ...[
    '/MOSAYGENT/environment/directory',
    '/mosaygent/environment/directory/',
    '/mosaygent',
    '/',
    '/constructor',
    '/mosaygent//events',
  ].map((target) => one('D18', `target ${target}`, { target }, { status: 404, detail: 'Not found' })),
  {
    ...one('D19', 'no HTTP', {}, MALFORMED),
    bytes: () => Buffer.from('\u0016\u0003\u0001\u0002 hello\r\n\r\n'),
  },
  {
    ...one('D19', 'HTTP/2 without being asked', {}, MALFORMED),
    bytes: () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  },
  one('D20', 'an expectation that we do not know', { ...SET, headers: ['Expect: 200-ok'] }, MALFORMED),
]

describe('HTTP', { tags: ['P-109', 'P-110'] }, () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(harness, one)
    expect.hasAssertions()
  })

  test('D02 HEAD is refused, and runs no GET', async () => {
    const before = await harness.traces()
    const reply = await harness.send({ method: 'HEAD' })
    expect([reply.status, reply.headers.get('allow'), reply.body]).toEqual([405, 'GET, POST, OPTIONS', ''])
    expect(await harness.traces()).toEqual(before)
  })

  test('D01 the wrong method is told the right one', async () => {
    const reply = await harness.send({ target: START.target })
    expect(reply.headers.get('allow')).toBe('POST')
  })

  test('D08 what is smuggled behind a request is a request of its own, with a guard of its own', async () => {
    const before = await harness.traces()
    const first = write({ host: harness.host, target: '/health', headers: ['Connection: keep-alive'] })
    const second = write({ host: 'evil.test', ...START })
    const reply = await harness.exchange(Buffer.concat([first, second]))
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('Host not allowed')
    expect(await harness.traces()).toEqual(before)
  })

  test('D20 who waits for leave to send his body gets it from behind the guard alone', async () => {
    const ask = {
      ...SET,
      headers: ['Expect: 100-continue', 'Content-Type: application/json', 'Content-Length: 9999'],
    }
    const refused = await harness.send({ ...ask, origin: 'https://evil.test' })
    expectRefusal(harness, refused, { status: 403, detail: 'Origin not allowed' })
    await expectHealthy(harness)
    expect(refused.body).not.toContain('100 Continue')
  })
})
