import type { PageLogLine } from '../page/page-link.ts'

/** `A RenderFlex overflowed by 42 pixels on the right.`, as Flutter's debug builds print it. */
const OVERFLOW = /\bA (Render\w+) overflowed by (?:[\d.]+|Infinity) pixels?\b[^\n]*/

/** An app may print without end. */
const MOST = 200
const LONGEST = 300

/** What overflows in an app's page, by what it printed: each place once, forgotten with the code that it was of. */
export class OverflowLines {
  readonly #at = new Map<string, number>()

  /** Whether there is another one. */
  take(lines: readonly PageLogLine[], now: number): boolean {
    const before = this.#at.size
    for (const { text } of lines) {
      const [found] = OVERFLOW.exec(text) ?? []
      const place = found?.slice(0, LONGEST)
      if (place !== undefined && (this.#at.has(place) || this.#at.size < MOST)) this.#at.set(place, now)
    }
    return this.#at.size !== before
  }

  /** What was printed before then was of older code. */
  since(begun: number): void {
    for (const [text, at] of this.#at) if (at < begun) this.#at.delete(text)
  }

  count(): number {
    return this.#at.size
  }
}
