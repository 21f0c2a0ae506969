import { NOTHING_GIVEN } from './given.ts'
import { unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Given } from './given.ts'
import type { InstanceValue, Value } from './value.ts'

export interface Assignment {
  readonly owner: InstanceValue
  readonly name: string
  readonly value: Value
}

/** Where a tap leads: to a page, back, or to a drawer. */
export type Led =
  | { readonly kind: 'widget'; readonly widget: Value; readonly how: 'push' | 'replace' | 'all' }
  | { readonly kind: 'route'; readonly name: string; readonly how: 'push' | 'replace' | 'all' }
  | { readonly kind: 'back' }
  | { readonly kind: 'drawer'; readonly side: 'start' | 'end' }
  | { readonly kind: 'branch'; readonly index: number }

/** A function of Flutter's own: only what it does with a callback at once is of interest. */
export function callUnknown(evaluator: Evaluator, callee: Value, given: Given): Value {
  if (callee.kind !== 'unknown') return unknown('…')
  const [first] = given.positional
  if (/^(setState|safeSetState)$/.test(callee.text) && first?.kind === 'function') {
    evaluator.apply(first, NOTHING_GIVEN)
  }
  return unknown(callee.text)
}
