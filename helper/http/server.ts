import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { toRefusal, type Problem } from '../errors/index.ts'
import { bind, closeServer } from '../ports/index.ts'
import { type AppDeps, createApp } from './app.ts'
import { admit, type Admission, type GuardRules } from './guard/index.ts'
import { MAX_BODY_BYTES } from './request-body.ts'

export interface HelperServer {
  readonly port: number
  close(): Promise<void>
}

export type ServerDeps = Omit<AppDeps, 'admissionOf'> & {
  /** Asked for 0: a free one. */
  readonly port: number
}

/** On every reply, refusals included. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

/**
 * The helper's web server: 127.0.0.1 only, and the guard before anything else sees a request. Upgrades are refused:
 * nothing here speaks another protocol. Throws PortTakenError.
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

  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 15_000 })
  server.on('request', (request, response) => {
    const verdict = admit(rawOf(request), rules())
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    if (!verdict.admitted) return send(request, response, verdict.problem)
    allowOrigin(response, verdict.admission.origin)
    if (request.method === 'OPTIONS') return preflight(response, verdict.admission.origin)
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      return send(request, response, { code: 'request-too-large', detail: 'Request too large' })
    }
    admissions.set(request, verdict.admission)
    return void answer(request, response)
  })
  server.on('upgrade', (_request, socket) => {
    const body = JSON.stringify(
      toRefusal({ code: 'upgrade-not-allowed', detail: 'Upgrade not allowed' }).body,
    )
    socket.end(
      `HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
  })

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

function rawOf(request: IncomingMessage) {
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    httpVersion: request.httpVersion,
    rawHeaders: request.rawHeaders,
  }
}

function allowOrigin(response: ServerResponse, origin: string | null): void {
  response.setHeader('Vary', 'Origin')
  if (origin !== null) response.setHeader('Access-Control-Allow-Origin', origin)
}

function preflight(response: ServerResponse, origin: string | null): void {
  if (origin !== null) {
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, last-event-id')
    // A hosted page may reach this machine's own addresses only where it is told so (Chromium asks).
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
    response.setHeader('Access-Control-Max-Age', '600')
  }
  response.writeHead(204).end()
}

function send(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const { status, body } = toRefusal(problem)
  response.setHeader('Content-Type', 'application/json')
  // Thrown away unread (requestTimeout bounds it): closing on a caller that still sends would reset the
  // connection, and it would never see why.
  request.resume()
  response.setHeader('Connection', 'close')
  response.writeHead(status).end(JSON.stringify(body))
}
