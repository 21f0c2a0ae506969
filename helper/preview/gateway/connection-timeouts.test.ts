import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt, listening, UPGRADE, THIS_USER } from './testing/gateway-fixture.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'

let app: Server
let gateway: Gateway
let port: number
let streams: ServerResponse[]
let sockets: Socket[]

beforeEach(async () => {
  streams = []
  sockets = []
  app = createServer((request, response) => {
    request.resume()
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      streams.push(response)
    } else if (request.url === '/large') response.end(Buffer.alloc(64 * 1024 * 1024))
    else if (request.url === '/slow') streams.push(response)
  }).on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.on('data', (bytes) => socket.write(bytes)).on('end', () => socket.end())
    socket.on('error', () => undefined)
  })
  const appPort = await listening(app)
  // the real waits are the same rule with larger numbers
  const timeouts = { headersMs: 200, idleMs: 600, checkMs: 50 }
  gateway = createGateway({
    target: () => appAt(appPort),
    frameAncestors: () => ['http://localhost:36412'],
    peers: THIS_USER,
    timeouts,
  })
  port = await gateway.listen(0)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await gateway.close()
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

/** A connection that sends only this text; `closed` resolves with what it received until the other side closed it. */
function stuck(text: string, reads = true) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket)
  let received = ''
  if (reads) socket.setEncoding('latin1').on('data', (piece: string) => (received += piece))
  socket.on('error', () => undefined)
  return { socket, received: () => received, closed: once(socket, 'close').then(() => received) }
}
const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`

describe('callers of the preview that never finish', () => {
  test('slow headers, and none at all, are closed with a word', async () => {
    for (const { closed } of [stuck(head('GET', '/')), stuck('')]) {
      const received = await closed
      expect(received).toMatch(/^HTTP\/1\.1 408 /)
      expect(received).toContain("frame-ancestors 'self' http://localhost:36412")
      expect(received).toContain('was not complete in time')
    }
  })

  test('an upload that stops is ended, also at the app', async () => {
    const aborted = new Promise((resolve) => app.once('request', (request) => request.once('close', resolve)))
    await stuck(`${head('POST', '/slow')}Content-Length: 20\r\n\r\nhalf`).closed
    await aborted
    expect(streams).toHaveLength(1)
  })

  test('an answer that is not taken is ended', async () => {
    const { socket, closed } = stuck(`${head('GET', '/large')}\r\n`, false)
    socket.pause()
    const ended = new Promise((resolve) =>
      app.once('request', (_request, response) => response.once('close', resolve)),
    )
    await ended
    socket.resume()
    await closed
    expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024)
  })

  test('event streams, slow answers and WebSockets outlast them, however silent', async () => {
    const stream = stuck(`${head('GET', '/stream')}\r\n`)
    const slow = stuck(`${head('GET', '/slow')}\r\n`)
    const joined = stuck(`${head('GET', '/ws')}${UPGRADE.replaceAll('\n', '\r\n')}\r\n\r\n`)
    await vi.waitUntil(() => streams.length === 2 && joined.received().includes('101'), 10_000)
    for (let times = 0; times < 3; times += 1)
      await stuck(`${head('POST', '/slow')}Content-Length: 20\r\n\r\nhalf`).closed
    joined.socket.write('still there')
    for (const response of streams) response.end('data: late\n\n')
    await vi.waitUntil(
      () =>
        [stream, slow].every(({ received }) => received().includes('late')) &&
        joined.received().endsWith('there'),
      10_000,
    )
    expect(joined.socket.destroyed).toBe(false)
  })

  test('what is no HTTP, and headers without end, are refused in our words', async () => {
    for (const text of ['no http\r\n\r\n', `${head('GET', '/')}X-Long: ${'a'.repeat(1024 * 1024)}\r\n\r\n`]) {
      const received = await stuck(text).closed
      expect(received).toMatch(/^HTTP\/1\.1 400 /)
      expect(received).toContain('<title>Not served</title>')
      expect(received.toLowerCase()).not.toContain('clear-site-data')
    }
  })

  test('the real waits are those that are promised', () => {
    expect(CONNECTION_TIMEOUTS).toEqual({ headersMs: 10_000, idleMs: 120_000, checkMs: 1_000 })
  })
})
