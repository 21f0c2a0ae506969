/** Waits with names, of which each is under way at most once. */
export class Timers {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Begins the wait, unless it is under way. */
  once(name: string, ms: number, run: () => void): void {
    if (!this.#timers.has(name)) this.again(name, ms, run)
  }

  /** Begins the wait from the start. */
  again(name: string, ms: number, run: () => void): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.set(name, setTimeout(run, ms))
  }

  cancel(name: string): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.delete(name)
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }
}
