import type { Span } from '../model/source-location.ts'
import type { Evaluator } from './evaluator.ts'
import type { SourceOffset, Value } from './value.ts'

/** What stands in the place of what only running code could tell. */
export type AssumedKind = 'branch' | 'no-branch' | 'rows' | 'text' | 'page'

export interface Assumed {
  readonly kind: AssumedKind
  /** What could not be told, as far as the source names it; may be empty. */
  readonly what: string
  readonly at: SourceOffset
  /** Within which the widgets are written that are drawn for it. */
  readonly span: Span
}

/** Longer names say no more. */
const MAX_NAME = 60

/** Notes that a value is assumed, while a picture is drawn; elsewhere nothing of it is seen. */
export function assume(
  evaluator: Evaluator,
  kind: AssumedKind,
  value: Value | undefined,
  file: string,
  span: Span | null,
): void {
  if (evaluator.assumed === null || span === null) return
  const text = value?.kind === 'unknown' ? value.text : ''
  // `is` names no value: it is the operator whose answer is not known
  const what = /^\w/.test(text) && text !== 'is' ? text.slice(0, MAX_NAME) : ''
  evaluator.assumed.push({ kind, what, at: { file, offset: span.start }, span })
}
