/** Whose a loopback connection is, where the system tells, and how many of each there may be. */
export { connectionBounds, watchConnections } from './connections.ts'
export { openPeerFinder, type PeerFinder } from './find-peer.ts'
export { type AdmittedPeer, isAdmitted, type Peer, type Peers } from './peer.ts'
