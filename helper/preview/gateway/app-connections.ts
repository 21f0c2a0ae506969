import { Agent, type AgentOptions, type ClientRequestArgs, type IncomingMessage } from 'node:http'
import { connect, type NetConnectOpts, type Socket } from 'node:net'

/** What Node reads at once by itself. */
const READ_BYTES = 64 * 1024
/** What is read at once of a file that passes by itself; the kernel keeps no more of one connection ready. */
const JOINED_READ_BYTES = 512 * 1024

/** Takes the bytes of a body as they come. */
export interface BodyTaker {
  /**
   * False: not all could be passed on at once. `bytes` are read over once `take` gave true or `taken` was called.
   */
  take(bytes: Uint8Array, taken: () => void): boolean
}

/** Turns a connection over to a taker: what the app sends from the next read on goes to no parser any more. */
type Join = (answer: IncomingMessage, taker: BodyTaker) => boolean

const joins = new WeakMap<Socket, Join>()

/**
 * Hands the rest of an answer to `taker` as the app sends it, past Node's parser, which would copy each piece. It must be
 * called while the answer is announced, of an answer that nobody reads; false: the connection cannot be turned over, and
 * the answer is as it was. Such a connection serves no second request: who joined it ends it with the body.
 */
export function joinBody(answer: IncomingMessage, taker: BodyTaker): boolean {
  return joins.get(answer.socket)?.(answer, taker) ?? false
}

/** Keeps the connections to the app, whose bodies can be joined. */
export class AppConnections extends Agent {
  constructor(options: AgentOptions) {
    super({ ...options, keepAlive: true })
  }

  override createConnection(options: ClientRequestArgs & NetConnectOpts): Socket {
    return connectJoinable(options)
  }
}

function connectJoinable(options: NetConnectOpts): Socket {
  let buffer = Buffer.allocUnsafeSlow(READ_BYTES)
  let joined: { readonly answer: IncomingMessage; readonly taker: BodyTaker } | null = null
  let parsing = false
  const resume = () => void socket.resume()
  const parse = (bytes: Uint8Array): boolean => {
    parsing = true
    // a copy, as the parser may keep parts of what it is given
    const more = socket.push(bytes)
    parsing = false
    if (joined === null) return more
    // what came of the body together with the head
    const first: unknown = joined.answer.read()
    const ready = !(first instanceof Uint8Array) || joined.taker.take(first, resume)
    if (ready) resume()
    return ready
  }
  const socket = connect({
    ...options,
    onread: {
      buffer: () => buffer,
      callback: (length, read) => {
        const bytes = read.subarray(0, length)
        return joined === null ? parse(bytes) : joined.taker.take(bytes, resume)
      },
    },
  })
  joins.set(socket, (answer, taker) => {
    if (!parsing || socket.readableLength > 0) return false
    joined = { answer, taker }
    buffer = Buffer.allocUnsafeSlow(JOINED_READ_BYTES)
    return true
  })
  return socket
}
