import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { AppConnections } from './app-connections.ts'
import { type ConnectionTimeouts, LATE } from './connection-timeouts.ts'
import { forwardPlain } from './forward-plain.ts'
import { appHeaders, endToEnd } from './headers.ts'
import type { PlainHead } from './plain-head.ts'
import { readPlainRequest, type RequestHead } from './plain-request.ts'
import { endSocket, type StatusPage } from './status-page.ts'

/** How long a browser is told that it may keep a connection without a request, in ms. */
export const KEEP_ALIVE_MS = 60_000

export interface PlainServing {
  /** The app's port for a request that passes to it as it is, after every check; null: Node's server judges it. */
  readonly portFor: (request: RequestHead) => number | null
  /**
   * Node's server goes on with the connection, in which all is again that it is to read. `begun`: from where the response
   * to its first request is read, which the app has got already. `headMs`: what is left of the time for the
   * connection's first head; null: that has come.
   */
  readonly turnOver: (socket: Socket, begun: Duplex | null, headMs: number | null) => void
  readonly connections: AppConnections
  readonly frameAncestors: () => readonly string[]
  readonly timeouts: ConnectionTimeouts
  readonly unreachable: StatusPage
}

/** What may come behind a request before it is answered; the rest waits in the system. In bytes. */
const MAX_HELD = 64 * 1024

/**
 * Answers on a browser's connection, whose owner is known and admitted and whose errors are heard, as long as plain files
 * of the app are asked for, one after the other: without Node's server, which costs more than a small file itself. With
 * the first request of any other kind the connection is Node's for good.
 */
export function servePlain(socket: Socket, serving: PlainServing): void {
  const begun = performance.now()
  /** What was asked and is not answered yet; null: nothing. */
  let asked: Buffer | null = null
  /** What came behind it. */
  let held: Buffer[] = []
  let heldBytes = 0
  let served = false
  const NOBODY = () => undefined
  /** Who is to know that the browser has left. */
  let left: () => void = NOBODY

  /** Somebody else reads from now on, or nobody. */
  const stopReading = () => {
    socket.off('data', onData).off('end', onEnd).off('close', onClose).off('timeout', onTimeout)
    socket.off('drain', onDrain)
    left = NOBODY
  }
  const refuse = (page: StatusPage) => {
    stopReading()
    // so that it ends, whether the browser closes its side or not
    socket.setTimeout(serving.timeouts.idleMs, () => socket.destroy())
    socket.resume()
    endSocket(socket, page, serving.frameAncestors())
  }
  const onTimeout = () => {
    if (asked === null && !served) refuse(LATE)
    // a slow app is waited for as long as the browser has read all that came
    else if (asked === null || socket.writableLength > 0) socket.destroy()
  }
  const onClose = () => left()
  // who closes half of it is gone, as for Node's server
  const onEnd = () => (asked === null ? socket.end() : socket.destroy())
  const onDrain = () => socket.resume()
  const turnOver = (bytes: readonly Buffer[], answer: Duplex | null) => {
    stopReading()
    socket.setTimeout(0)
    socket.pause()
    for (const piece of bytes.toReversed()) socket.unshift(piece)
    const headMs = serving.timeouts.headersMs - (performance.now() - begun)
    serving.turnOver(socket, answer, served ? null : Math.max(0, headMs))
    socket.resume()
  }
  const answered = () => {
    asked = null
    served = true
    left = NOBODY
    if (held.length > 0) turnOver(held, null)
    // who reads no answers asks no more: they would gather here
    else if (socket.writableNeedDrain) socket.pause().once('drain', onDrain)
  }

  const forward = (request: RequestHead, port: number, bytes: Buffer) => {
    // from now on; a timer for each request would be a tenth of what it costs
    if (!served) socket.setTimeout(serving.timeouts.idleMs)
    asked = bytes
    let head = ''
    const write = (part: Buffer, done?: (error?: Error | null) => void) => {
      if (head === '') return socket.write(part, done)
      const all = Buffer.allocUnsafe(head.length + part.length)
      all.write(head, 'latin1')
      part.copy(all, head.length)
      head = ''
      return socket.write(all, done)
    }
    forwardPlain({
      port,
      url: request.url ?? '/',
      connections: serving.connections,
      headers: endToEnd(request.rawHeaders),
      onHead: (found) => (head = headText(found, request, serving.frameAncestors())),
      onOther: (answer) => turnOver([bytes, ...held], answer),
      onUnreachable: () => refuse(serving.unreachable),
      browser: {
        socket,
        writableLength: 0,
        write,
        flushHeaders: () => write(EMPTY),
        end(part) {
          write(part)
          answered()
        },
        isGone: () => socket.destroyed,
        breakOff: () => socket.destroy(),
        onLeft(tell) {
          left = tell
          return () => (left = NOBODY)
        },
      },
    })
  }

  const onData = (bytes: Buffer) => {
    if (asked !== null) {
      held.push(bytes)
      heldBytes += bytes.length
      if (heldBytes > MAX_HELD) socket.pause()
      return
    }
    const request = readPlainRequest(bytes)
    const port = request === null ? null : serving.portFor(request)
    if (request === null || port === null) turnOver([bytes], null)
    else forward(request, port, bytes)
  }

  socket.setTimeout(serving.timeouts.headersMs)
  socket.on('close', onClose).on('end', onEnd).on('timeout', onTimeout).on('data', onData)
}

const EMPTY = Buffer.alloc(0)

function headText(found: PlainHead, request: RequestHead, frameAncestors: readonly string[]): string {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const headers = appHeaders(found.rawHeaders, path, frameAncestors, false)
  let text = `HTTP/1.1 ${found.status} ${found.reason}\r\n`
  let dated = false
  for (let at = 0; at + 1 < headers.length; at += 2) {
    text += `${headers[at]}: ${headers[at + 1]}\r\n`
    dated ||= headers[at]?.toLowerCase() === 'date'
  }
  if (!dated) text += `Date: ${new Date().toUTCString()}\r\n`
  return `${text}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`
}
