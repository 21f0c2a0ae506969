import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, expectRefusal, expectRefused } from './expect-refused.ts'
import type { Attempt } from './request.ts'
import { openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const STOP = { method: 'POST', target: '/mosaygent/flutter/stop' }
const START = { method: 'POST', target: '/mosaygent/flutter/start' }
const PAGE = { method: 'POST', target: '/mosaygent/flutter/page' }
const SET = { method: 'POST', target: '/mosaygent/environment/set-directory' }
const MEDIA = { status: 415, detail: 'Use application/json' }
const ENCODED = { status: 415, detail: 'Use application/json, not encoded' }
const SIZE = { status: 413, detail: 'Request too large' }
const MALFORMED = { status: 400, detail: 'Malformed request' }
const field = (detail: string) => ({ status: 422, detail })
const NO_OBJECT = field('Invalid body: a JSON object is expected')

const browser = (attempt: Attempt) => (harness: Harness) => ({
  origin: SERVED,
  token: harness.token,
  ...attempt,
})
/** Each as a script sends it; the guard holds a browser to the same. */
const one = (
  id: string,
  name: string,
  attempt: Attempt,
  expected: Pick<Case, 'status' | 'detail'>,
): Case => ({ id, name, attempt: () => attempt, ...expected })
const set = (id: string, name: string, body: string | Buffer, expected: Pick<Case, 'status' | 'detail'>) =>
  one(id, name, { ...SET, body }, expected)

const page = (name: string, body: object, detail: string) =>
  one('D24', name, { ...PAGE, body: JSON.stringify(body) }, field(detail))
const FAILED = { state: 'failed', page: 'tab', receipt: '2026-11-21T14:02:11.000Z', reason: 'x', errors: [] }

const CASES: readonly Case[] = [
  page('an unknown state', { state: 'white', page: 'tab' }, 'Invalid state'),
  page(
    'a page of 65 characters',
    { state: 'open', page: 'a'.repeat(65) },
    'Invalid page: longer than 64 characters',
  ),
  page('a page without a name', { state: 'open', page: '' }, 'Invalid page'),
  page(
    'a receipt of 41 characters',
    { state: 'shown', page: 'tab', receipt: 'a'.repeat(41) },
    'Invalid receipt: longer than 40 characters',
  ),
  page(
    'a receipt that is a list',
    { state: 'shown', page: 'tab', receipt: ['a'] },
    'Invalid receipt: a string is expected',
  ),
  page(
    'a receipt whole',
    { state: 'shown', page: 'tab', receipt: 'a', outcome: 'applied' },
    'Invalid body: it has a field that this call does not know',
  ),
  page(
    'a reason of 501 characters',
    { ...FAILED, reason: 'a'.repeat(501) },
    'Invalid reason: longer than 500 characters',
  ),
  page(
    '21 errors',
    { ...FAILED, errors: Array.from({ length: 21 }, () => 'a') },
    'Invalid errors: more than 20 entries',
  ),
  page(
    'an error of 2001 characters',
    { ...FAILED, errors: ['a'.repeat(2_001)] },
    'Invalid errors.0: longer than 2000 characters',
  ),
  ...[
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonp',
    '',
  ].map((type) =>
    one(
      'D04',
      `media type "${type}"`,
      { ...SET, headers: [`Content-Type: ${type}`], body: '{"path":"/tmp"}' },
      MEDIA,
    ),
  ),
  one(
    'D04',
    'a charset of its own',
    { ...SET, headers: ['Content-Type: application/json; charset=utf-7'], body: '{"path":"/tmp"}' },
    MEDIA,
  ),
  one(
    'D05',
    'two media types',
    {
      ...SET,
      headers: ['Content-Type: application/json', 'Content-Type: text/plain'],
      body: '{"path":"/tmp"}',
    },
    MALFORMED,
  ),
  set('D06', 'a body of 65 KiB', JSON.stringify({ path: 'a'.repeat(65 * 1024) }), SIZE),
  one('D06', 'a length that is never sent', { ...SET, headers: ['Content-Length: 9999999999'] }, SIZE),
  one(
    'D06',
    'chunks of 65 KiB',
    {
      ...SET,
      headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      after: `${(66_000).toString(16)}\r\n${'a'.repeat(66_000)}\r\n0\r\n\r\n`,
    },
    SIZE,
  ),
  one('D06', 'headers of 17 KiB', { headers: [`X-Long: ${'a'.repeat(17_000)}`] }, SIZE),
  one('D06', 'an address of 17 KiB', { target: `/health?${'a'.repeat(17_000)}` }, SIZE),
  ...['gzip', 'deflate', 'br', 'identity'].map((encoding) =>
    one(
      'D07',
      `a body in ${encoding}`,
      { ...SET, headers: [`Content-Encoding: ${encoding}`], body: '{"path":"/tmp"}' },
      ENCODED,
    ),
  ),
  ...['[]', '"x"', 'null', '1', 'true', '', '{"path"', '{"path":"/tmp"} x', "{'path':'/tmp'}"].map((body) =>
    set('D10', `${JSON.stringify(body)} in place of an object`, body, NO_OBJECT),
  ),
  set(
    'D11',
    'an unknown key',
    '{"path":"/tmp","x":1}',
    field('Invalid body: it has a field that this call does not know'),
  ),
  one(
    'D11',
    'a key where there is no body',
    { ...STOP, body: '{"x":1}' },
    field('Invalid body: this call takes none'),
  ),
  one(
    'D11',
    'an unknown key where the body is optional',
    { ...START, body: '{"x":1}' },
    field('Invalid body: it has a field that this call does not know'),
  ),
  set(
    'D12',
    '__proto__',
    '{"path":"/tmp","__proto__":{"a":1}}',
    field('Invalid body: it has a field that this call does not know'),
  ),
  set(
    'D12',
    'constructor',
    '{"path":"/tmp","constructor":{"prototype":{"a":1}}}',
    field('Invalid body: it has a field that this call does not know'),
  ),
  one(
    'D12',
    '__proto__ where there is no body',
    { ...STOP, body: '{"__proto__":{"a":1}}' },
    field('Invalid body: this call takes none'),
  ),
  ...['[]', '1', '{}', 'null', 'true'].map((value) =>
    set(
      'D13',
      `${value} in place of a text`,
      `{"path":${value}}`,
      field('Invalid path: a string is expected'),
    ),
  ),
  set('D14', 'ten thousand brackets', '['.repeat(10_000), NO_OBJECT),
  set('D14', 'ten thousand lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, NO_OBJECT),
  set(
    'D14',
    'ten thousand lists in a field',
    `{"path":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    field('Invalid path: a string is expected'),
  ),
  set('D15', 'bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), NO_OBJECT),
  set('D15', 'a byte order mark', `\uFEFF{"path":"/tmp"}`, NO_OBJECT),
  set('D15', 'half a character', String.raw`{"path":"/tmp/\ud800"}`, field('Invalid body: broken text')),
]

describe('the shape of what is sent', { tags: ['P-109', 'P-110'] }, () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(harness, one)
    expect('a' in {}).toBe(false)
  })

  test('D17 line ends in a field reach no log', async () => {
    const attempt = browser({
      method: 'POST',
      target: '/mosaygent/firebase/set-project',
      body: JSON.stringify({ project_id: 'a\r\nFAKE LINE' }),
    })
    const reply = await harness.send(attempt(harness))
    const { detail }: { detail: string } = JSON.parse(reply.body)
    expectRefusal(harness, reply, { status: 422, detail, readableBy: SERVED })
    expect(harness.log.join('\n')).not.toContain('FAKE')
  })
})
