export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Does what has the same name one after the other; what has another does not wait. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const mine = last.get(name)?.then(work, work) ?? work()
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
