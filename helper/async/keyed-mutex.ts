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
