import type { Computed, Literal } from '@mosaygent/contract'

/** The names of a chain without its brackets: `Tints.of(context).primary`. */
export interface Named {
  readonly head: string
  readonly rest: readonly string[]
  /** `m` of `m.Colors.red`, by which its library is imported; null: none is written. Left out: that is not known. */
  readonly prefix?: string | null
}

/** One of the names that a value is made of. */
export interface NamedPart {
  readonly names: Named
  /** Each of those names as it is shown: `of(…)`. */
  readonly shown: readonly string[]
}

export interface FoundComputed extends Computed {
  /** What a name, or a text that is nothing but a name, is declared by; null: it is something else. */
  readonly names: Named | null
  /** All that it names, each once, in the order of the source, also where what is told of it was cut. */
  readonly parts: readonly NamedPart[]
}

/** A call and what stands at it, by places in the text. */
export interface FoundCall {
  readonly call: string
  /** Where it ends, in the text. */
  readonly end: number
  readonly literals: Literal[]
  readonly computed: FoundComputed[]
}

/** `elsewhere`: no call stands there, or not the one that was expected. `not-dart`: something has no end. */
export type FoundLiterals =
  | ({ readonly kind: 'found' } & FoundCall)
  | { readonly kind: 'elsewhere' | 'not-dart' }
