import type { Expression } from '../model/expression.ts'
import type { Value } from './value.ts'

/** Words in the names of what a person's input and its answer decide. */
const ANSWERED =
  /user|account|log(?:ged)?_?in|sign(?:ed)?_?(?:in|up)|auth|valid|success|result|response|token|confirm/i

/** Whether another answer than the one of a new, signed-out app would decide otherwise. */
export const dependsOnAnswer = (condition: Value, written: Expression): boolean =>
  condition.kind === 'unknown' || namesAnswer(written)

/** A condition may be as long as a file, and be asked in each round of a loop. */
const known = new WeakMap<Expression, boolean>()

function namesAnswer(written: Expression): boolean {
  const before = known.get(written)
  if (before !== undefined) return before
  const does = names(written, ANSWERED)
  known.set(written, does)
  return does
}

function names(part: unknown, words: RegExp): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) =>
    typeof value === 'string' ? key === 'name' && words.test(value) : names(value, words),
  )
}
