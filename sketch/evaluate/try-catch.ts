import { innerScope } from './scope.ts'
import { isOfType } from './types.ts'
import { created, unknown } from './value.ts'
import type { Parameter } from '../model/expression.ts'
import type { CatchClause, Statement } from '../model/statement.ts'
import type { Evaluator } from './evaluator.ts'
import type { End } from './run-statements.ts'
import type { Scope } from './scope.ts'
import type { CreatedValue, Value } from './value.ts'

/** What catches whatever is thrown at all. */
const EVERYTHING = /^(Object|Exception|dynamic)$/

/**
 * `try` with what catches. Only within it something is thrown: by the source's own `throw`, and by what is known to
 * fail in a new app without a network. What nobody catches is what the function brings.
 */
export function runTry(
  evaluator: Evaluator,
  { body, catches, last }: Statement & { kind: 'try' },
  scope: Scope,
  runAll: (statements: readonly Statement[], scope: Scope) => End,
): End {
  // Who taps is led to what comes when all goes well.
  const heard = catches.length > 0 && !evaluator.followsTap
  const types = heard
    ? catches.flatMap(({ type }) => (type === null || EVERYTHING.test(type) ? [] : [type]))
    : []
  if (heard) evaluator.trying += 1
  evaluator.caughtTypes.push(...types)
  let end = runAll(body, innerScope(scope))
  evaluator.caughtTypes.length -= types.length
  const { thrown } = evaluator
  const clause = thrown === null ? undefined : catches.find((each) => catchesIt(evaluator, each, thrown))
  if (thrown !== null && clause !== undefined) {
    const inner = innerScope(scope)
    if (clause.name !== null) inner.variables.set(clause.name, thrown)
    const before = evaluator.caught
    evaluator.thrown = null
    evaluator.caught = thrown
    end = runAll(clause.body, inner)
    evaluator.caught = before
  }
  if (heard) evaluator.trying -= 1
  const left = evaluator.thrown
  evaluator.thrown = null
  const ending = runAll(last, innerScope(scope))
  if (left === null || ending !== null) return ending ?? end
  // Nobody around it hears of it. An app that comes to its first page goes on.
  if (evaluator.trying === 0)
    return evaluator.launch === null ? { kind: 'return', value: failedFuture(left) } : null
  evaluator.thrown = left
  return null
}

function catchesIt(evaluator: Evaluator, { type }: CatchClause, thrown: Value): boolean {
  return type === null || EVERYTHING.test(type) || isOfType(evaluator, thrown, type) !== false
}

/**
 * The source's own `throw`. An app that comes to its first page has thrown nothing on the way but what is caught by its
 * name: `on SignedOut`.
 */
export function thrownInSource(evaluator: Evaluator, value: Value | null): Value {
  const { launch, caughtTypes, trying, shownBy, caught } = evaluator
  // What a new app lacks may have been made by code that is not read.
  if (trying > 0 && trying === shownBy && caught === null) return unknown('throw')
  const isExpected = value === null || caughtTypes.some((type) => isOfType(evaluator, value, type) === true)
  return launch === null || isExpected ? thrownBy(evaluator, value) : unknown('throw')
}

/** Dart's own types of data; what is of another may be made by code that is not read. */
const OF_DATA = /^(String|int|double|num|bool|Map|List|Set|Iterable|DateTime)$/

/**
 * What a parameter is given that cannot be null: `User.fromJson(box.read('user'))` of what was never kept. Caught is
 * that as everything that fails in a new app.
 */
export function refuseNull(evaluator: Evaluator, { type, nullable }: Parameter, value: Value): void {
  if (value.kind !== 'null' || evaluator.trying === 0 || !evaluator.nullSafe) return
  if (nullable !== true && OF_DATA.test(type ?? '')) thrownInSource(evaluator, created('TypeError'))
}

/** Throws within a `try`; elsewhere nothing happens. */
export function thrownBy(evaluator: Evaluator, value: Value | null): Value {
  if (evaluator.trying > 0) evaluator.thrown ??= value ?? evaluator.caught ?? unknown('error')
  return unknown('throw')
}

/** What an expression gives whose failure is caught right behind it: `request().catchError(…)`. */
export function caughtBehind(evaluator: Evaluator, compute: () => Value): Value {
  // Who taps is led to what comes when all goes well.
  if (evaluator.followsTap) return compute()
  evaluator.trying += 1
  const value = compute()
  evaluator.trying -= 1
  return evaluator.trying > 0 ? value : orFailed(evaluator, value)
}

/** That, or the future that fails with what was thrown meanwhile, which is thrown no further then. */
export function orFailed(evaluator: Evaluator, value: Value): Value {
  const { thrown } = evaluator
  evaluator.thrown = null
  return thrown === null ? value : failedFuture(thrown)
}

/** The same of what a widget shows that it failed with, where that is for the lack of a network. */
export function shownBehind(evaluator: Evaluator, compute: () => Value): Value {
  if (evaluator.trying > 0) return compute()
  evaluator.shownBy = 1
  const value = caughtBehind(evaluator, compute)
  evaluator.shownBy = 0
  return value
}

/** Follows, on half of the steps that are left, what is not done on behalf of who asks: what it throws is not thrown there. */
export function followAside(evaluator: Evaluator, follow: () => Value): void {
  const { thrown } = evaluator
  evaluator.withHalf(follow)
  evaluator.thrown = thrown
}

/** A future that brings nothing but an error. */
export function failedFuture(error: Value): CreatedValue {
  return { ...created('Future', {}, [error]), constructor: 'error' }
}
