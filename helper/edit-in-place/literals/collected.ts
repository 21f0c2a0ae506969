import type { Computed, Literal } from '@mosaygent/contract'
import type { Span } from './branches.ts'
import type { FoundComputed, Named, NamedPart } from './found.ts'
import { isSought } from './names.ts'
import { keyOfPart, namesIn } from './names-in-value.ts'
import type { Value } from './read-value.ts'

const LONGEST_WRITTEN = 120

/** What was found so far, and no more than so much. */
export class Collected {
  /** Of a call it is also told what each of several values is, and what a style is made from. */
  readonly ofCall: boolean
  readonly #most: number
  readonly #literals: Literal[] = []
  readonly #computed: FoundComputed[] = []

  /** `all`: of a declaration. Also of values that nobody looks for at a widget it is said what they are. */
  constructor(most: number, all = false) {
    this.#most = most
    this.ofCall = !all
  }

  literal(literal: Literal): void {
    if (this.#literals.length < this.#most) this.#literals.push(literal)
  }

  /** `by`: where what it names stands; left out: all of it. */
  computed(value: Value, what: Computed['what'], names: Named | null = null, by?: readonly Span[]): void {
    const { text, start, end, path } = value
    const told = !this.ofCall || isSought(value.name ?? path.at(-1) ?? '')
    if (!told || this.#computed.length >= this.#most) return
    const written = text.slice(start, Math.min(end, start + LONGEST_WRITTEN)).replaceAll(/\s+/g, ' ')
    this.#computed.push({
      path: [...path],
      what,
      written: end - start > LONGEST_WRITTEN ? `${written}…` : written,
      names,
      parts: this.ofCall ? partsOf(text, by ?? [value]) : [],
    })
  }

  all() {
    return { literals: this.#literals, computed: this.#computed }
  }
}

function partsOf(text: string, spans: readonly Span[]): NamedPart[] {
  const parts = spans.flatMap(({ start, end }) => namesIn(text, start, end))
  return [...new Map(parts.map((part) => [keyOfPart(part), part])).values()]
}
