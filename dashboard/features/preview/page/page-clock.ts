/** How long a page may take while nothing is known of this app's. */
const FIRST_MS = 30_000
const LEAST_MS = 10_000
/** A busy machine takes several times as long as a quiet one. */
const TIMES = 3
/** Nobody waits longer without being told, however slow a page was before. */
const MOST_MS = 60_000
/** Of so many pages the slowest counts: one slow one is forgotten. */
const REMEMBERED = 5

/** How long a page of this app may take to its first picture, by what its pages took before. */
export class PageClock {
  #took: readonly number[] = []

  took(ms: number): void {
    this.#took = [...this.#took, ms].slice(-REMEMBERED)
  }

  limit(): number {
    if (this.#took.length === 0) return FIRST_MS
    return Math.min(MOST_MS, Math.max(LEAST_MS, Math.max(...this.#took) * TIMES))
  }
}
