import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** The types that a value is asked for by: its class, and those above it. */
export function namesOf(evaluator: Evaluator, value: Value): string[] {
  if (value.kind !== 'instance') return value.kind === 'object' ? [value.type] : []
  const line = lineageOf(evaluator.declarations, value.of).map(({ declaration }) => declaration)
  return line.flatMap(({ name, superclass }) => (superclass === null ? [name] : [name, superclass]))
}
