import { expect, test } from 'vitest'
import { isOwnLook, readRequest } from './requests.ts'

const AT = '2026-11-24T08:00:00.000Z'

test.each([
  ['INFO:     127.0.0.1:5 - "GET /tides?place=x&token=abc HTTP/1.1" 404 Not Found', 'GET /tides?… 404 null'],
  ['127.0.0.1 - - [24/Nov/2026 08:00:00] "POST /tides HTTP/1.1" 201 -', 'POST /tides 201 null'],
  ['[24/Nov/2026 08:00:00] "GET /admin/ HTTP/1.1" 302 0', 'GET /admin/ 302 null'],
  [
    '[GIN] 2026/11/24 - 08:00:00 | 200 |      34.5µs |       127.0.0.1 | GET      "/ping"',
    'GET /ping 200 0.03',
  ],
  ['\u001b[0mGET /tides \u001b[32m200\u001b[0m 3.125 ms - 15\u001b[0m', 'GET /tides 200 3.13'],
  ['08:00:00 | DELETE /tides/4 500 1.5s', 'DELETE /tides/4 500 1500'],
])('a request in %j', (line, expected) => {
  const told = readRequest(line, AT)
  expect(`${told?.method} ${told?.path} ${told?.status} ${told?.duration_ms}`).toBe(expected)
  expect(told?.at).toBe(AT)
})

test.each([
  'INFO:     Application startup complete.',
  'INFO:     127.0.0.1:5 - "HEAD /?mosaygent-look HTTP/1.1" 200 OK',
  'GET /tides',
  `"GET /${'x'.repeat(5_000)} HTTP/1.1" 200`,
])('none in %j', (line) => {
  expect(readRequest(line, AT)).toBeNull()
})

test('a look of ours is known by its mark, and by the path that was just asked', () => {
  expect(isOwnLook('"HEAD /?mosaygent-look HTTP/1.1" 404', [])).toBe(true)
  expect(isOwnLook('Not Found: /docs', ['/docs', '/'])).toBe(true)
  expect(isOwnLook('Not Found: /docs', [])).toBe(false)
  expect(isOwnLook('Not Found: /tides', ['/docs'])).toBe(false)
})
