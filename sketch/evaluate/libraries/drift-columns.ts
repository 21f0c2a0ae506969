import { NO_ARGUMENTS } from '../arguments.ts'
import { integer, NULL } from '../value.ts'
import type { ClassDeclaration } from '../../model/declaration.ts'
import type { Argument, Expression } from '../../model/expression.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Scope } from '../scope.ts'
import type { Value } from '../value.ts'

/** More calls than a column is built of: `text().named('a').nullable().withDefault(…)()`. */
const MAX_CALLS = 20

/**
 * What the columns of a table have where nothing is said (`drift/lib/src/dsl/columns.dart`): their default, a number of
 * their own (`number`), or null. A column that must be given is left out.
 */
export function usualOf(
  evaluator: Evaluator,
  { methods, fields }: ClassDeclaration,
  scope: Scope,
  number: number,
): (readonly [string, Value])[] {
  const columns = [
    ...methods.map(
      ({ name, getter, body }) => [name, getter && body.kind === 'expression' ? body.value : null] as const,
    ),
    ...fields.map(({ name, initial }) => [name, initial] as const),
  ]
  return columns.flatMap(([name, built]) => {
    const value = built === null ? null : valueOf(evaluator, built, scope, number)
    return value === null ? [] : [[name, value] as const]
  })
}

function valueOf(evaluator: Evaluator, built: Expression, scope: Scope, number: number): Value | null {
  let at: Expression = built
  let usual: Value | null = null
  let empty: Value | null = null
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    if (at.kind !== 'call') return at.kind === 'name' ? (usual ?? empty) : null
    if (at.callee.kind !== 'member') {
      at = at.callee
      continue
    }
    if (at.callee.name === 'nullable') empty = NULL
    usual ??= saidBy(evaluator, at.callee.name, at.arguments, scope, number)
    at = at.callee.target
  }
  return null
}

function saidBy(
  evaluator: Evaluator,
  name: string,
  [first]: readonly Argument[],
  scope: Scope,
  number: number,
): Value | null {
  if (name === 'autoIncrement') return integer(number)
  if (first === undefined || (name !== 'withDefault' && name !== 'clientDefault')) return null
  const value = evaluator.evaluate(first.value, scope)
  if (name === 'clientDefault') return evaluator.calledWith(value, NO_ARGUMENTS)
  return value.kind === 'object' && value.type === 'Constant' ? (value.positional[0] ?? null) : null
}
