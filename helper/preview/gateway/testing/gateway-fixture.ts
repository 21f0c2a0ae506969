import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import type { Peers } from '../../../peer/index.ts'
import { createGateway, type Gateway, type GatewayTarget } from '../gateway.ts'

/** One request as the app behind the gateway received it; an upgrade has the method `UPGRADE`. */
interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly raw: string[]
  readonly body: string
}

/** A gateway in front of an app that echoes requests; both are created again for each test of the file. */
export class GatewayFixture {
  seen: ReceivedRequest[] = []
  target: GatewayTarget = appAt(0)
  gateway: Gateway
  port = 0
  appPort = 0
  #app: Server

  constructor() {
    this.gateway = this.#gateway()
    this.#app = createServer()
    beforeEach(async () => {
      this.seen = []
      this.#app = echo(this.seen)
      this.appPort = await listening(this.#app)
      this.target = appAt(this.appPort)
      this.gateway = this.#gateway()
      this.port = await this.gateway.listen(0)
    })
    afterEach(async () => {
      await this.gateway.close()
      this.#app.closeAllConnections()
      await new Promise((resolve) => this.#app.close(resolve))
    })
  }

  /** Writes bytes as they are and reads until the other end closes, or until `enough`. */
  raw(text: string, enough: (answer: string) => boolean = () => false): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(text.replaceAll('\n', '\r\n')))
      let answer = ''
      socket.on('data', (bytes) => {
        answer += bytes.toString('latin1')
        if (enough(answer)) socket.destroy()
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  get(path: string, headers: string): Promise<string> {
    return this.raw(`GET ${path} HTTP/1.1\n${headers}\nConnection: close\n\n`)
  }

  #gateway(): Gateway {
    return createGateway({
      target: () => this.target,
      frameAncestors: () => ['http://localhost:36412'],
      peers: THIS_USER,
    })
  }
}

/** Treats every caller as this user. */
export const THIS_USER: Pick<Peers, 'peerOf'> = { peerOf: async () => 'this-user' }

/** An app at a port, as most projects have theirs. */
export const appAt = (
  port: number,
  given: { project?: string; ownWorkers?: boolean; sketchKey?: string } = {},
): GatewayTarget => ({
  kind: 'app',
  port,
  sketchKey: null,
  project: '/projets/marée',
  ownWorkers: false,
  ...given,
})

/** The headers that ask for a WebSocket. */
export const UPGRADE =
  'Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

export const statusOf = (answer: string) => Number(answer.split(' ')[1])

/** Listens on a free loopback port and resolves with it. */
export const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

async function bodyOf(message: IncomingMessage): Promise<string> {
  let body = ''
  message.setEncoding('utf8').on('data', (text: string) => (body += text))
  await once(message, 'end')
  return body
}

/** An app that echoes the body of a request and accepts WebSockets, except at `/refused`. */
function echo(seen: ReceivedRequest[]): Server {
  const app = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, response) => {
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
  return app.on('upgrade', (incoming, socket) => {
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
}
