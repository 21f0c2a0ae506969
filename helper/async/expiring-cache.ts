/**
 * Lets equal questions share one answer while it is worked out and for a while after. `stamp` says what the answer is
 * valid for: another stamp asks anew.
 */
export interface ExpiringCache<T> {
  ask(key: string, stamp: string, work: () => Promise<T>): Promise<T>
  forget(): void
}

interface Entry<T> {
  readonly stamp: string
  readonly answer: Promise<T>
  /** Null while it is being worked out. */
  until: number | null
}

/** `keepMs` counts from the moment of the answer; `now` in ms, any clock that only goes forward. */
export function createExpiringCache<T>(
  keepMs: number,
  now: () => number = () => performance.now(),
): ExpiringCache<T> {
  const entries = new Map<string, Entry<T>>()
  return {
    ask(key, stamp, work) {
      const known = entries.get(key)
      if (known?.stamp === stamp && (known.until === null || now() < known.until)) return known.answer
      const entry: Entry<T> = { stamp, answer: work(), until: null }
      entries.set(key, entry)
      entry.answer.then(
        () => {
          entry.until = now() + keepMs
        },
        () => {
          // a failure reaches the callers that shared the work, and is then forgotten
          if (entries.get(key) === entry) entries.delete(key)
        },
      )
      return entry.answer
    },
    forget: () => entries.clear(),
  }
}
