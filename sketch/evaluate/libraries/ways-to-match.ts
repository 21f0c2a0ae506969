/** More is not worth a search: what is beyond it may never end. */
const MOST_DEPTH = 50

/**
 * How many ways a search of a text of that length may try at one place before it knows that nothing matches; `Infinity`
 * where that grows with each character, as for `((a+))+`. An upper bound for every pattern, also for one that is none.
 * With the text it is a closer one: `\s*` takes no more than the longest gap in it.
 */
export function waysToMatch(pattern: string, length: number, text: string | null = null): number {
  const reading = new Reading(pattern, length, WRITTEN_OTHERWISE.test(pattern) ? null : text)
  const ways = reading.alternatives(0)
  return reading.atEnd ? ways : Infinity
}

class Reading {
  readonly #pattern: string
  readonly #length: number
  readonly #text: string | null
  #at = 0

  constructor(pattern: string, length: number, text: string | null) {
    this.#pattern = pattern
    this.#length = length
    this.#text = text
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
    while (!this.atEnd && this.#next !== '|' && this.#next !== ')') {
      const begin = this.#at
      const once = this.#atom(depth)
      product *= this.#repeated(once, this.#pattern.slice(begin, this.#at))
    }
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

  /** `once`: the ways of what is repeated, as `written`. */
  #repeated(once: number, written: string): number {
    const [counted = '', sign = '', least = '', comma, most = ''] =
      /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(this.#pattern.slice(this.#at)) ?? []
    if (counted === '') return once
    this.#at += counted.length
    if (sign === '?') return 1 + once
    const endless = sign !== '' || (comma !== undefined && most === '')
    const rounds = endless ? this.#length : Number(most === '' ? least : most)
    if (once > 1) return endless ? Infinity : once ** rounds * (rounds + 1)
    return comma === undefined && sign === '' ? 1 : Math.min(rounds, this.#longest(written)) + 1
  }

  /** The most letters in a row that this takes one by one. */
  #longest(written: string): number {
    if (this.#text === null || written.startsWith('(')) return this.#length
    const rows = FLAGS.flatMap((flags) => rowsIn(this.#text ?? '', written, flags))
    return rows.length === 0 ? this.#length : Math.max(...rows)
  }
}

/** Letters by their numbers or properties, and what takes what another part took: more signs than one mean a letter. */
const WRITTEN_OTHERWISE = /\\[\dkxucpP]/
/** However an expression tells letters apart: the most by any of these is no less than what it takes. */
const FLAGS = ['gs', 'gis', 'gsu', 'gisu']

/** How long the longest row is that is taken letter by letter, in a list; an empty one for what is no expression. */
function rowsIn(text: string, written: string, flags: string): readonly number[] {
  try {
    const rows = new RegExp(`(?:${written})+`, flags)
    return [Math.max(0, ...Array.from(text.matchAll(rows), ([row]) => row.length))]
  } catch {
    return []
  }
}
