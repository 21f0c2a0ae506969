import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromSketch } from './sketch-request.ts'

/**
 * Forwards the body of a response after its headers. Uses `pipe`, because `pipeline` creates an abort signal and a
 * `DOMException` for each response, which is a tenth of the cost of a small file. One that breaks off breaks off here as
 * well; for the sketch's page it ends.
 */
export function streamAnswer(answer: IncomingMessage, response: ServerResponse): void {
  answer.pipe(response)
  answer.once('close', () => {
    if (answer.complete) return
    if (isFromSketch(response.req)) response.end()
    else response.destroy()
  })
  // headers leave with the first bytes; an event stream opens before its first event
  setImmediate(() => {
    if (!answer.readableDidRead && !response.writableEnded) response.flushHeaders()
  })
}
