import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Problem } from '../errors/index.ts'
import { isAdmitted, type Peers, watchConnections } from '../peer/index.ts'
import { bind, closeServer } from '../ports/index.ts'
import { type AppDeps, createApp } from './app.ts'
import { admit, type GuardRules, headerValues } from './guard/index.ts'
import { MAX_BODY_BYTES, TOO_LARGE } from './request-body.ts'
import { endSocket, problemOfReader, PROTECTION, sendRefusal } from './wire.ts'

export interface HelperServer {
  readonly port: number
  close(): Promise<void>
}

/** How long a request may take to arrive, in ms; a reply may last. */
export interface Limits {
  readonly headersMs: number
  /** Headers and body together. */
  readonly requestMs: number
  /** How often it is looked whether one is late. */
  readonly checkMs: number
}
export const LIMITS: Limits = { headersMs: 10_000, requestMs: 15_000, checkMs: 1_000 }
const MAX_HEADER_BYTES = 16_384

export interface ServerDeps extends AppDeps {
  /** Asked for 0: a free one. */
  readonly port: number
  /** Whose connection it is, as far as the system tells: asked before anything of the request is looked at. */
  readonly peers: Peers
  readonly limits?: Limits
}

/**
 * The helper's web server: 127.0.0.1 only, and the guard before anything else sees a request, an upgrade or a tunnel.
 * Throws PortTakenError.
 */
export async function listen(deps: ServerDeps): Promise<HelperServer> {
  const answer = createApp(deps)
  let rules: () => GuardRules = () => ({ hosts: new Set(), origins: new Set() })

  const receive = async (request: IncomingMessage, response: ServerResponse, goOn?: () => void) => {
    const whose = await deps.peers.peerOf(request.socket)
    // gone meanwhile: a stream of events would wait for an end that has been
    if (request.socket.destroyed) return
    protect(response)
    if (!isAdmitted(whose)) return sendRefusal(request, response, LOCAL_USER)
    const verdict = admit(rawOf(request), rules())
    response.setHeader('Vary', 'Origin')
    if (!verdict.admitted) {
      if (verdict.problem.code === 'method-not-allowed') response.setHeader('Allow', 'GET, POST, OPTIONS')
      return sendRefusal(request, response, verdict.problem)
    }
    const { origin } = verdict.admission
    if (origin !== null) response.setHeader('Access-Control-Allow-Origin', origin)
    if (request.method === 'OPTIONS') return preflight(request, response, origin)
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return sendRefusal(request, response, TOO_LARGE.problem)
    const peer = async () => ((await deps.peers.isTunnelled(request.socket)) ? 'unknown' : whose)
    goOn?.()
    await answer(request, response, { ...verdict.admission, peer })
  }

  const { headersMs, requestMs, checkMs } = deps.limits ?? LIMITS
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // by default half a minute: a slow caller would stay three times as long as he may
    connectionsCheckingInterval: checkMs,
    // a missing Host is the guard's to refuse, in its own words
    requireHostHeader: false,
  })
  // what comes after the 2,000th is otherwise dropped unseen: the guard sees all, whose size is bounded
  server.maxHeadersCount = 0
  server.on('request', (request, response) => void receive(request, response))
  // a client that sent `Expect: 100-continue` gets its answer behind the guard
  server.on(
    'checkContinue',
    (request: IncomingMessage, response: ServerResponse) =>
      void receive(request, response, () => response.writeContinue()),
  )
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    protect(response)
    sendRefusal(request, response, MALFORMED)
  })
  refuseOtherProtocols(server, deps.peers, () => rules())
  watchConnections([server], deps.peers)

  const port = await bind(server, deps.port, '127.0.0.1')
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`])
  rules = () => {
    const { origin } = deps.pairing
    return { hosts, origins: new Set([...deps.served.origins(), ...(origin === null ? [] : [origin])]) }
  }
  return {
    port,
    // Event streams never end by themselves: every connection is ended.
    close: () => closeServer(server),
  }
}

const LOCAL_USER = { code: 'local-user-not-allowed', detail: 'Local user not allowed' } as const
const MALFORMED = { code: 'malformed-request', detail: 'Malformed request' } as const

/** Nothing here speaks another protocol: upgrades and tunnels end at the guard, and so does what is no HTTP. */
function refuseOtherProtocols(server: Server, peers: Peers, rules: () => GuardRules): void {
  const end = async (request: IncomingMessage, socket: Duplex, why: () => Problem) => {
    socket.on('error', () => socket.destroy())
    const peer = await peers.peerOf(request.socket)
    endSocket(socket, isAdmitted(peer) ? why() : LOCAL_USER)
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    void end(request, socket, () => {
      const verdict = admit(rawOf(request), rules())
      return verdict.admitted
        ? { code: 'upgrade-not-allowed', detail: 'Upgrade not allowed' }
        : verdict.problem
    })
  })
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    void end(request, socket, () => MALFORMED)
  })
  const replying = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (request, response) => replying.set(request.socket, response))
  server.on('clientError', (error: Error, socket: Duplex) => {
    const begun = replying.get(socket)
    // a reply that has begun cannot be taken back, nor another one put behind it
    if (!socket.writable || (begun?.headersSent === true && !begun.writableFinished)) socket.destroy()
    else endSocket(socket, problemOfReader(error))
  })
}

function protect(response: ServerResponse): void {
  for (const [name, value] of Object.entries(PROTECTION)) response.setHeader(name, value)
}

function rawOf(request: IncomingMessage) {
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    httpVersion: request.httpVersion,
    rawHeaders: request.rawHeaders,
  }
}

function preflight(request: IncomingMessage, response: ServerResponse, origin: string | null): void {
  response.setHeader('Vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Private-Network')
  if (origin !== null) {
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, last-event-id')
    // A hosted page may reach this machine's own addresses only where it is told so (Chromium before 142 asks).
    if (headerValues(rawOf(request), 'access-control-request-private-network').includes('true'))
      response.setHeader('Access-Control-Allow-Private-Network', 'true')
    response.setHeader('Access-Control-Max-Age', '600')
  }
  response.writeHead(204).end()
}
