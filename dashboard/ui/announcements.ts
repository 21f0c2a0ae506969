import { useEffect, useRef } from 'react'
import { createStore } from '#store'
import type { Readable } from '#store'

/** How long words stay in the region, ms: for who goes back to them; they are read when they come. */
const STAY_MS = 10_000

interface Announcement {
  readonly id: number
  readonly text: string
}

const shown = createStore<readonly Announcement[]>([])
let count = 0

/** What the live region holds now, oldest first. */
export const announcements: Readable<readonly Announcement[]> = shown

/**
 * Says to who listens instead of looking what came of something, politely and once: for results that show without a
 * move of the focus and have no live region where they stand. Each is read, however close they come; progress is not
 * said.
 */
export function announce(text: string): void {
  count += 1
  const one = { id: count, text }
  shown.set([...shown.get(), one])
  setTimeout(() => {
    shown.set(shown.get().filter((other) => other !== one))
  }, STAY_MS)
}

/**
 * Announces `words` whenever `key` becomes another one. Not the first: what is there when a page comes is read with
 * it. A null key is not known, or no result, and changes nothing.
 */
export function useAnnounceChange(key: string | null, words: string): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || key === before.current) return
    if (before.current !== null) announce(words)
    before.current = key
  }, [key, words])
}
