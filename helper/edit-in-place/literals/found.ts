import type { Computed, Literal } from '@mosaygent/contract'

/** A call and what stands at it, by places in the text. */
export interface FoundCall {
  readonly call: string
  readonly literals: Literal[]
  readonly computed: Computed[]
}

/** `elsewhere`: no call stands there, or not the one that was expected. `not-dart`: something has no end. */
export type FoundLiterals =
  | ({ readonly kind: 'found' } & FoundCall)
  | { readonly kind: 'elsewhere' | 'not-dart' }
