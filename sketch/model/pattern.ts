import type { Expression } from './expression.ts'

/** A pattern of Dart. `type` of a variable is null when it takes whatever comes. */
export type Pattern =
  | { readonly kind: 'any' }
  | { readonly kind: 'variable'; readonly name: string; readonly type: string | null }
  | { readonly kind: 'constant'; readonly value: Expression }
  | { readonly kind: 'relation'; readonly operator: string; readonly value: Expression }
  | { readonly kind: 'either'; readonly options: readonly Pattern[] }
  | { readonly kind: 'both'; readonly parts: readonly Pattern[] }
  /** `final x?` and `final x!`: there at all. */
  | { readonly kind: 'present'; readonly pattern: Pattern }
  | { readonly kind: 'list'; readonly items: readonly Pattern[] }
  /** `...` of a list: any number of its items; without a pattern they are not asked. */
  | { readonly kind: 'rest'; readonly pattern: Pattern | null }
  | { readonly kind: 'map'; readonly entries: readonly PatternEntry[] }
  | { readonly kind: 'fields'; readonly type: string | null; readonly fields: readonly PatternField[] }
  | { readonly kind: 'opaque'; readonly text: string }

/** `name` is null for a positional field of a record. */
export interface PatternField {
  readonly name: string | null
  readonly pattern: Pattern
}

export interface PatternEntry {
  readonly key: Expression
  readonly pattern: Pattern
}
