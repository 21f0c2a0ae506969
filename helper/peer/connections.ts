import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import { isAdmitted, type Peers } from './peer.ts'

/** How many connections may be open at once. */
export interface ConnectionBounds {
  /** Of everybody, those included of whom it is not known yet whose they are. */
  readonly all: number
  readonly admitted: number
  /** Connections that are refused: they stay only until the refusal is sent. */
  readonly refused: number
}

/** How many connections a server may have, and which share of the descriptors where the system gives us few. */
const ROOM = {
  /**
   * Two hundred dashboards, each with its event stream and the six connections that a browser opens beside it; a
   * quarter of the descriptors is left to start programs and open files.
   */
  dashboards: { most: 2_048, share: 3 / 4 },
  /** Pages with the app: each connection takes another one, to the app's own server. In the helper's process, too. */
  preview: { most: 512, share: 1 / 16 },
} as const

/** `descriptors`: how many this process may have open; null: that is not known. */
export function connectionBounds(
  of: keyof typeof ROOM,
  descriptors: number | null = descriptorLimit(),
): ConnectionBounds {
  const { most, share } = ROOM[of]
  const all = Math.max(8, Math.min(most, Math.floor((descriptors ?? Infinity) * share)))
  return { all, admitted: Math.floor((all * 7) / 8), refused: Math.ceil(all / 32) }
}

/** Node raises the soft limit to the hard one as it starts; null: only Linux says it in a file. */
function descriptorLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const most = /^Max open files +(\d+)/m.exec(limits)?.[1]
    return most === undefined ? null : Number(most)
  } catch {
    return null
  }
}

/**
 * Finds out whose each connection of these servers is as soon as it is there, and ends those beyond the bounds: whoever
 * fills what is his takes nothing from others. Gives what the first request of a connection then waits for.
 */
export function watchConnections(
  servers: readonly Server[],
  { peerOf }: Pick<Peers, 'peerOf'>,
  bounds: ConnectionBounds = connectionBounds('dashboards'),
): void {
  const open = { all: 0, admitted: 0, refused: 0 }
  const count = (socket: Socket, kind: keyof typeof open) => {
    if (open[kind] >= bounds[kind]) return socket.destroy()
    open[kind] += 1
    return socket.once('close', () => (open[kind] -= 1))
  }
  for (const server of servers)
    server.on('connection', (socket) => {
      count(socket, 'all')
      if (socket.destroyed) return
      void peerOf(socket).then((peer) => {
        if (!socket.destroyed) count(socket, isAdmitted(peer) ? 'admitted' : 'refused')
      })
    })
}
