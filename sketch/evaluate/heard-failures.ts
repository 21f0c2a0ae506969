import { hasPart } from '../model/has-part.ts'
import { shownBehind } from './try-catch.ts'
import type { Argument, Expression } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { InstanceValue, Value } from './value.ts'

/**
 * A future that is kept in a field for a builder that asks its snapshot `hasError`: the source catches what fails as
 * `catch` does, and a new app without a network shows it.
 */
export function keptFuture(
  evaluator: Evaluator,
  self: InstanceValue | null,
  name: string,
  compute: () => Value,
): Value {
  if (self === null || evaluator.trying > 0) return compute()
  const { fields, methods } = self.of.declaration
  const isKept =
    asksForFailure(methods) && fields.some((each) => each.name === name && HOLDS.test(each.type ?? ''))
  return isKept ? shownBehind(evaluator, compute) : compute()
}

const HOLDS = /(^|\s)Future\b/

/** The same of an assignment, to `name` or `this.name`. */
export function assignedFuture(
  evaluator: Evaluator,
  scope: Scope,
  target: Expression,
  compute: () => Value,
): Value {
  const isOwn = target.kind === 'member' && target.target.kind === 'this'
  return target.kind === 'name' || isOwn ? keptFuture(evaluator, scope.self, target.name, compute) : compute()
}

/** The same of what the builder is given at once, as its `future`. */
export function givenFuture(evaluator: Evaluator, args: readonly Argument[], compute: () => Value): Value {
  const builder = args.find((each) => each.name === 'builder')
  return builder !== undefined && asksForFailure(builder.value) ? shownBehind(evaluator, compute) : compute()
}

const asked = new WeakMap<object, boolean>()

function asksForFailure(code: object): boolean {
  const known = asked.get(code)
  if (known !== undefined) return known
  const found = hasPart(
    code,
    (part) => 'kind' in part && part.kind === 'member' && 'name' in part && part.name === 'hasError',
  )
  asked.set(code, found)
  return found
}
