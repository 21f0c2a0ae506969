/** Runs one thing at a time, in order. */
export interface Turns<Key, Result> {
  /** Joins a turn of the same kind that still waits: pressing twice asks once. */
  take(key: Key, work: (begun: () => void) => Promise<Result>): Promise<Result>
}

/** `begun` closes a turn for joiners; who asks after that may want what changed since. */
export function createTurns<Key, Result>(): Turns<Key, Result> {
  const waiting = new Map<Key, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(key, work) {
      const joined = waiting.get(key)
      if (joined !== undefined) return joined
      const begun = () => {
        if (waiting.get(key) === turn) waiting.delete(key)
      }
      const turn: Promise<Result> = last.then(() => work(begun)).finally(begun)
      waiting.set(key, turn)
      // its failure is its caller's; the next in line only needs to know that it is over
      last = turn.then(
        () => undefined,
        () => undefined,
      )
      return turn
    },
  }
}
