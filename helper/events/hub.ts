import { randomBytes } from 'node:crypto'
import type { HelperEvent } from '@mosaygent/contract'

/** An event with its place in the stream: `<life of the helper>-<number>`. */
export interface NumberedEvent {
  readonly id: string
  readonly event: HelperEvent
}

/** A place in the stream of events. */
export interface EventCursor {
  /**
   * The event after this place, which then is behind it; null: none yet. Where it is not kept any more (helper
   * restarted, gap too large, too slow a reader), a `resync` with the newest place comes instead.
   */
  next(): NumberedEvent | null
  /** Resolves at the next event that is published, or when the cursor is closed. */
  more(): Promise<void>
  close(): void
}

export interface EventHub {
  publish(event: HelperEvent): void
  /**
   * From now on, or from the last event somebody saw. What a slow reader has not read is kept once for all of them,
   * and no longer than for a replay.
   */
  follow(lastSeen?: string): EventCursor
  /** How many cursors are open. */
  readers(): number
  /** The same for a listener who is never slow; gives what ends it. */
  subscribe(listener: (event: NumberedEvent) => void, lastSeen?: string): () => void
}

/** What is kept for replay, whichever is reached first: minutes of a busy console. */
const KEPT = 1_000
const KEPT_CHARACTERS = 4 * 1024 * 1024

/** Only console lines can be many and long. */
const sizeOf = (event: HelperEvent) =>
  event.type === 'console.lines' ? event.lines.reduce((sum, { text }) => sum + text.length, 0) : 0

export function createEventHub(): EventHub {
  const life = randomBytes(4).toString('hex')
  const kept: NumberedEvent[] = []
  const waiting = new Set<() => void>()
  const open = new Set<EventCursor>()
  let number = 0
  let characters = 0

  /** The number of the last event that was seen; null: nobody of this life, or none yet. */
  const cursorOf = (lastSeen: string): number | null => {
    const [seenLife, seenNumber] = lastSeen.split('-')
    const seen = Number(seenNumber)
    return seenLife === life && Number.isInteger(seen) && seen >= 0 && seen <= number ? seen : null
  }

  const follow = (lastSeen?: string): EventCursor => {
    let position = lastSeen === undefined || lastSeen === '' ? number : cursorOf(lastSeen)
    let wake: () => void = () => undefined
    const cursor: EventCursor = {
      next() {
        const oldest = number - kept.length
        if (position === null || position < oldest) {
          position = number
          return { id: `${life}-${number}`, event: { type: 'resync' } }
        }
        const event = kept[position - oldest]
        if (event === undefined) return null
        position += 1
        return event
      },
      more: () =>
        new Promise((resolve) => {
          wake = () => {
            waiting.delete(wake)
            resolve()
          }
          waiting.add(wake)
        }),
      close() {
        open.delete(cursor)
        wake()
      },
    }
    open.add(cursor)
    return cursor
  }

  return {
    publish(event) {
      number += 1
      kept.push({ id: `${life}-${number}`, event })
      characters += sizeOf(event)
      while (kept.length > KEPT || characters > KEPT_CHARACTERS) {
        const oldest = kept.shift()
        if (oldest === undefined) break
        characters -= sizeOf(oldest.event)
      }
      for (const wake of waiting) wake()
    },
    follow,
    readers: () => open.size,
    subscribe(listener, lastSeen) {
      const cursor = follow(lastSeen)
      const deliver = () => {
        for (let next = cursor.next(); next !== null; next = cursor.next()) listener(next)
      }
      deliver()
      waiting.add(deliver)
      return () => {
        waiting.delete(deliver)
        cursor.close()
      }
    },
  }
}
