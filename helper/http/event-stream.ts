import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { HelperEvent } from '@mosaygent/contract'
import type { EventHub, NumberedEvent } from '../events/index.ts'

/** Keeps proxies and sleeping sockets honest: a line that says nothing, in ms. */
const HEARTBEAT_MS = 15_000

/**
 * One open event stream: `hello` with what runs now, then every event with its id, after a replay of what the
 * caller missed since `Last-Event-ID`.
 */
export function eventStream(
  c: Context,
  hub: EventHub,
  hello: () => HelperEvent,
  /** Hears when the caller may read no longer; returns the way to stop. */
  untilEnded: (end: () => void) => () => void,
): Response {
  const response = streamSSE(c, async (stream) => {
    const queue: NumberedEvent[] = []
    let wake: () => void = () => undefined
    const leave = hub.subscribe((event) => {
      queue.push(event)
      wake()
    }, c.req.header('last-event-id'))
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n').catch(() => stream.abort())
    }, HEARTBEAT_MS)
    const stopWaiting = untilEnded(() => stream.abort())
    stream.onAbort(() => {
      stopWaiting()
      leave()
      clearInterval(heartbeat)
      wake()
    })
    await stream.writeSSE({ data: JSON.stringify(hello()) })
    while (!stream.aborted) {
      const next = queue.shift()
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      await stream.writeSSE({ id: next.id, data: JSON.stringify(next.event) })
    }
  })
  // the library says `no-cache`, which still may be kept
  response.headers.set('Cache-Control', 'no-store')
  return response
}
