import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { systemCode } from '../../errors/index.ts'
import { endSocket, type StatusPage } from './status-page.ts'

/** How long the gateway waits for a browser, in ms. It waits for the app as long as the browser does. */
export interface ConnectionTimeouts {
  /** For the headers of a request; also of the first one of a connection. */
  readonly headersMs: number
  /** Without a byte in either direction, during a request or while the browser does not read the response. */
  readonly idleMs: number
  /** How often connections are checked. */
  readonly checkMs: number
}
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = { headersMs: 10_000, idleMs: 120_000, checkMs: 1_000 }

/**
 * Closes idle connections where the browser must act next. Event streams, slow responses and open WebSockets stay,
 * because the browser has sent its request and read all that came.
 */
export function endIdleConnections(
  server: Server,
  { idleMs }: ConnectionTimeouts,
  frameAncestors: () => readonly string[],
): void {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response)
  })
  server.setTimeout(idleMs, (socket) => {
    const response = answering.get(socket)
    const waitsForApp =
      response !== undefined &&
      !response.writableEnded &&
      response.req.complete &&
      socket.writableLength === 0
    if (!waitsForApp) socket.destroy()
  })
  server.on('clientError', (error: Error, socket: Duplex) => {
    const begun = answering.get(socket)
    // a response that has begun cannot be replaced by a status page
    if (!socket.writable || (begun?.headersSent === true && !begun.writableFinished)) socket.destroy()
    else endSocket(socket, pageOf(error), frameAncestors())
  })
}

export const LATE: StatusPage = {
  status: 408,
  title: 'Not served',
  text: 'The request was not complete in time.',
}

function pageOf(error: Error): StatusPage {
  switch (systemCode(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return LATE
    case 'HPE_HEADER_OVERFLOW':
      return { status: 400, title: 'Not served', text: 'The address or the headers are too long.' }
    default:
      return { status: 400, title: 'Not served', text: 'The request is malformed.' }
  }
}
