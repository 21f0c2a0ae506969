import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { readPlainRequest } from './plain-request.ts'

const HOST = 'Host: 127.0.0.1:1'
const bytesOf = (first: string, ...lines: string[]) =>
  Buffer.from(`${[first, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
const GET = 'GET /a.js?b HTTP/1.1'

test('a plain request is read to the letter', { tags: 'P-730' }, () => {
  const lines = [HOST, 'Connection: Keep-Alive', 'X-Empty:', 'cookie: a=1; b=2\t', 'Range:bytes=0-1']
  expect(readPlainRequest(bytesOf(GET, ...lines))).toEqual({
    method: 'GET',
    url: '/a.js?b',
    rawHeaders: [
      'Host',
      '127.0.0.1:1',
      'Connection',
      'Keep-Alive',
      'X-Empty',
      '',
      'cookie',
      'a=1; b=2',
      'Range',
      'bytes=0-1',
    ],
    headers: {
      host: '127.0.0.1:1',
      connection: 'Keep-Alive',
      'x-empty': '',
      cookie: 'a=1; b=2',
      range: 'bytes=0-1',
    },
  })
})

test.each([
  ['another method', bytesOf('HEAD /a HTTP/1.1', HOST)],
  ['a method in small letters', bytesOf('get /a HTTP/1.1', HOST)],
  ['another version', bytesOf('GET /a HTTP/1.0', HOST)],
  ['a whole address', bytesOf('GET http://127.0.0.1:1/a HTTP/1.1', HOST)],
  ['a star', bytesOf('GET * HTTP/1.1', HOST)],
  ['a space in the address', bytesOf('GET /a b HTTP/1.1', HOST)],
  ['two spaces', bytesOf('GET  /a HTTP/1.1', HOST)],
  ['a letter beyond ASCII in the address', bytesOf('GET /é HTTP/1.1', HOST)],
  ['a length', bytesOf(GET, HOST, 'Content-Length: 0')],
  ['chunks', bytesOf(GET, HOST, 'Transfer-Encoding: chunked')],
  ['a name twice', bytesOf(GET, HOST, 'host: evil.test')],
  ['an upgrade', bytesOf(GET, HOST, 'Upgrade: websocket')],
  ['leave to send a body', bytesOf(GET, HOST, 'Expect: 100-continue')],
  ['a connection that ends', bytesOf(GET, HOST, 'Connection: close')],
  ['a connection that names a header', bytesOf(GET, HOST, 'Connection: keep-alive, x-a')],
  ['a proxy’s header', bytesOf(GET, HOST, 'Proxy-Connection: keep-alive')],
  ['a folded line', bytesOf(GET, HOST, 'X-A: b', ' c')],
  ['a space before the colon', bytesOf(GET, HOST, 'X-A : b')],
  ['no colon', bytesOf(GET, HOST, 'X-A')],
  ['no name', bytesOf(GET, HOST, ': b')],
  ['a line end within a value', bytesOf(GET, HOST, 'X-A: b\nX-B: c')],
  ['a carriage return within a value', bytesOf(GET, HOST, 'X-A: b\rX-B: c')],
  ['a zero', bytesOf(GET, HOST, 'X-A: b\0')],
  ['line ends of another kind', Buffer.from(`${GET}\n${HOST}\n\n`)],
  ['a line before it', Buffer.concat([Buffer.from('\r\n'), bytesOf(GET, HOST)])],
  ['half a head', bytesOf(GET, HOST).subarray(0, -1)],
  ['a byte behind it', Buffer.concat([bytesOf(GET, HOST), Buffer.from('G')])],
  ['another one behind it', Buffer.concat([bytesOf(GET, HOST), bytesOf(GET, HOST)])],
  ['more than any browser sends', bytesOf(GET, HOST, `X-A: ${'a'.repeat(16 * 1024)}`)],
])('%s is left to Node’s server', { tags: 'P-730' }, (_, bytes) => {
  expect(readPlainRequest(bytes)).toBe(null)
})

test('property: whatever is read as plain, Node’s server reads the same', { tags: 'P-730' }, async () => {
  const server = createServer()
  const piece = fc.oneof(
    fc.constantFrom('Host', 'Connection', 'keep-alive', 'X-A', ':', ': ', ' ', '\t', '\r\n', '\n', '\r', ','),
    fc.constantFrom('\0', 'é', '"', '\x7f', '/', '%2e', 'close', 'Content-Length', '0', 'TE', '\x0b', '@'),
    fc.string({ maxLength: 5 }),
  )
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  const line = fc.oneof(
    text,
    fc.tuple(fc.constantFrom('X-A', 'Accept', 'x_b', 'Cookie', 'Via'), text).map((pair) => pair.join(': ')),
  )
  let plain = 0
  await fuzz(
    fc.asyncProperty(text, fc.array(line, { maxLength: 5 }), async (path, lines) => {
      const bytes = bytesOf(`GET /${path} HTTP/1.1`, HOST, ...lines)
      const read = readPlainRequest(bytes)
      if (read === null) return
      plain += 1
      const connection = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() })
      const asked = once(server, 'request')
      server.emit('connection', connection)
      connection.push(bytes)
      const [request]: IncomingMessage[] = await asked
      expect([request?.method, request?.url, request?.rawHeaders]).toEqual(['GET', read.url, read.rawHeaders])
      expect(Number(request?.headers['content-length'] ?? 0)).toBe(0)
      connection.destroy()
    }),
    2_000,
  )
  // a property that never looks at anything proves nothing
  expect(plain).toBeGreaterThan(100)
})
