import { addsToList } from './adds-to-list.ts'
import { assume } from './assumed.ts'
import { callNotAwaited } from './call-not-awaited.ts'
import { dependsOnAnswer } from './depends-on-answer.ts'
import { itemsOf, runLoop } from './loops.ts'
import { declareUnknown, likelyCase } from './likely-case.ts'
import { guardHolds, matches } from './match-pattern.ts'
import { presumed } from './presumed.ts'
import { innerScope } from './scope.ts'
import { runTry } from './try-catch.ts'
import { NULL, listOf, unknown } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Pattern } from '../model/pattern.ts'
import type { Body, Statement, SwitchCase } from '../model/statement.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

export type End =
  | { readonly kind: 'return'; readonly value: Value }
  | { readonly kind: 'break' | 'continue'; readonly label?: string }
  | null

/** More than a page shows of what a generator gives, which may go on for ever. */
const MAX_YIELDED = 200

/** The result of a function's body: of a generator's all that it yields. */
export function runBody(evaluator: Evaluator, body: Body, scope: Scope): Value {
  if (body.kind === 'expression') return evaluator.evaluate(body.value, scope)
  if (body.kind === 'none') return unknown('…')
  const outer = evaluator.yielded
  evaluator.yielded = null
  const end = runAll(evaluator, body.statements, scope)
  const { yielded } = evaluator
  evaluator.yielded = outer
  if (yielded !== null) return listOf([...yielded])
  return end?.kind === 'return' ? end.value : NULL
}

/** Follows statements in order, up to one that ends what is around them. */
export function runAll(evaluator: Evaluator, statements: readonly Statement[], scope: Scope): End {
  for (const statement of statements) {
    if (evaluator.exhausted) return null
    const end = run(evaluator, statement, scope)
    if (end !== null || evaluator.thrown !== null) return end
  }
  return null
}

function run(evaluator: Evaluator, statement: Statement, scope: Scope): End {
  switch (statement.kind) {
    case 'variables':
      for (const { name, initial } of statement.variables) {
        scope.variables.set(name, initial === null ? NULL : evaluator.evaluate(initial, scope))
      }
      return null
    case 'destructure':
      matches(evaluator, statement.pattern, evaluator.evaluate(statement.value, scope), scope)
      return null
    case 'function':
      scope.variables.set(statement.name, { kind: 'function', code: statement.value, scope })
      return null
    case 'expression': {
      const { notAwaited } = evaluator
      evaluator.notAwaited = callNotAwaited(statement.value)
      evaluator.evaluate(statement.value, scope)
      evaluator.notAwaited = notAwaited
      return null
    }
    case 'return':
      if (statement.value === null && evaluator.launch?.pastEnds === true && evaluator.launch.root === null)
        return null
      return {
        kind: 'return',
        value: statement.value === null ? NULL : evaluator.evaluate(statement.value, scope),
      }
    case 'yield': {
      const value = evaluator.evaluate(statement.value, scope)
      evaluator.yielded = [...(evaluator.yielded ?? []), ...(statement.each ? itemsOf(value) : [value])]
      return evaluator.yielded.length < MAX_YIELDED ? null : { kind: 'return', value: NULL }
    }
    case 'if':
      return runIf(evaluator, statement, scope)
    case 'for': {
      let result: End = null
      runLoop(evaluator, statement.loop, scope, (inner) => {
        const end = run(evaluator, statement.body, inner)
        const isOwn = end === null || (end.kind !== 'return' && isOf(end.label, statement.label))
        if (!isOwn) result = end
        return evaluator.thrown === null && isOwn && end?.kind !== 'break'
      })
      return result
    }
    case 'switch':
      return runSwitch(evaluator, statement, scope)
    case 'try':
      return runTry(evaluator, statement, scope, (statements, inner) => runAll(evaluator, statements, inner))
    case 'block':
      return runAll(evaluator, statement.statements, innerScope(scope))
    case 'break':
    case 'continue':
      return statement
    case 'opaque':
      return null
  }
}

/** Cases of a switch that are as much work as a step. */
const CASES_A_STEP = 100

function runSwitch(evaluator: Evaluator, statement: Statement & { kind: 'switch' }, scope: Scope): End {
  const subject = evaluator.evaluate(statement.subject, scope)
  if (evaluator.thrown !== null) return null
  // hundreds of cases may be told apart by their names alone, which asks for nothing
  evaluator.spend(Math.floor(statement.cases.length / CASES_A_STEP))
  const inner = innerScope(scope)
  const likely =
    caseAskedFor(evaluator, subject, statement, inner) ??
    likelyCase(
      subject,
      statement.cases,
      ({ patterns }) => patterns.map(({ pattern }) => pattern),
      ({ body: [first] }) => first?.kind === 'expression' && first.value.kind === 'throw',
    )
  for (const { pattern } of likely?.patterns ?? []) declareUnknown(pattern, inner)
  const chosen =
    likely ??
    statement.cases.find(
      (each) =>
        each.patterns.length === 0 ||
        each.patterns.some(
          ({ pattern, guard }) =>
            matches(evaluator, pattern, subject, inner) && guardHolds(evaluator, guard, inner),
        ),
    )
  const end = chosen === undefined ? null : runAll(evaluator, chosen.body, inner)
  return end?.kind === 'break' && end.label === undefined ? null : end
}

/** Of a name that a package takes apart first, `switch (settings.name.parsed.route)`: the case of the route that is asked for. */
function caseAskedFor(
  evaluator: Evaluator,
  subject: Value,
  { cases }: Statement & { kind: 'switch' },
  scope: Scope,
): SwitchCase | null {
  const { routeAsked } = evaluator
  if (subject.kind !== 'unknown' || routeAsked === null) return null
  const isAsked = (pattern: Pattern): boolean =>
    pattern.kind === 'constant' && matches(evaluator, pattern, routeAsked, scope)
  return cases.find(({ patterns }) => patterns.some(({ pattern }) => isAsked(pattern))) ?? null
}

/** Whether what ends a round is of the loop with that label: the innermost one, or the one that is named. */
function isOf(label: string | undefined, own: string | undefined): boolean {
  return label === undefined || label === own
}

/**
 * Where the condition is unknown, the branch that does not return is taken: `if (loading) return spinner` in
 * front of a build is the exception, what follows is the page. What only adds to a list is added, as in a literal.
 */
function runIf(evaluator: Evaluator, statement: Statement & { kind: 'if' }, scope: Scope): End {
  const inner = innerScope(scope)
  const condition = evaluator.evaluate(statement.condition, scope)
  if (evaluator.thrown !== null) return null
  if (statement.pattern !== null) {
    const taken =
      matches(evaluator, statement.pattern, condition, inner) && guardHolds(evaluator, statement.guard, inner)
    if (taken) return run(evaluator, statement.consequent, inner)
    return statement.otherwise === null ? null : run(evaluator, statement.otherwise, innerScope(scope))
  }
  if (evaluator.launch?.through === true && dependsOnAnswer(condition, statement.condition))
    return runEither(evaluator, statement, scope)
  const presumption = presumed(condition, statement.condition)
  if (presumption.kind === 'boolean') {
    if (presumption !== condition)
      assume(evaluator, presumption.value ? 'branch' : 'no-branch', condition, scope.file, statement.span)
    const branch = presumption.value ? statement.consequent : statement.otherwise
    return branch === null ? null : run(evaluator, branch, inner)
  }
  const isList = (target: Expression) => evaluator.evaluate(target, scope).kind === 'list'
  // `if (answer['status'])`: an answer that came says that all went well.
  const wentWell = condition.kind === 'unknown' && condition.given === true
  const taken =
    wentWell ||
    evaluator.launch?.eager === true ||
    (statement.otherwise === null && addsToList(statement.consequent, isList))
  assume(evaluator, taken ? 'branch' : 'no-branch', condition, scope.file, statement.span)
  if (taken) {
    const end = run(evaluator, statement.consequent, inner)
    // It may not have come to this.
    evaluator.thrown = null
    return end
  }
  return statement.otherwise === null ? null : run(evaluator, statement.otherwise, inner)
}

/** What is looked for may stand in either branch, and behind one that returns: `if (user == null) return;`. */
function runEither(
  evaluator: Evaluator,
  { consequent, otherwise }: Statement & { kind: 'if' },
  scope: Scope,
): End {
  run(evaluator, consequent, innerScope(scope))
  if (otherwise !== null && evaluator.navigation?.length === 0) run(evaluator, otherwise, innerScope(scope))
  return null
}
