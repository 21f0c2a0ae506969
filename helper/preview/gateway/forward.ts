import { type Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { type CookiesPage, tooManyCookies } from '../../plain-pages/index.ts'
import { appHeaders, endToEnd } from './headers.ts'
import { streamAnswer } from './stream-answer.ts'
import { asksForPage, isShell, sendShell, shellRequestHeaders } from './shell.ts'

export interface Forwarding {
  readonly port: number
  /** What the sketch wants from its gateway; null: this is no sketch. */
  readonly sketchKey: string | null
  readonly agent: Agent
  readonly frameAncestors: readonly string[]
  /** What a page carries besides, name and value in turns. */
  readonly pageHeaders: readonly string[]
  /** The app's server could not be reached, and nothing was answered yet. */
  readonly onUnreachable: () => void
  /** It found the cookies too large, and nothing was answered yet. */
  readonly onTooManyCookies: (page: CookiesPage) => void
}

/**
 * Hands a request on as it is, the browser's `Host` included: Flutter builds the address of its reload channel from
 * it (dwds `lib/src/handlers/injector.dart`), so that the channel comes through here as well.
 */
export function forwardRequest(incoming: IncomingMessage, response: ServerResponse, to: Forwarding): void {
  // a browser says `content-length: 0` for a POST without a body
  const bodyless =
    Number(incoming.headers['content-length'] ?? 0) === 0 &&
    incoming.headers['transfer-encoding'] === undefined
  const page = asksForPage(incoming)
  let retried = false

  const attempt = (): ClientRequest => {
    const options = target(incoming, to)
    const headers = page ? shellRequestHeaders(options.headers) : options.headers
    // once more by a connection of its own: several that were kept may be closed in the same moment
    const upstream = request({ ...options, headers, agent: retried ? false : to.agent })
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
      const path = (incoming.url ?? '/').split('?')[0] ?? '/'
      const head = (changed: boolean) =>
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', [
          ...appHeaders(answer.rawHeaders, path, to.frameAncestors, changed),
          ...(page ? to.pageHeaders : []),
        ])
      if (page && isShell(answer)) return sendShell(answer, response, head)
      head(false)
      streamAnswer(answer, response)
    })
    upstream.once('error', () => {
      // a kept connection that the app's server closed in the same moment: nothing was read of the request
      if (bodyless && upstream.reusedSocket && !retried && !response.headersSent && !response.destroyed) {
        retried = true
        attempt().end()
      } else if (response.headersSent) response.destroy()
      else to.onUnreachable()
    })
    response.once('close', () => upstream.destroy())
    return upstream
  }

  const upstream = attempt()
  if (bodyless) upstream.end()
  // an aborted upload ends in the `error` above or in the response's `close`
  else pipeline(incoming, upstream, () => undefined)
}

/** Hands a WebSocket on. Its two ends are joined only after the app's server agreed to it. */
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
  // refused: a further request on this socket would pass no guard
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

/** Node reads what it does not write (`099`, control characters in the reason), and throws at that. */
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
    // cookies that the app sets; no browser takes more
    maxHeaderSize: 256 * 1024,
  }
}

/** The sketch takes no name but its own, so that nobody reaches it past the gateway's guard. */
function headersFor(incoming: IncomingMessage, { port, sketchKey }: Forwarding): string[] {
  const headers = endToEnd(incoming.rawHeaders)
  if (sketchKey === null) return headers
  const less = headers.filter((_, at) => (headers[at - (at % 2)] ?? '').toLowerCase() !== 'host')
  return [...less, 'Host', `127.0.0.1:${port}`, 'X-Mosaygent-Sketch-Key', sketchKey]
}
