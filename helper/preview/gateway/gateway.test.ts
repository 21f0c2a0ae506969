import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortTakenError } from '../../errors/index.ts'
import { createGateway, type Gateway, type GatewayTarget } from './gateway.ts'

let app: Server
let appPort: number
let seen: { method: string; url: string; raw: string[]; body: string }[]
let gateway: Gateway
let port: number
let target: GatewayTarget

const bodyOf = async (message: IncomingMessage) => {
  let body = ''
  message.setEncoding('utf8').on('data', (text: string) => (body += text))
  await once(message, 'end')
  return body
}
const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

beforeEach(async () => {
  seen = []
  app = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', raw: incoming.rawHeaders, body })
      response.writeHead(incoming.url === '/missing.js' ? 404 : 200, {
        'content-type': incoming.url === '/main.dart.js' ? 'text/javascript' : 'text/plain',
        'cache-control': 'max-age=3600',
        'set-cookie': ['a=1', 'b=2'],
        connection: 'close, x-private',
        'x-private': 'no',
      })
      response.end(`app says ${body}`)
    })
  })
  app.on('upgrade', (incoming, socket) => {
    seen.push({ method: 'UPGRADE', url: incoming.url ?? '', raw: incoming.rawHeaders, body: '' })
    if (incoming.url === '/refused') {
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const accept = createHash('sha1')
      .update(`${incoming.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    socket.on('data', (bytes) => socket.write(bytes))
    socket.on('end', () => socket.end())
    socket.on('error', () => undefined)
  })
  appPort = await listening(app)
  target = { kind: 'app', port: appPort }
  gateway = createGateway({ target: () => target, frameAncestors: () => ['http://localhost:36412'] })
  port = await gateway.listen(0)
})
afterEach(async () => {
  await gateway.close()
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

/** Writes bytes as they are and reads until the other end closes, or until `enough`. */
function raw(text: string, enough: (answer: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text.replaceAll('\n', '\r\n')))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
      if (enough(answer)) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
const get = (path: string, headers: string) => raw(`GET ${path} HTTP/1.1\n${headers}\nConnection: close\n\n`)
const status = (answer: string) => Number(answer.split(' ')[1])

describe('forwarding', () => {
  test('the request as it is, the browser’s Host included, nothing added', async () => {
    const answer = await raw(
      `POST /api?x=%20%C3%A9 HTTP/1.1\nHost: localhost:${port}\nX-Own: 1\nContent-Length: 5\nTE: trailers\nConnection: close, X-Hop\nX-Hop: 1\n\nhello`,
    )
    expect(status(answer)).toBe(200)
    expect(answer).toContain('app says hello')
    const [request] = seen
    expect(request).toMatchObject({ method: 'POST', body: 'hello' })
    const names = request?.raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect(names).toEqual(['host', 'x-own', 'content-length', 'connection'])
    expect(request?.raw[1]).toBe(`localhost:${port}`)
  })

  test('the answer as it is, less the hop, with what the frame needs', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/assets/logo.png`)
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(reply.headers.get('x-private')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('max-age=3600')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toBe("frame-ancestors 'self' http://localhost:36412")
    expect((await fetch(`http://127.0.0.1:${port}/missing.js`)).status).toBe(404)
  })

  test.each(['/', '/index.html', '/main.dart.js', '/flutter_bootstrap.js', '/?t=1'])(
    '%s is never cached',
    async (path) => {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control')).toBe('no-store')
    },
  )

  test('bodies stream in both directions', async () => {
    const echo = createServer((incoming, response) => void incoming.pipe(response))
    target = { kind: 'app', port: await listening(echo) }
    const heard = await new Promise<string>((resolve, reject) => {
      const upload = request({ host: '127.0.0.1', port, method: 'PUT', path: '/up' }, (answer) => {
        answer.once('data', (piece: Buffer) => {
          // the first piece came back before the upload ended
          resolve(piece.toString())
          upload.end()
          answer.resume()
        })
      })
      upload.on('error', reject)
      upload.write('first')
    })
    expect(heard).toBe('first')
    echo.closeAllConnections()
    echo.close()
  })

  test('an event stream opens before its first event', async () => {
    let left: () => void = () => undefined
    const pageLeft = new Promise<void>((resolve) => (left = resolve))
    const stream = createServer((_, response) => {
      response.once('close', () => left())
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    })
    target = { kind: 'app', port: await listening(stream) }
    const leave = new AbortController()
    const reply = await fetch(`http://127.0.0.1:${port}/events`, { signal: leave.signal })
    expect(reply.headers.get('content-type')).toBe('text/event-stream')
    leave.abort()
    await pageLeft
    stream.closeAllConnections()
    stream.close()
  })

  test('large answers arrive whole', async () => {
    const big = Buffer.alloc(8 * 1024 * 1024, 'é')
    const server = createServer((_, response) => response.end(big))
    target = { kind: 'app', port: await listening(server) }
    const reply = await fetch(`http://127.0.0.1:${port}/big.wasm`)
    expect(Buffer.from(await reply.arrayBuffer()).equals(big)).toBe(true)
    server.closeAllConnections()
    server.close()
  })

  test('an app that does not answer is told, and the next try works', async () => {
    const gone = createServer()
    const free = await listening(gone)
    await new Promise((resolve) => gone.close(resolve))
    target = { kind: 'app', port: free }
    const reply = await fetch(`http://127.0.0.1:${port}/`)
    expect(reply.status).toBe(502)
    expect(await reply.text()).toContain('The app does not answer')
    target = { kind: 'app', port: appPort }
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })
})

const UPGRADE =
  'Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

describe('WebSockets', () => {
  test('are joined both ways, with Host and Origin unchanged (P-083)', async () => {
    const answer = await raw(
      `GET /$dwdsSseHandler HTTP/1.1\nHost: 127.0.0.1:${port}\nOrigin: http://127.0.0.1:${port}\n${UPGRADE}\n\nping`,
      (text) => text.endsWith('ping'),
    )
    expect(answer).toMatch(/^HTTP\/1.1 101 /)
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
    expect(seen[0]?.raw).toContain(`127.0.0.1:${port}`)
    expect(seen[0]?.raw).toContain(`http://127.0.0.1:${port}`)
  })

  test('an upgrade that the app refuses ends there: what follows on the socket is not forwarded', async () => {
    const smuggled = `GET /.env HTTP/1.1\nHost: evil.test\n\n`
    const answer = await raw(`GET /refused HTTP/1.1\nHost: 127.0.0.1:${port}\n${UPGRADE}\n\n${smuggled}`)
    expect(status(answer)).toBe(404)
    expect(seen.map((one) => one.url)).toEqual(['/refused'])
  })

  test.each([
    ['another origin', 'Host: 127.0.0.1:PORT\nOrigin: http://evil.test', 403],
    ['a null origin', 'Host: 127.0.0.1:PORT\nOrigin: null', 403],
    ['another host', 'Host: evil.test:PORT', 403],
  ])('%s is refused', async (_, headers, code) => {
    const answer = await raw(
      `GET /$dwdsSseHandler HTTP/1.1\n${headers.replace('PORT', String(port))}\n${UPGRADE}\n\n`,
    )
    expect(status(answer)).toBe(code)
    expect(seen).toEqual([])
  })

  test('other protocols are not upgraded', async () => {
    const answer = await raw(`GET / HTTP/1.1\nHost: 127.0.0.1:${port}\nUpgrade: h2c\nConnection: Upgrade\n\n`)
    expect(status(answer)).toBe(400)
    expect(seen).toEqual([])
  })
})

describe('the guard', () => {
  test.each([
    ['evil.test', 403],
    ['evil.test:PORT', 403],
    ['127.0.0.1', 403],
    ['127.0.0.1:1', 403],
    ['localhost.evil.test:PORT', 403],
    ['evil-localhost:PORT', 403],
    ['127.1:PORT', 403],
    ['2130706433:PORT', 403],
    ['localhost.:PORT', 403],
    ['[::1]:PORT', 403],
    ['127.0.0.1:PORT@evil.test', 403],
    ['', 403],
    ['LOCALHOST:PORT', 200],
    ['localhost:PORT', 200],
  ])('Host: %s', async (host, code) => {
    expect(status(await get('/', `Host: ${host.replace('PORT', String(port))}`))).toBe(code)
    expect(seen).toHaveLength(code === 200 ? 1 : 0)
  })

  test.each([
    ['twice', 'Host: 127.0.0.1:PORT\nHost: evil.test', 'HTTP/1.1'],
    ['twice, the other way', 'Host: evil.test\nHost: 127.0.0.1:PORT', 'HTTP/1.1'],
    ['twice the same', 'Host: 127.0.0.1:PORT\nHost: 127.0.0.1:PORT', 'HTTP/1.1'],
    ['missing', 'X: 1', 'HTTP/1.1'],
    ['missing, old protocol', 'X: 1', 'HTTP/1.0'],
  ])('Host %s', async (_, headers, version) => {
    const text = `GET / ${version}\n${headers.replaceAll('PORT', String(port))}\nConnection: close\n\n`
    expect(status(await raw(text))).toBe(403)
    expect(seen).toEqual([])
  })

  test.each([
    ['http://127.0.0.1:PORT', 200],
    ['http://localhost:PORT', 200],
    ['null', 403],
    ['http://localhost:36412', 403],
    ['https://127.0.0.1:PORT', 403],
    ['http://127.0.0.1:PORT.evil.test', 403],
    ['http://127.0.0.1:PORT, http://evil.test', 403],
    ['127.0.0.1:PORT', 403],
    ['', 403],
  ])('Origin: %s', async (origin, code) => {
    const headers = `Host: 127.0.0.1:${port}\nOrigin: ${origin.replaceAll('PORT', String(port))}`
    expect(status(await get('/', headers))).toBe(code)
    expect(seen).toHaveLength(code === 200 ? 1 : 0)
  })

  test.each([
    ['http://127.0.0.1/x', 400],
    ['//evil.test/x', 400],
    ['/a/../.env', 400],
    ['/assets/../../.env', 400],
    ['/assets/%2e%2e/x', 400],
    ['/assets/%2E/x', 400],
    ['/a%2fb', 400],
    ['/a%5c..%5cb', 400],
    ['/%00', 400],
    ['/%zz', 400],
    ['/.env', 403],
    ['/%2eenv', 403],
    ['/lib/.git/config', 403],
    ['/.well-known/x', 403],
    ['/assets/assets/.env', 200],
    ['/packages/a.b/c..d.js', 200],
    ['/a?next=/../.env', 200],
  ])('path %s', async (path, code) => {
    expect(status(await get(path, `Host: 127.0.0.1:${port}`))).toBe(code)
    expect(seen).toHaveLength(code === 200 ? 1 : 0)
  })
})

describe('its own page', () => {
  test('while nothing runs (P-082)', async () => {
    target = { kind: 'nothing' }
    const reply = await fetch(`http://127.0.0.1:${port}/any`)
    expect(reply.status).toBe(503)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://localhost:36412",
    )
    expect(await reply.text()).toContain('Nothing is running here')
    expect(status(await raw(`GET /x HTTP/1.1\nHost: 127.0.0.1:${port}\n${UPGRADE}\n\n`))).toBe(503)
  })

  test('while the app starts, what it does', async () => {
    target = { kind: 'starting', stage: 'Compiling <b>' }
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Compiling &#60;b&#62;.')
  })
})

test('a port in other hands is named', async () => {
  const second = createGateway({ target: () => target, frameAncestors: () => [] })
  const failure = await second.listen(port).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PortTakenError)
  expect(failure).toMatchObject({ port })
  await second.close()
})

test('closing ends open WebSockets and frees the port', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${UPGRADE.replaceAll('\n', '\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  await gateway.close()
  await closed
  const next = createServer()
  next.listen(port, '127.0.0.1')
  await once(next, 'listening')
  expect(next.listening).toBe(true)
  next.close()
})
