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

/** How many events are kept for replay: minutes of a busy console, some hundred kilobytes. */
const KEPT = 1_000

export function createEventHub(): EventHub {
  const life = randomBytes(4).toString('hex')
  const kept: NumberedEvent[] = []
  const listeners = new Set<(event: NumberedEvent) => void>()
  let number = 0

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
      if (kept.length > KEPT) kept.shift()
      for (const listener of listeners) listener(numbered)
    },
    subscribe(listener, lastSeen) {
      if (lastSeen !== undefined && lastSeen !== '') replay(listener, lastSeen)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
