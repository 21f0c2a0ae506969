/** As often as a function may be within itself. */
const MAX_TIMES = 32

/**
 * What functions leave for later that nobody waits for: what stands behind their first `await`. It goes on once the
 * function around, which waits for others, does so the next time, or ends.
 */
export class LaterParts {
  /** How often each of them was left since the outermost one began. */
  readonly #times = new Map<object, number>()
  /** Those of the innermost function that waits for others; null in none. */
  #left: (() => void)[] | null = null

  /** Whether a function around waits for others: what is left nowhere else goes on at once. */
  get mayWait(): boolean {
    return this.#left !== null
  }

  /** Follows a function that waits: what is left when it ends goes on, or is for the one that waits for it. */
  around<T>(follow: () => T): T {
    const outer = this.#left
    this.#left = []
    const result = follow()
    if (outer === null) {
      this.#goOn(null)
      this.#times.clear()
    } else outer.push(...this.#left)
    this.#left = outer
    return result
  }

  /** Leaves what stands behind the `await` of that body, unless it has begun itself anew too often. */
  leave(body: object, part: () => void): void {
    const times = this.#times.get(body) ?? 0
    if (times >= MAX_TIMES) return
    this.#times.set(body, times + 1)
    this.#left?.push(part)
  }

  /** `await`: what was left before has gone on when that has come; what is left on the way has only begun. */
  waitFor<T>(come: () => T): T {
    const before = this.#left?.length ?? 0
    const value = come()
    this.#goOn(before)
    return value
  }

  /** The first so many, or all, with what they leave in turn. */
  #goOn(count: number | null): void {
    for (let done = 0; done !== count; done += 1) {
      const part = this.#left?.shift()
      if (part === undefined) return
      part()
    }
  }
}
