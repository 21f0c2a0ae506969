import { readFile } from 'node:fs/promises'
import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { createOwnerSearch, type OwnerSearch } from './find-owners.ts'
import { type KernelTables, openKernelTables } from './kernel-tables.ts'
import type { Peer, Peers } from './peer.ts'
import { spellEnds } from './socket-endpoints.ts'
import type { SocketOwner } from './socket-table.ts'
import { sshHolding } from './ssh-tunnel.ts'
import { type OperatingSystem, thisSystem } from '../operating-system/index.ts'

export interface PeerFinder extends Peers {
  /** False: the system does not say of every connection whose it is, so that a page has to be paired by a link. */
  readonly tells: boolean
  close(): Promise<void>
}

export interface PeerFinding {
  readonly system: OperatingSystem
  /** The user whom we run as; undefined where there are no such numbers. */
  readonly uid: number | undefined
  /** Null: the system has none for us. */
  readonly openTables: () => Promise<KernelTables | null>
  /** Whether a table names its owner for a connection that we make ourselves. */
  readonly tells: (search: OwnerSearch, uid: number) => Promise<boolean>
  /** The text of a small file of `/proc`; an empty one where there is none. */
  readonly readText: (path: string) => Promise<string>
}

const ROOT = 0
const NOTHING_TOLD: PeerFinder = {
  tells: false,
  peerOf: async () => 'unknown',
  isTunnelled: async () => false,
  close: async () => undefined,
}

/**
 * Finds out which user holds the other end of a loopback connection. Linux tells; macOS and Windows have no such table
 * that a plain process may read, so there everybody is `unknown`. Whether the system tells is tried once, at the start,
 * with a connection of our own: who is not found later is `unseen` and not `unknown`. Root counts as this user: it may
 * do everything anyway, and what hands connections on for him (a container's port, the network of WSL) runs as root.
 */
export async function openPeerFinder(finding: Partial<PeerFinding> = {}): Promise<PeerFinder> {
  const { system, uid, openTables, tells, readText }: PeerFinding = {
    system: thisSystem(),
    uid: process.getuid?.(),
    openTables: openKernelTables,
    tells: tellsOfUs,
    readText: (path) => readFile(path, 'utf8').catch(() => ''),
    ...finding,
  }
  if (!system.processes.inFiles || uid === undefined) return NOTHING_TOLD
  const tables = await openTables()
  if (tables === null) return NOTHING_TOLD
  const search = createOwnerSearch(tables)
  if (!(await tells(search, uid))) {
    await tables.close()
    return NOTHING_TOLD
  }
  // a browser on Windows reaches Linux by a network that may hand its connections over without an end in our table
  const onWindows = /microsoft/i.test(await readText('/proc/sys/kernel/osrelease'))
  // in a user namespace everybody from outside has this number: it says nothing of who it is
  const strangers = Number((await readText('/proc/sys/kernel/overflowuid')) || Number.NaN)

  const owners = new WeakMap<Socket, SocketOwner>()
  const look = async (socket: Socket): Promise<Peer> => {
    const ends = spellEnds(socket)
    const owner = ends === null ? null : await search(ends)
    if (owner === null) return onWindows ? 'unknown' : 'unseen'
    owners.set(socket, owner)
    if (owner.uid === uid) return uid === strangers ? 'unknown' : 'this-user'
    return owner.uid === ROOT ? 'this-user' : 'another-user'
  }
  /** A connection keeps its owner, and is looked for once. */
  const known = new WeakMap<Socket, Promise<Peer>>()
  const tunnelled = new WeakMap<Socket, Promise<boolean>>()
  return {
    tells: !onWindows && uid !== strangers,
    peerOf(socket) {
      const peer = known.get(socket) ?? look(socket)
      known.set(socket, peer)
      return peer
    },
    isTunnelled(socket) {
      const answer = tunnelled.get(socket) ?? lookForSsh(owners.get(socket))
      tunnelled.set(socket, answer)
      return answer
    },
    close: () => tables.close(),
  }
}

/** Where the system fails to tell it counts as a tunnel: a script can prove itself otherwise. */
async function lookForSsh(owner: SocketOwner | undefined): Promise<boolean> {
  if (owner === undefined) return false
  return sshHolding(owner).then(
    (name) => name !== null,
    () => true,
  )
}

/** WSL 1 and some sandboxes have a table that is empty. */
async function tellsOfUs(search: OwnerSearch, uid: number): Promise<boolean> {
  const accepted: Socket[] = []
  const server = createServer((socket) => accepted.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  await once(client, 'connect')
  // our own end, and not whatever is accepted first: somebody else may connect to this port as well
  const { localAddress, localPort, remoteAddress, remotePort } = client
  const ends = spellEnds({
    localAddress: remoteAddress,
    localPort: remotePort,
    remoteAddress: localAddress,
    remotePort: localPort,
  })
  const owner = ends === null ? null : await search(ends)
  for (const socket of [client, ...accepted]) socket.destroy()
  server.close()
  return owner?.uid === uid
}
