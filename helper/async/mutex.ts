export type Mutex = <T>(work: () => Promise<T>) => Promise<T>

/** Runs one piece of work at a time, in the order of the calls. A failure reaches its own caller only and does not stop later work. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Runs work with the same key one after the other; work with another key does not wait. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const mine = last.get(key)?.then(work, work) ?? work()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
