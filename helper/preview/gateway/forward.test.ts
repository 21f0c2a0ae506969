import { createServer, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { appAt, GatewayFixture, listening, statusOf } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()

describe('forwarding', () => {
  test('the request as it is, the browser’s Host included, nothing added', async () => {
    const answer = await behind.raw(
      `POST /api?x=%20%C3%A9 HTTP/1.1\nHost: localhost:${behind.port}\nX-Own: 1\nContent-Length: 5\nTE: trailers\nConnection: close, X-Hop\nX-Hop: 1\n\nhello`,
    )
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('app says hello')
    const [request] = behind.seen
    expect(request).toMatchObject({ method: 'POST', body: 'hello' })
    const names = request?.raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect(names).toEqual(['host', 'x-own', 'content-length', 'connection'])
    expect(request?.raw[1]).toBe(`localhost:${behind.port}`)
  })

  test('the answer as it is, less the hop, with what the frame needs', async () => {
    const reply = await fetch(`http://127.0.0.1:${behind.port}/assets/logo.png`)
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(reply.headers.get('x-private')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('max-age=3600')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toBe("frame-ancestors 'self' http://localhost:36412")
    expect((await fetch(`http://127.0.0.1:${behind.port}/missing.js`)).status).toBe(404)
  })

  test.each(['/', '/index.html', '/main.dart.js', '/flutter_bootstrap.js', '/?t=1'])(
    '%s is never cached',
    async (path) => {
      expect((await fetch(`http://127.0.0.1:${behind.port}${path}`)).headers.get('cache-control')).toBe(
        'no-store',
      )
    },
  )

  test.each([
    ['GET', 'Transfer-Encoding: chunked'],
    ['DELETE', 'Transfer-Encoding: chunked'],
    ['OPTIONS', 'Transfer-Encoding: chunked'],
    ['GET', 'Content-Length: LENGTH\nConnection: content-length'],
    ['DELETE', 'Content-Length: LENGTH\nConnection: content-length'],
  ])('F48 the body of a %s that says %s is no request of its own', async (method, framing) => {
    const host = `Host: localhost:${behind.port}`
    const hidden = `GET /.env HTTP/1.1\n${host}\n\n`
    const length = hidden.replaceAll('\n', '\r\n').length
    const body = framing.startsWith('T') ? `${length.toString(16)}\n${hidden}\n0\n\n` : hidden
    const said = framing.replace('LENGTH', String(length))
    const answer = await behind.raw(`${method} /a.txt HTTP/1.1\n${host}\n${said}\n\n${body}`, (got) =>
      got.includes('app says'),
    )
    expect(statusOf(answer)).toBe(200)
    expect(behind.seen).toMatchObject([{ method, url: '/a.txt', body: hidden.replaceAll('\n', '\r\n') }])
  })

  test('bodies stream in both directions', async () => {
    const echo = createServer((incoming, response) => void incoming.pipe(response))
    behind.target = appAt(await listening(echo))
    const received = await new Promise<string>((resolve, reject) => {
      const upload = request(
        { host: '127.0.0.1', port: behind.port, method: 'PUT', path: '/up' },
        (answer) => {
          answer.once('data', (piece: Buffer) => {
            // the first piece came back before the upload ended
            resolve(piece.toString())
            upload.end()
            answer.resume()
          })
        },
      )
      upload.on('error', reject)
      upload.write('first')
    })
    expect(received).toBe('first')
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
    behind.target = appAt(await listening(stream))
    const leave = new AbortController()
    const reply = await fetch(`http://127.0.0.1:${behind.port}/events`, { signal: leave.signal })
    expect(reply.headers.get('content-type')).toBe('text/event-stream')
    leave.abort()
    await pageLeft
    stream.closeAllConnections()
    stream.close()
  })

  test('large answers arrive whole', async () => {
    const big = Buffer.alloc(8 * 1024 * 1024, 'é')
    const server = createServer((_, response) => response.end(big))
    behind.target = appAt(await listening(server))
    const reply = await fetch(`http://127.0.0.1:${behind.port}/big.wasm`)
    expect(Buffer.from(await reply.arrayBuffer()).equals(big)).toBe(true)
    server.closeAllConnections()
    server.close()
  })

  test('an app that does not answer gets a status page, and the next try works', async () => {
    const gone = createServer()
    const free = await listening(gone)
    await new Promise((resolve) => gone.close(resolve))
    behind.target = appAt(free)
    const reply = await fetch(`http://127.0.0.1:${behind.port}/`)
    expect(reply.status).toBe(502)
    expect(await reply.text()).toContain('The app does not answer')
    behind.target = appAt(behind.appPort)
    expect((await fetch(`http://127.0.0.1:${behind.port}/`)).status).toBe(200)
  })
})
