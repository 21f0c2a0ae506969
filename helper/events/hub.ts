import { randomBytes } from 'node:crypto'
import type { HelperEvent } from '@mosaygent/contract'

/** An event with its place in the stream: `<life of the helper>-<number>`. */
export interface NumberedEvent {
  readonly id: string
  readonly event: HelperEvent
}

export interface EventHub {
  publish(event: HelperEvent): void
  /**
   * Hears everything from now on. With the id of the last event somebody saw, what came after it is replayed first;
   * when that is not possible any more (helper restarted, gap too large), a `resync` comes instead.
   */
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
  const listeners = new Set<(event: NumberedEvent) => void>()
  let number = 0
  let characters = 0

  const replay = (listener: (event: NumberedEvent) => void, lastSeen: string) => {
    const [seenLife, seenNumber] = lastSeen.split('-')
    const seen = Number(seenNumber)
    const oldest = number - kept.length
    if (seenLife !== life || !Number.isInteger(seen) || seen < oldest || seen > number) {
      listener({ id: `${life}-${number}`, event: { type: 'resync' } })
      return
    }
    for (const event of kept.slice(seen - oldest)) listener(event)
  }

  return {
    publish(event) {
      number += 1
      const numbered = { id: `${life}-${number}`, event }
      kept.push(numbered)
      characters += sizeOf(event)
      while (kept.length > KEPT || characters > KEPT_CHARACTERS) {
        const oldest = kept.shift()
        if (oldest === undefined) break
        characters -= sizeOf(oldest.event)
      }
      for (const listener of listeners) listener(numbered)
    },
    subscribe(listener, lastSeen) {
      if (lastSeen !== undefined && lastSeen !== '') replay(listener, lastSeen)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
