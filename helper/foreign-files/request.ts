import type { ArgumentOf, ForeignKind } from './kinds.ts'

/** What is asked of the worker: to read a file, or a text that was read already. */
export interface ForeignRequest<K extends ForeignKind> {
  readonly kind: K
  readonly from: { readonly path: string } | { readonly text: string }
  readonly argument: ArgumentOf<K>
}
