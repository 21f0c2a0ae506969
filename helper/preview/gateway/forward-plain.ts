import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AppConnections } from './app-connections.ts'
import { passBody } from './pass-body.ts'
import { type PlainHead, readPlainHead } from './plain-head.ts'

export interface PlainForwarding {
  readonly port: number
  readonly connections: AppConnections
  /** Those of the request as the app gets them, names and values alternating. */
  readonly headers: readonly string[]
  /** Writes status and headers of the response. */
  readonly onHead: (head: PlainHead) => void
  /** The response is none of the plain ones; it can be read from the stream, from its first byte on. */
  readonly onOther: (answer: Duplex) => void
  /** The app's server could not be reached, and no response has begun. */
  readonly onUnreachable: () => void
}

/** Whether `forwardPlain` can send this request: one for a file, of characters that Node's client would write. */
export function isPlainRequest(incoming: IncomingMessage, headers: readonly string[]): boolean {
  return (
    incoming.method === 'GET' &&
    /^[\x21-\xff]+$/.test(incoming.url ?? '') &&
    /^[\t\x20-\x7e\x80-\xff]*$/.test(headers.join(''))
  )
}

/**
 * Forwards a GET without Node's client, for files whose length the app tells: a dev server serves hundreds for one page.
 * Not a byte beyond the length reaches the browser, and nothing that the app sends then is taken for another response:
 * the connection ends with it. What is not plain to the letter is left to `onOther`.
 */
export function forwardPlain(incoming: IncomingMessage, response: ServerResponse, to: PlainForwarding): void {
  const lines = [`GET ${incoming.url} HTTP/1.1`, 'Connection: keep-alive']
  for (let at = 0; at + 1 < to.headers.length; at += 2) lines.push(`${to.headers[at]}: ${to.headers[at + 1]}`)
  const request = `${lines.join('\r\n')}\r\n\r\n`
  const attempt = (retried: boolean): void => {
    const connection = to.connections.take(to.port, retried)
    let pass: ((bytes: Buffer) => boolean) | null = null
    const left = () => connection.destroy()
    response.once('close', left)
    const whole = (surplus: boolean) => {
      response.off('close', left)
      if (surplus) connection.destroy()
      else to.connections.keep(connection)
    }
    connection.send(request, {
      bytes(bytes) {
        if (pass !== null) return pass(bytes)
        const head = readPlainHead(bytes)
        if (head === null) {
          to.onOther(connection.asStream(bytes))
          return true
        }
        to.onHead(head)
        pass = passBody(connection, response, head.bodyBytes, whole)
        return pass(bytes.subarray(head.headBytes))
      },
      ended() {
        response.off('close', left)
        if (pass !== null) response.destroy()
        // the app's server closed a kept connection at that moment, before it read the request
        else if (connection.isKept() && !retried && !response.destroyed) attempt(true)
        else if (!response.destroyed) to.onUnreachable()
      },
    })
  }
  attempt(false)
}
