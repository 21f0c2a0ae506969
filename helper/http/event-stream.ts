import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { HelperEvent } from '@mosaygent/contract'
import type { EventHub, NumberedEvent } from '../events/index.ts'

/** Keeps proxies and sleeping sockets honest: a line that says nothing, in ms. */
const HEARTBEAT_MS = 15_000

/**
 * One open event stream: `hello` with what runs now and what nobody has heard yet, then every event with its id, after
 * a replay of what the caller missed since `Last-Event-ID`.
 */
export function eventStream(
  c: Context,
  hub: EventHub,
  hello: () => readonly HelperEvent[],
  /** Called when the caller may read no longer; returns a function that unsubscribes. */
  untilEnded: (end: () => void) => () => void,
): Response {
  const response = streamSSE(c, async (stream) => {
    const cursor = hub.follow(c.req.header('last-event-id'))
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n').catch(() => stream.abort())
    }, HEARTBEAT_MS)
    const stopWaiting = untilEnded(() => stream.abort())
    stream.onAbort(() => {
      stopWaiting()
      clearInterval(heartbeat)
      cursor.close()
    })
    for (const event of hello()) await stream.writeSSE({ data: JSON.stringify(event) })
    while (!stream.aborted) {
      const next = cursor.next()
      // a slow reader delays only itself: the hub keeps what it missed
      await (next === null ? cursor.more() : stream.write(frameOf(next)))
    }
  })
  // the library says `no-cache`, which still may be kept
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const frames = new WeakMap<NumberedEvent, Uint8Array>()

/** The event as it goes over the wire, made once for all streams. */
function frameOf(numbered: NumberedEvent): Uint8Array {
  const { id, event } = numbered
  const frame = frames.get(numbered) ?? Buffer.from(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
  frames.set(numbered, frame)
  return frame
}
