import type { Socket } from 'node:net'

/**
 * Who is at the other end of a loopback connection. `unseen`: the system tells of every connection of this machine, but
 * of this one it did not; `unknown`: the system does not tell, so the caller has to prove himself otherwise.
 */
export type Peer = 'this-user' | 'another-user' | 'unseen' | 'unknown'

/** Whose calls may go on; everybody else's end before any route. */
export type AdmittedPeer = Exclude<Peer, 'another-user' | 'unseen'>

export type FindPeer = (socket: Socket) => Promise<Peer>

/**
 * Whether a connection of this user's comes in through ssh, so that anybody on another machine may have opened it;
 * asked after `FindPeer` has answered. False where the system does not tell.
 */
export type IsTunnelled = (socket: Socket) => Promise<boolean>

export interface Peers {
  readonly peerOf: FindPeer
  readonly isTunnelled: IsTunnelled
}

export function isAdmitted(peer: Peer): peer is AdmittedPeer {
  return peer === 'this-user' || peer === 'unknown'
}
