import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { type CookiesPage, tooManyCookies } from '../../plain-pages/index.ts'
import type { AppConnections } from './app-connections.ts'
import { type BrowserEnd, forwardPlain, isPlainRequest } from './forward-plain.ts'
import { appHeaders, endToEnd } from './headers.ts'
import { streamAnswer } from './stream-answer.ts'
import { asksForPage, isShell, sendShell, shellRequestHeaders } from './shell.ts'

export interface Forwarding {
  readonly port: number
  /** Proves to the sketch that a request comes from the gateway; null: the app is no sketch. */
  readonly sketchKey: string | null
  readonly connections: AppConnections
  readonly frameAncestors: readonly string[]
  /** Additional headers of a page, names and values alternating. */
  readonly pageHeaders: () => readonly string[]
  /** From where the response is read, if the request was sent already. */
  readonly begun: Duplex | null
  /** The app's server could not be reached, and no response has begun. */
  readonly onUnreachable: () => void
  /** The app's server refused the size of the cookies, and no response has begun. */
  readonly onTooManyCookies: (page: CookiesPage) => void
}

/**
 * Forwards a request unchanged, with the browser's `Host`: Flutter builds the address of its reload channel from it
 * (dwds `lib/src/handlers/injector.dart`), so that the channel passes through the gateway as well.
 */
export function forwardRequest(incoming: IncomingMessage, response: ServerResponse, to: Forwarding): void {
  // a browser sends `content-length: 0` with a POST that has no body
  const bodyless =
    Number(incoming.headers['content-length'] ?? 0) === 0 &&
    incoming.headers['transfer-encoding'] === undefined
  const page = asksForPage(incoming)
  let retried = false
  const path = (incoming.url ?? '/').split('?')[0] ?? '/'
  const options = target(incoming, to)
  if (!bodyless) frameBody(options.headers)
  const headers = page ? shellRequestHeaders(options.headers) : options.headers
  const head = (status: number, reason: string, raw: readonly string[], changed: boolean) =>
    response.writeHead(status, reason, [
      ...appHeaders(raw, path, to.frameAncestors, changed),
      ...(page ? to.pageHeaders() : []),
    ])

  /** `begun`: where the response to a request that was sent already is read from. */
  const attempt = (begun: Duplex | null): ClientRequest => {
    // a retry uses a new connection, because several kept ones may be closed at the same moment
    const connection =
      begun === null ? { agent: retried ? false : to.connections.agent } : { createConnection: () => begun }
    const upstream = request({ ...options, headers, ...connection })
    upstream.once('response', (answer) => {
      if (!isOrdinary(answer)) {
        answer.resume()
        return to.onUnreachable()
      }
      const cookies = answer.statusCode === 431 ? tooManyCookies(incoming, true) : null
      if (cookies !== null) {
        answer.resume()
        return to.onTooManyCookies(cookies)
      }
      const write = (changed: boolean) =>
        head(answer.statusCode ?? 502, answer.statusMessage ?? '', answer.rawHeaders, changed)
      if (page && isShell(answer)) return sendShell(answer, response, write)
      write(false)
      streamAnswer(answer, response)
    })
    upstream.once('error', () => {
      // the app's server closed a kept connection at that moment, before it read the request
      if (bodyless && upstream.reusedSocket && !retried && !response.headersSent && !response.destroyed) {
        retried = true
        attempt(null).end()
      } else if (response.headersSent) response.destroy()
      else to.onUnreachable()
    })
    response.once('close', () => upstream.destroy())
    return upstream
  }

  if (to.begun !== null) {
    attempt(to.begun).end()
    return
  }
  // a page may have to be changed, and the sketch answers in pieces
  if (bodyless && !page && to.sketchKey === null && isPlainRequest(incoming, headers))
    return forwardPlain({
      port: to.port,
      url: incoming.url ?? '/',
      browser: endOf(response),
      connections: to.connections,
      headers,
      onHead: ({ status, reason, rawHeaders }) => head(status, reason, rawHeaders, false),
      onOther: (answer) => attempt(answer).end(),
      onUnreachable: to.onUnreachable,
    })
  const upstream = attempt(null)
  if (bodyless) upstream.end()
  // an aborted upload ends in the `error` above or in the response's `close`
  else pipeline(incoming, upstream, () => undefined)
}

function endOf(response: ServerResponse): BrowserEnd {
  return {
    get socket() {
      return response.socket
    },
    get writableLength() {
      return response.writableLength
    },
    write: (bytes, done) => response.write(bytes, done),
    end: (bytes) => response.end(bytes),
    flushHeaders: () => response.flushHeaders(),
    isGone: () => response.destroyed,
    breakOff: () => response.destroy(),
    onLeft(left) {
      response.once('close', left)
      return () => response.off('close', left)
    },
  }
}

/** Forwards a WebSocket. Its two ends are connected only after the app's server has accepted it. */
export function forwardUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  to: Forwarding,
): void {
  const options = target(incoming, to)
  const upgrade = ['Connection', 'Upgrade', 'Upgrade', 'websocket']
  const upstream = request({ ...options, headers: [...options.headers, ...upgrade], agent: false })
  upstream.once('upgrade', (answer, far, farHead) => {
    const raw = answer.rawHeaders
    const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1] ?? ''}`] : []))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (farHead.length > 0) socket.write(farHead)
    if (head.length > 0) far.write(head)
    socket.pipe(far).pipe(socket)
    far.on('error', () => far.destroy())
    far.once('close', () => socket.destroy())
    socket.once('close', () => far.destroy())
  })
  // refused: the socket is closed, because the guard would not see a further request on it
  upstream.once('response', (answer) => {
    answer.resume()
    socket.end(
      `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })
  upstream.once('error', () => to.onUnreachable())
  socket.once('close', () => upstream.destroy())
  socket.on('error', () => upstream.destroy())
  upstream.end()
}

/**
 * Says in the headers where the body ends, if it says so in none that pass: Node writes the body of a GET or DELETE as it
 * is then, and the app's server would take it for another request, which no guard has seen.
 */
function frameBody(headers: string[]): void {
  const isFramed = headers.some((name, at) => at % 2 === 0 && name.toLowerCase() === 'content-length')
  if (!isFramed) headers.push('Transfer-Encoding', 'chunked')
}

/** Node accepts statuses and reasons that it refuses to write (`099`, control characters), and throws for them. */
function isOrdinary({ statusCode = 0, statusMessage = '' }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode <= 999 && !/[^\t\x20-\x7e\x80-\xff]/.test(statusMessage)
}

function target(incoming: IncomingMessage, to: Forwarding) {
  return {
    host: '127.0.0.1',
    port: to.port,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: headersFor(incoming, to),
    setHost: false,
    // for the cookies that the app sets; no browser accepts more
    maxHeaderSize: 256 * 1024,
  }
}

/** The sketch accepts only its own `Host`, so that no request can bypass the gateway's guard. */
function headersFor(incoming: IncomingMessage, { port, sketchKey }: Forwarding): string[] {
  const headers = endToEnd(incoming.rawHeaders)
  if (sketchKey === null) return headers
  const less = headers.filter((_, at) => (headers[at - (at % 2)] ?? '').toLowerCase() !== 'host')
  return [...less, 'Host', `127.0.0.1:${port}`, 'X-Mosaygent-Sketch-Key', sketchKey]
}
