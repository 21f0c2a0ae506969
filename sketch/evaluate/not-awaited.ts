import { hasPart } from '../model/has-part.ts'
import { runAll } from './run-statements.ts'
import { NULL } from './value.ts'
import type { Body, Statement } from '../model/statement.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/**
 * Follows a function that nobody waits for up to where it waits itself, and leaves the rest for later: who called it
 * decides without that. Null where all of it is to be followed at once.
 */
export function runHead(evaluator: Evaluator, body: Body, scope: Scope): Value | null {
  const { laterParts } = evaluator
  if (body.kind !== 'block' || !laterParts.mayWait) return null
  const at = firstWait(body.statements)
  if (at === body.statements.length) return null
  const end = runAll(evaluator, body.statements.slice(0, at), scope)
  if (end !== null || evaluator.thrown !== null) return end?.kind === 'return' ? end.value : NULL
  const { beginning, notifierBegins } = evaluator
  laterParts.leave(body.statements, () => {
    const { activation, trying, thrown, beginning: before } = evaluator
    // What is caught around the place that is come to by now is not thrown there. What fails without a network ends what
    // a notifier has begun: its state stands.
    Object.assign(evaluator, { activation: scope, trying: notifierBegins ? 1 : 0, thrown: null, beginning })
    laterParts.around(() => runAll(evaluator, body.statements.slice(at), scope))
    Object.assign(evaluator, { activation, trying, thrown, beginning: before })
  })
  return NULL
}

const FIRST_WAITS = new WeakMap<readonly Statement[], number>()

/** The first of the statements that waits; how many there are where none does. */
function firstWait(statements: readonly Statement[]): number {
  const known = FIRST_WAITS.get(statements)
  if (known !== undefined) return known
  const found = statements.findIndex(waits)
  const at = found === -1 ? statements.length : found
  FIRST_WAITS.set(statements, at)
  return at
}

/** Whether something waits, and not only a function that stands in it. */
const waits = (statement: Statement): boolean =>
  hasPart(
    statement,
    (part) => 'operator' in part && part.operator === 'await',
    (part) => !('parameters' in part && 'body' in part),
  )
