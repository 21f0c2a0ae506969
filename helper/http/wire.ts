import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Problem, systemCode, toRefusal } from '../errors/index.ts'
import { hideSecrets } from '../redaction/index.ts'

/** On every reply, refusals included. */
export const PROTECTION = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
} as const

/** The status and body of a refusal: a tool's output in it is without secrets. */
export function refusalOf({ code, detail }: Problem): ReturnType<typeof toRefusal> {
  return toRefusal({ code, detail: hideSecrets(detail) })
}

/** Sends a whole reply. To who is gone: nothing. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return
  const text = JSON.stringify(body)
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.writeHead(status).end(text)
}

/** Ends a request with a refusal, and its connection. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const { status, body } = refusalOf(problem)
  // Thrown away unread (requestTimeout bounds it): closing on a caller that still sends would reset the
  // connection, and it would never see why.
  request.resume()
  response.setHeader('Connection', 'close')
  sendJson(response, status, body)
}

/** The same where there is only a socket: an upgrade, a tunnel, bytes that are no HTTP. */
export function endSocket(socket: Duplex, problem: Problem): void {
  const { status, body } = refusalOf(problem)
  const text = JSON.stringify(body)
  const headers = {
    ...PROTECTION,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}

/** What Node's reader of HTTP says no to, as a refusal of ours: too slow, too large, or no HTTP at all. */
export function problemOfReader(error: Error): Problem {
  switch (systemCode(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'request-timeout', detail: 'Request not complete in time' }
    case 'HPE_HEADER_OVERFLOW':
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { code: 'request-too-large', detail: 'Request too large' }
    default:
      return { code: 'malformed-request', detail: 'Malformed request' }
  }
}
