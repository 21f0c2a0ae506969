import { positionalArguments } from './arguments.ts'
import { fieldOfInstance } from './instances.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue, Value } from './value.ts'

/** What Dart decides before a class is asked, and equality, which is told by what instances are. */
const NOT_OWN = new Set(['&&', '||', '??', '==', '!='])

/**
 * `a + b`, `a[b]`: what the operator gives that a class of the project declares; null for all others, whose operands
 * are left alone.
 */
export function byOwnOperator(
  evaluator: Evaluator,
  target: Value,
  operator: string,
  ...operands: (() => Value)[]
): Value | null {
  if (target.kind !== 'instance' || NOT_OWN.has(operator)) return null
  const own = fieldOfInstance(evaluator, target, operator)
  if (own?.kind !== 'function') return null
  return evaluator.apply(own, positionalArguments(...operands.map((operand) => operand())))
}

/**
 * Lets the setter of a class do what it does with a value. Whether there is one whose value is read again by that name:
 * where it keeps it in what is not followed, a store for one, it is not.
 */
export function bySetter(evaluator: Evaluator, owner: InstanceValue, name: string, value: Value): boolean {
  const setter = fieldOfInstance(evaluator, owner, `${name}=`)
  // One that a generator wrote, mobx's, keeps the value and tells who listens.
  if (setter?.kind !== 'function' || setter.scope.file.endsWith('.g.dart')) return false
  const before = owner.fields.get(name)
  evaluator.apply(setter, positionalArguments(value))
  const now = owner.fields.get(name)
  // A field of that name is read before any getter: `set state(value) { super.state = value; }`.
  if (now !== undefined) return now !== before
  const kept = fieldOfInstance(evaluator, owner, name)
  return kept !== null && kept.kind !== 'unknown' && (kept.kind !== 'null' || value.kind === 'null')
}
