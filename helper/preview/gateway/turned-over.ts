import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface TurnedOver {
  /**
   * Gives a connection to Node's server, in which nothing has been read of what it is to see. `begun`: from where the
   * response to its first request is read. `headMs`: what is left of the time for the connection's first head; null: that has come.
   */
  take(socket: Socket, begun: Duplex | null, headMs: number | null): void
  /** The response that had begun before Node's server read this request; null: none. */
  begunFor(request: IncomingMessage): Duplex | null
}

/**
 * Connections that another reader has had before Node's server. `onLate`: the first head that Node's server was to read
 * is not complete in time, which that server would count from the turning over.
 */
export function createTurnedOver(server: Server, onLate: (socket: Socket) => void): TurnedOver {
  const nodes = server.listeners('connection')
  server.removeAllListeners('connection')
  const waiting = new WeakMap<
    Socket,
    { readonly begun: Duplex | null; readonly timer: NodeJS.Timeout | undefined }
  >()
  const begunOf = new WeakMap<IncomingMessage, Duplex>()
  const read = (request: IncomingMessage) => {
    const found = waiting.get(request.socket)
    if (found === undefined) return
    // of the first request alone
    waiting.delete(request.socket)
    clearTimeout(found.timer)
    if (found.begun !== null) begunOf.set(request, found.begun)
  }
  server.prependListener('request', read).prependListener('upgrade', read)

  return {
    take(socket, begun, headMs) {
      const late = () => socket.bytesWritten === 0 && onLate(socket)
      const timer = headMs === null ? undefined : setTimeout(late, headMs)
      waiting.set(socket, { begun, timer })
      socket.once('close', () => {
        clearTimeout(timer)
        begun?.destroy()
      })
      for (const listener of nodes) Reflect.apply(listener, server, [socket])
    },
    begunFor: (request) => begunOf.get(request) ?? null,
  }
}
