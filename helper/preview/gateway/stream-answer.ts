import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Forwards the body of a response after its headers. Uses `pipe`, because `pipeline` creates an abort signal and a
 * `DOMException` for each response, which is a tenth of the cost of a small file.
 */
export function streamAnswer(answer: IncomingMessage, response: ServerResponse): void {
  answer.pipe(response)
  answer.once('close', () => {
    if (!answer.complete) response.destroy()
  })
  // headers leave with the first bytes; an event stream opens before its first event
  setImmediate(() => {
    if (!answer.readableDidRead && !response.writableEnded) response.flushHeaders()
  })
}
