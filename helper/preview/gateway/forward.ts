import { type Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { appHeaders, endToEnd } from './headers.ts'
import { streamAnswer } from './stream-answer.ts'
import { asksForPage, isShell, sendShell, shellRequestHeaders } from './shell.ts'

export interface Forwarding {
  readonly port: number
  readonly agent: Agent
  readonly frameAncestors: readonly string[]
  /** The app's server could not be reached, and nothing was answered yet. */
  readonly onUnreachable: () => void
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
    const upstream = request({ ...options, headers, agent: to.agent })
    upstream.once('response', (answer) => {
      const path = (incoming.url ?? '/').split('?')[0] ?? '/'
      const head = (changed: boolean) =>
        response.writeHead(
          answer.statusCode ?? 502,
          answer.statusMessage ?? '',
          appHeaders(answer.rawHeaders, path, to.frameAncestors, changed),
        )
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

function target(incoming: IncomingMessage, to: Forwarding) {
  return {
    host: '127.0.0.1',
    port: to.port,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: endToEnd(incoming.rawHeaders),
    setHost: false,
  }
}
