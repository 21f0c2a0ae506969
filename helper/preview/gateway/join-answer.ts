import type { IncomingMessage, ServerResponse } from 'node:http'
import { joinBody } from './app-connections.ts'
import { isFromSketch } from './sketch-request.ts'

/** A smaller body comes in one read with its head or soon after; a new connection for the next request costs more. */
const LEAST_BYTES = 64 * 1024

/**
 * Forwards a body of a known length from socket to socket and ends the app's connection with it: not a byte beyond the
 * length reaches the browser, and nothing that the app sends then is taken for another answer. `head` has status and
 * headers written. False: this answer is for `streamAnswer`, and nothing was done.
 */
export function joinAnswer(answer: IncomingMessage, response: ServerResponse, head: () => void): boolean {
  const length = lengthOf(answer, response)
  if (length === null) return false
  let rest = length
  let begun = false
  const take = (bytes: Uint8Array, taken: () => void): boolean => {
    const part = bytes.subarray(0, rest)
    rest -= part.length
    if (rest === 0) {
      response.end(part)
      answer.socket.destroy()
      return false
    }
    const written = (error: Error | null | undefined) => {
      if (error == null) taken()
    }
    const { socket } = response
    // the first piece leaves with the head; a later one past the response, which would hold it until the next tick
    if (!begun || socket === null || response.writableLength > 0) {
      begun = true
      response.write(part, written)
      return false
    }
    socket.write(part, written)
    return socket.writableLength === 0
  }
  if (!joinBody(answer, { take })) return false
  answer.once('close', () => {
    if (rest > 0) response.destroy()
  })
  head()
  return true
}

/** The length of a body that passes as it is; null where its end is not told by a length alone. */
function lengthOf(answer: IncomingMessage, response: ServerResponse): number | null {
  const { statusCode, rawHeaders } = answer
  if (response.req.method !== 'GET' || isFromSketch(response.req)) return null
  if (statusCode !== 200 && statusCode !== 206) return null
  const names = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [name.toLowerCase()] : []))
  if (names.includes('transfer-encoding') || names.includes('upgrade')) return null
  const [at, another] = [names.indexOf('content-length'), names.lastIndexOf('content-length')]
  const value = rawHeaders[at * 2 + 1] ?? ''
  // `connection: content-length` would leave the browser without the length
  const told = !(answer.headers.connection ?? '').toLowerCase().includes('content-length')
  if (at === -1 || at !== another || !told || !/^\d{1,15}$/.test(value)) return null
  return Number(value) > LEAST_BYTES ? Number(value) : null
}
