import type { Socket } from 'node:net'
import type { AppConnection } from './app-connection.ts'

/** A longer body goes from socket to socket; a smaller one comes with its head or soon after. */
const SMALL_BYTES = 64 * 1024

/** Where a body goes: a response of Node's server, or what stands in its place. Its first bytes take the head along. */
export interface BodyTarget {
  write(bytes: Buffer, done?: (error?: Error | null) => void): unknown
  end(bytes: Buffer): unknown
  /** Sends the head alone. */
  flushHeaders(): unknown
  /** What it holds itself and has not given to its connection, in bytes. */
  readonly writableLength: number
  readonly socket: Socket | null
}

/**
 * Gives what passes a body of `length` bytes on to the browser as the app sends it; status and headers have been written,
 * and the first bytes are those after the head. `whole`: it has all of them; `surplus`: the app sent more.
 */
export function passBody(
  connection: AppConnection,
  response: BodyTarget,
  length: number,
  whole: (surplus: boolean) => void,
): (bytes: Buffer) => boolean {
  const large = length > SMALL_BYTES
  let rest = length
  let begun = false
  const taken = (error: Error | null | undefined) => {
    if (error == null) connection.resume()
  }
  return (bytes) => {
    const part = bytes.subarray(0, rest)
    rest -= part.length
    // the memory of larger reads is not used again after the body
    const kept = large && begun ? part : Buffer.from(part)
    if (rest === 0) {
      whole(bytes.length > part.length)
      response.end(kept)
      return true
    }
    if (!begun || !large) {
      if (!begun && large) connection.readLarge()
      begun = true
      // the first piece leaves with the head, which leaves alone if the body is late
      if (part.length > 0) response.write(kept)
      else response.flushHeaders()
      return true
    }
    const { socket } = response
    // past the response, which would hold it until the next tick
    if (socket !== null && response.writableLength === 0) {
      socket.write(part, taken)
      return socket.writableLength === 0
    }
    response.write(part, taken)
    return false
  }
}
