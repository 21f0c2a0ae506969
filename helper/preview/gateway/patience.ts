import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { systemCode } from '../../errors/index.ts'
import { endSocket, type StatusPage } from './status-page.ts'

/** How long the gateway waits for a browser, ms. For the app it waits as long as the browser does. */
export interface Patience {
  /** Until the headers of a request are there; also for the first one of a connection. */
  readonly headersMs: number
  /** Without a byte either way, in the middle of a request or of an answer that is not taken. */
  readonly idleMs: number
  /** How often it is looked whether one is late. */
  readonly checkMs: number
}
export const PATIENCE: Patience = { headersMs: 10_000, idleMs: 120_000, checkMs: 1_000 }

/**
 * Ends connections on which nothing moves and where it is not the app's turn. Event streams, slow answers and joined
 * WebSockets stay: there the browser has said all, and has taken all that there was.
 */
export function endIdleConnections(
  server: Server,
  { idleMs }: Patience,
  frameAncestors: () => readonly string[],
): void {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response)
  })
  server.setTimeout(idleMs, (socket) => {
    const response = answering.get(socket)
    const appsTurn =
      response !== undefined &&
      !response.writableEnded &&
      response.req.complete &&
      socket.writableLength === 0
    if (!appsTurn) socket.destroy()
  })
  server.on('clientError', (error: Error, socket: Duplex) => {
    const begun = answering.get(socket)
    // an answer that has begun cannot be taken back, nor another one put behind it
    if (!socket.writable || (begun?.headersSent === true && !begun.writableFinished)) socket.destroy()
    else endSocket(socket, pageOf(error), frameAncestors())
  })
}

function pageOf(error: Error): StatusPage {
  switch (systemCode(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, title: 'Not served', text: 'The request was not complete in time.' }
    case 'HPE_HEADER_OVERFLOW':
      return { status: 400, title: 'Not served', text: 'The address or the headers are too long.' }
    default:
      return { status: 400, title: 'Not served', text: 'The request is malformed.' }
  }
}
