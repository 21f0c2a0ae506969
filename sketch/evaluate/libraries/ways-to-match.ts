/** More is not worth a search: what is beyond it may never end. */
const MOST_DEPTH = 50

/**
 * How many ways a search of a text of that length may try at one place before it knows that nothing matches; `Infinity`
 * where that grows with each character, as for `((a+))+`. An upper bound for every pattern, also for one that is none.
 */
export function waysToMatch(pattern: string, length: number): number {
  const reading = new Reading(pattern, length)
  const ways = reading.alternatives(0)
  return reading.atEnd ? ways : Infinity
}

class Reading {
  readonly #pattern: string
  readonly #length: number
  #at = 0

  constructor(pattern: string, length: number) {
    this.#pattern = pattern
    this.#length = length
  }

  get atEnd(): boolean {
    return this.#at >= this.#pattern.length
  }

  /** `a|b`: one after the other is tried. */
  alternatives(depth: number): number {
    if (depth > MOST_DEPTH) return Infinity
    let sum = this.#sequence(depth)
    while (this.#takes('|')) sum += this.#sequence(depth)
    return sum
  }

  /** `ab`: each way of the one with each of the other. */
  #sequence(depth: number): number {
    let product = 1
    while (!this.atEnd && this.#next !== '|' && this.#next !== ')')
      product *= this.#repeated(this.#atom(depth))
    return product
  }

  get #next(): string {
    return this.#pattern[this.#at] ?? ''
  }

  #takes(sign: string): boolean {
    if (this.#next !== sign) return false
    this.#at += 1
    return true
  }

  #atom(depth: number): number {
    if (this.#takes('(')) {
      const [begin = ''] = /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(this.#pattern.slice(this.#at)) ?? []
      this.#at += begin.length
      const ways = this.alternatives(depth + 1)
      return this.#takes(')') ? ways : Infinity
    }
    // `\u{61}` is one letter, where what stands in braces behind any other counts it
    if (this.#takes('\\')) this.#at += /^u\{[\da-f]+\}/i.exec(this.#pattern.slice(this.#at))?.[0].length ?? 1
    else if (this.#takes('[')) this.#class()
    else this.#at += 1
    return 1
  }

  /** `[a-z]`, in which a bracket of its own needs no backslash at the beginning alone. */
  #class(): void {
    while (!this.atEnd && !this.#takes(']')) this.#at += this.#next === '\\' ? 2 : 1
  }

  #repeated(once: number): number {
    const [written = '', sign = '', least = '', comma, most = ''] =
      /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(this.#pattern.slice(this.#at)) ?? []
    if (written === '') return once
    this.#at += written.length
    if (sign === '?') return 1 + once
    const endless = sign !== '' || (comma !== undefined && most === '')
    const rounds = endless ? this.#length : Number(most === '' ? least : most)
    if (once > 1) return endless ? Infinity : once ** rounds * (rounds + 1)
    return comma === undefined && sign === '' ? 1 : Math.min(rounds, this.#length) + 1
  }
}
