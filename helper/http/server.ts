import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { bind, closeServer } from '../ports/index.ts'
import { type AppDeps, createApp } from './app.ts'
import { admit, type Admission, type GuardRules, headerValues } from './guard/index.ts'
import { MAX_BODY_BYTES } from './request-body.ts'
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

export type ServerDeps = Omit<AppDeps, 'admissionOf'> & {
  /** Asked for 0: a free one. */
  readonly port: number
  readonly limits?: Limits
}

/**
 * The helper's web server: 127.0.0.1 only, and the guard before anything else sees a request, an upgrade or a tunnel.
 * Throws PortTakenError.
 */
export async function listen(deps: ServerDeps): Promise<HelperServer> {
  const admissions = new WeakMap<IncomingMessage, Admission>()
  const app = createApp({
    ...deps,
    admissionOf: (c) => {
      const admission = admissions.get(c.env.incoming)
      if (admission === undefined) throw new Error('a request reached the routes without passing the guard')
      return admission
    },
  })
  const answer = getRequestListener(app.fetch)
  let rules: () => GuardRules = () => ({ hosts: new Set(), origins: new Set() })

  const receive = (request: IncomingMessage, response: ServerResponse, goOn?: () => void) => {
    const verdict = admit(rawOf(request), rules())
    protect(response)
    response.setHeader('Vary', 'Origin')
    if (!verdict.admitted) {
      if (verdict.problem.code === 'method-not-allowed') response.setHeader('Allow', 'GET, POST, OPTIONS')
      return sendRefusal(request, response, verdict.problem)
    }
    const { origin } = verdict.admission
    if (origin !== null) response.setHeader('Access-Control-Allow-Origin', origin)
    if (request.method === 'OPTIONS') return preflight(request, response, origin)
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return sendRefusal(request, response, { code: 'request-too-large', detail: 'Request too large' })
    admissions.set(request, verdict.admission)
    goOn?.()
    return void answer(request, response)
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
  server.on('request', (request, response) => receive(request, response))
  // who waits for a word before he sends his body gets it from behind the guard
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    receive(request, response, () => response.writeContinue()),
  )
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    protect(response)
    sendRefusal(request, response, MALFORMED)
  })
  refuseOtherProtocols(server, () => rules())

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

const MALFORMED = { code: 'malformed-request', detail: 'Malformed request' } as const

/** Nothing here speaks another protocol: upgrades and tunnels end at the guard, and so does what is no HTTP. */
function refuseOtherProtocols(server: Server, rules: () => GuardRules): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    const verdict = admit(rawOf(request), rules())
    endSocket(
      socket,
      verdict.admitted ? { code: 'upgrade-not-allowed', detail: 'Upgrade not allowed' } : verdict.problem,
    )
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    endSocket(socket, MALFORMED)
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
