import { binary } from './operators.ts'
import { assignVariable } from './scope.ts'
import { NULL } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** `a = 1`, `a += 1`, `a ??= b`, `a++` on variables, fields of an instance, lists and maps. */
export function assign(
  evaluator: Evaluator,
  target: Expression,
  operator: string,
  value: Value,
  scope: Scope,
): Value {
  const now = (): Value => evaluator.evaluate(target, scope)
  const next = operator === '=' ? value : combine(operator, now, value)
  if (target.kind === 'name') {
    if (!assignVariable(scope, target.name, next)) scope.self?.fields.set(target.name, next)
  } else if (target.kind === 'member') {
    const owner = evaluator.evaluate(target.target, scope)
    if (owner.kind === 'instance') owner.fields.set(target.name, next)
  } else if (target.kind === 'index') {
    const owner = evaluator.evaluate(target.target, scope)
    const index = evaluator.evaluate(target.index, scope)
    if (owner.kind === 'list' && index.kind === 'number' && index.value < owner.items.length) {
      owner.items[index.value] = next
    } else if (owner.kind === 'map') owner.entries.push([index, next])
  }
  return next
}

function combine(operator: string, now: () => Value, value: Value): Value {
  if (operator === '++') return binary('+', now(), () => value)
  if (operator === '--') return binary('-', now(), () => value)
  if (operator === '??=') {
    const known = now()
    return known.kind === 'null' || known.kind === 'unknown' ? value : known
  }
  return binary(operator.replace(/=$/, ''), now(), () => value ?? NULL)
}
