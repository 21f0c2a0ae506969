export type Mutex = <T>(work: () => Promise<T>) => Promise<T>

/** Runs one piece of work at a time, in the order of the calls. A failure is its own caller's and stops nobody else. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
