import type { Computed, Literal } from '@mosaygent/contract'

/** The names of a chain without its brackets: `Tints.of(context).primary`. */
export interface Named {
  readonly head: string
  readonly rest: readonly string[]
}

/**
 * `names`: what a name or a call, or the one value of a text, is declared by, also where what is told of it was cut; null:
 * it is none of those.
 */
export interface FoundComputed extends Computed {
  readonly names: Named | null
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
