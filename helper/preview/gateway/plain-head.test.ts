import { expect, test } from 'vitest'
import { readPlainHead } from './plain-head.ts'

const read = (...lines: string[]) => readPlainHead(Buffer.from(`${lines.join('\r\n')}\r\n\r\nbody`, 'latin1'))

test('a plain head is read to the letter, and where its body begins and ends', () => {
  const lines = [
    'HTTP/1.1 200 Très bien',
    'content-Length:  17\t',
    'Empty:',
    'X-A: b: c',
    'Connection: Keep-Alive',
  ]
  expect(read(...lines)).toEqual({
    status: 200,
    reason: 'Très bien',
    rawHeaders: ['content-Length', '17', 'Empty', '', 'X-A', 'b: c', 'Connection', 'Keep-Alive'],
    headBytes: lines.join('').length + lines.length * 2 + 2,
    bodyBytes: 17,
  })
})

test('what was not modified has no body, with a length or without', () => {
  expect(read('HTTP/1.1 304 Not Modified', 'Content-Length: 9', 'ETag: "a"')?.bodyBytes).toBe(0)
  expect(read('HTTP/1.1 304 Not Modified')?.bodyBytes).toBe(0)
})

test.each([
  ['another version', ['HTTP/1.0 200 OK', 'Content-Length: 4']],
  ['another protocol', ['ICY 200 OK', 'Content-Length: 4']],
  ['no reason, and no space before it', ['HTTP/1.1 200', 'Content-Length: 4']],
  ['a status that may have no body', ['HTTP/1.1 204 No Content', 'Content-Length: 4']],
  ['an answer before the answer', ['HTTP/1.1 103 Early Hints', 'Content-Length: 4']],
  ['a redirect', ['HTTP/1.1 302 Found', 'Content-Length: 4']],
  ['no length', ['HTTP/1.1 200 OK']],
  ['two lengths', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'content-length: 4']],
  ['a list of lengths', ['HTTP/1.1 200 OK', 'Content-Length: 4, 4']],
  ['a length with a sign', ['HTTP/1.1 200 OK', 'Content-Length: +4']],
  ['chunks', ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked']],
  ['chunks and a length', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'Transfer-Encoding: identity']],
  ['another protocol to come', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'Upgrade: h2c']],
  ['the end of the connection', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'Connection: close']],
  ['headers of the connection', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'Connection: keep-alive, x']],
  ['a space before a colon', ['HTTP/1.1 200 OK', 'Content-Length : 4']],
  ['a line that goes on', ['HTTP/1.1 200 OK', 'Content-Length: 4', ' X: a']],
  ['a line without a colon', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'X']],
  ['a name of no letters', ['HTTP/1.1 200 OK', 'Content-Length: 4', ': a']],
  ['a line feed alone', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'X: a\nContent-Length: 5']],
  ['a carriage return alone', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'X: a\rb']],
  ['a zero byte', ['HTTP/1.1 200 OK', 'Content-Length: 4', 'X: a\0b']],
])('%s is left to the parser', (_, lines) => {
  expect(read(...lines)).toBeNull()
})

test('a head that is not whole is left to the parser', () => {
  expect(readPlainHead(Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n'))).toBeNull()
  expect(readPlainHead(Buffer.alloc(0))).toBeNull()
})
