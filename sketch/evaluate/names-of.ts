import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** The types that a value is asked for by: the one of a union that it is, its class, and those above it. */
export function namesOf(evaluator: Evaluator, value: Value): string[] {
  if (value.kind === 'object' || isOnlyOne(value)) return [value.type]
  if (value.kind !== 'instance') return []
  const line = lineageOf(evaluator.declarations, value.of).map(({ declaration }) => declaration)
  const above = line.flatMap(({ name, superclass }) => (superclass === null ? [name] : [name, superclass]))
  return value.variant === undefined ? above : [value.variant.type, ...above]
}

/** A class's one instance is a member of it: `FirebaseAuth.instance`. */
const isOnlyOne = (value: Value): value is Value & { kind: 'member' } =>
  value.kind === 'member' && value.name === 'instance'
