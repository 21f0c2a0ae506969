import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Hands the rest of an answer on, its head being written. By `pipe`: `pipeline` makes an abort signal and a
 * `DOMException` for each answer, which is a tenth of what a small file costs here.
 */
export function streamAnswer(answer: IncomingMessage, response: ServerResponse): void {
  answer.pipe(response)
  answer.once('close', () => {
    if (!answer.complete) response.destroy()
  })
  // Head and first bytes leave together; an event stream opens before its first event.
  setImmediate(() => {
    if (!answer.readableDidRead && !response.writableEnded) response.flushHeaders()
  })
}
