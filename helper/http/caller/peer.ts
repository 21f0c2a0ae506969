import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { ownerOf } from './socket-table.ts'

/** `unknown`: the system does not say, so the caller has to prove himself otherwise. */
export type Peer = 'this-user' | 'another-user' | 'unknown'

export type FindPeer = (socket: Socket) => Promise<Peer>

export interface PeerFinding {
  readonly platform: NodeJS.Platform
  /** The user whom we run as; undefined where there are no such numbers. */
  readonly uid: number | undefined
  readonly readTable: (path: string) => Promise<string>
}

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
/** The kernel writes its table bucket by bucket: a row may be missed while others come and go. */
const LOOKS = 3
const ROOT = 0

/**
 * Which user holds the other end of a loopback connection. Linux tells; macOS and Windows have no such table that a
 * plain process may read, so there it is `unknown`. Root counts as this user: it may do everything anyway, and what
 * hands connections on for him (a container's port, the network of WSL) runs as root.
 */
export function createPeerFinder(finding: Partial<PeerFinding> = {}): FindPeer {
  const { platform, uid, readTable }: PeerFinding = {
    platform: process.platform,
    uid: process.getuid?.(),
    readTable: (path) => readFile(path, 'utf8'),
    ...finding,
  }
  /** A connection keeps its owner; only what is known is kept. */
  const known = new WeakMap<Socket, Peer>()

  const look = async (socket: Socket): Promise<Peer> => {
    const { remoteAddress, remotePort, localAddress, localPort } = socket
    if (
      platform !== 'linux' ||
      uid === undefined ||
      !remoteAddress ||
      !remotePort ||
      !localAddress ||
      !localPort
    )
      return 'unknown'
    const client = { address: remoteAddress, port: remotePort }
    const server = { address: localAddress, port: localPort }
    for (let tries = 0; tries < LOOKS; tries += 1)
      for (const path of TABLES) {
        // a table that this process may not read, or that is not there (no IPv6), says nothing
        const table = await readTable(path).catch(() => '')
        const owner = ownerOf(table, client, server)
        if (owner !== null) return owner === uid || owner === ROOT ? 'this-user' : 'another-user'
      }
    return 'unknown'
  }

  return async (socket) => {
    const before = known.get(socket)
    if (before !== undefined) return before
    const peer = await look(socket)
    if (peer !== 'unknown') known.set(socket, peer)
    return peer
  }
}
