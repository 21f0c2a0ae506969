import type { HelperEvent } from '@mosaygent/contract'
import type { EventHub, NumberedEvent } from '../events/index.ts'
import type { EventOutput } from './event-output.ts'

/** Keeps proxies and sleeping sockets honest: a line that says nothing, in ms. */
const HEARTBEAT_MS = 15_000

interface EventStream {
  readonly hub: EventHub
  /** The last event that the caller has seen, as he sent it. */
  readonly lastSeen: string | undefined
  readonly hello: () => readonly HelperEvent[]
  /** Called when the caller may read no longer; returns a function that unsubscribes. */
  readonly untilEnded: (end: () => void) => () => void
}

/**
 * One open event stream: `hello` with what runs now and what nobody has heard yet, then every event with its id, after
 * a replay of what the caller missed since `Last-Event-ID`. Resolves when the caller is gone or may read no longer.
 */
export async function sendEvents(
  to: EventOutput,
  { hub, lastSeen, hello, untilEnded }: EventStream,
): Promise<void> {
  const cursor = hub.follow(lastSeen)
  const heartbeat = setInterval(() => void to.write(': still here\n\n'), HEARTBEAT_MS)
  const stopWaiting = untilEnded(() => to.end())
  to.ended.addEventListener('abort', () => cursor.close(), { once: true })
  try {
    for (const event of hello()) await to.write(`data: ${JSON.stringify(event)}\n\n`)
    while (!to.ended.aborted) {
      const next = cursor.next()
      // a slow reader delays only itself: the hub keeps what it missed
      await (next === null ? cursor.more() : to.write(frameOf(next)))
    }
  } finally {
    stopWaiting()
    clearInterval(heartbeat)
    cursor.close()
  }
}

const frames = new WeakMap<NumberedEvent, Uint8Array>()

/** The event as it goes over the wire, made once for all streams. */
function frameOf(numbered: NumberedEvent): Uint8Array {
  const { id, event } = numbered
  const frame = frames.get(numbered) ?? Buffer.from(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
  frames.set(numbered, frame)
  return frame
}
