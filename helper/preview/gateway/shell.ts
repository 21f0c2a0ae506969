import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHead } from './plain-request.ts'
import { withPageScript } from './page-script.ts'
import { streamAnswer } from './stream-answer.ts'

/** A shell has a few kilobytes; a larger file is not a shell and is streamed. */
const MAX_SHELL = 1024 * 1024
/** Headers by which the response would be partial, compressed or empty. */
const NOT_FOR_SHELLS = new Set(['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])

/** True for the request of a page, rather than of a part of one. */
export function asksForPage(incoming: RequestHead): boolean {
  const dest = incoming.headers['sec-fetch-dest']
  return (
    incoming.method === 'GET' &&
    (dest === undefined || dest === 'iframe' || dest === 'document' || dest === 'frame') &&
    (incoming.headers.accept ?? '').includes('text/html')
  )
}

/** Request headers without those that prevent a whole, uncompressed response. */
export function shellRequestHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, at) => !NOT_FOR_SHELLS.has((raw[at - (at % 2)] ?? '').toLowerCase()))
}

export function isShell(answer: IncomingMessage): boolean {
  return (
    answer.statusCode === 200 &&
    answer.headers['content-encoding'] === undefined &&
    /^text\/html\b/i.test(answer.headers['content-type'] ?? '')
  )
}

/**
 * Sends the page with the page script in it if it can be parsed, otherwise unchanged.
 * @param head writes status and headers; `changed`: the body's length and tag differ from the app's.
 */
export function sendShell(
  answer: IncomingMessage,
  response: ServerResponse,
  head: (changed: boolean) => void,
): void {
  const pieces: Buffer[] = []
  let length = 0
  const tooLarge = (piece: Buffer) => {
    pieces.push(piece)
    length += piece.length
    if (length <= MAX_SHELL) return
    answer.off('data', tooLarge).off('end', whole)
    head(false)
    for (const kept of pieces) response.write(kept)
    streamAnswer(answer, response)
  }
  const whole = () => {
    const bytes = Buffer.concat(pieces)
    const html = withPageScript(bytes.toString('utf8'))
    head(html !== null)
    response.end(html ?? bytes)
  }
  answer.on('data', tooLarge).once('end', whole)
  answer.once('close', () => {
    if (!answer.complete) response.destroy()
  })
}
