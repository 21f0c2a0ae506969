import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AppConnections } from './app-connections.ts'
import { type BodyTarget, passBody } from './pass-body.ts'
import { type PlainHead, readPlainHead } from './plain-head.ts'

/** The browser's end of one request: a response of Node's server, or a connection that is written to without it. */
export interface BrowserEnd extends BodyTarget {
  isGone(): boolean
  /** The response cannot be finished any more. */
  breakOff(): void
  /** Calls back when the browser leaves before its response is whole; gives what ends that. */
  onLeft(left: () => void): () => void
}

export interface PlainForwarding {
  readonly port: number
  /** The request's target. */
  readonly url: string
  readonly connections: AppConnections
  /** Those of the request as the app gets them, names and values alternating. */
  readonly headers: readonly string[]
  readonly browser: BrowserEnd
  /** Writes status and headers of the response, or keeps them for its first bytes. */
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
export function forwardPlain(to: PlainForwarding): void {
  const { browser } = to
  let request = `GET ${to.url} HTTP/1.1\r\nConnection: keep-alive\r\n`
  for (let at = 0; at + 1 < to.headers.length; at += 2)
    request += `${to.headers[at]}: ${to.headers[at + 1]}\r\n`
  request += '\r\n'
  const attempt = (retried: boolean): void => {
    const connection = to.connections.take(to.port, retried)
    let pass: ((bytes: Buffer) => boolean) | null = null
    const stays = browser.onLeft(() => connection.destroy())
    const whole = (surplus: boolean) => {
      stays()
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
        pass = passBody(connection, browser, head.bodyBytes, whole)
        return pass(bytes.subarray(head.headBytes))
      },
      ended() {
        stays()
        if (pass !== null) browser.breakOff()
        // the app's server closed a kept connection at that moment, before it read the request
        else if (connection.isKept() && !retried && !browser.isGone()) attempt(true)
        else if (!browser.isGone()) to.onUnreachable()
      },
    })
  }
  attempt(false)
}
