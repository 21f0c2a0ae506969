/** Runs one piece of work at a time, in order; a caller may join an equal one that still waits. */
export interface SerialQueue<Key, Result> {
  /**
   * Joins work with the same key that waits: pressing twice asks once. `begun` closes it for joiners, since a caller
   * that comes after it may want what has changed meanwhile.
   */
  add(key: Key, work: (begun: () => void) => Promise<Result>): Promise<Result>
}

export function createSerialQueue<Key, Result>(): SerialQueue<Key, Result> {
  const waiting = new Map<Key, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    add(key, work) {
      const joined = waiting.get(key)
      if (joined !== undefined) return joined
      const begun = () => {
        if (waiting.get(key) === added) waiting.delete(key)
      }
      const added: Promise<Result> = last.then(() => work(begun)).finally(begun)
      waiting.set(key, added)
      // its failure is its caller's; the next in line only needs to know that it is over
      last = added.then(
        () => undefined,
        () => undefined,
      )
      return added
    },
  }
}
