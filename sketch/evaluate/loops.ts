import { assume } from './assumed.ts'
import { firstEvent } from './first-event.ts'
import { matches } from './match-pattern.ts'
import { innerScope } from './scope.ts'
import { NULL, booleanOf, integer, listOf, unknown } from './value.ts'
import type { Loop } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** More rows than a screen shows. */
const MAX_ROUNDS = 1000
/** Of a loop that nothing but its body ends, `while (true)`: it may wait for something outside. */
const MAX_ENDLESS = 100
/** Rows drawn for a list whose content is known only at run time. */
const SAMPLE_ROWS = 3

/** Runs `round` for each turn until it returns false. */
export function runLoop(
  evaluator: Evaluator,
  loop: Loop,
  scope: Scope,
  round: (inner: Scope) => boolean,
): void {
  if (loop.kind === 'each') {
    const items = listened(evaluator, evaluator.evaluate(loop.items, scope))
    if (items.kind === 'unknown') assume(evaluator, 'rows', items, scope.file, loop.span)
    for (const item of itemsOf(items).slice(0, MAX_ROUNDS)) {
      // a round costs a step: its body may be another loop, which asks for nothing
      if (!evaluator.spend(1)) return
      const inner = innerScope(scope)
      matches(evaluator, loop.pattern, item, inner)
      if (!round(inner)) return
    }
    return
  }
  // One that waits for something outside may go on without end: what comes after it is followed, too.
  evaluator.withHalf(() => {
    count(evaluator, loop, scope, round)
    return NULL
  })
}

function count(
  evaluator: Evaluator,
  loop: Loop & { kind: 'count' },
  scope: Scope,
  round: (inner: Scope) => boolean,
): void {
  const head = innerScope(scope)
  for (const { name, initial } of loop.variables) {
    head.variables.set(name, initial === null ? NULL : evaluator.evaluate(initial, head))
  }
  const endless = loop.condition === null || loop.condition.kind === 'boolean'
  const most = endless ? MAX_ENDLESS : MAX_ROUNDS
  for (let at = 0; at < most && evaluator.spend(1); at += 1) {
    const asked = loop.condition !== null && (loop.asksAfter !== true || at > 0)
    const condition = asked ? evaluator.evaluate(loop.condition, head) : GOES_ON
    if (condition.kind === 'boolean' ? !condition.value : at >= SAMPLE_ROWS) return
    if (condition.kind === 'unknown' && at === 0) assume(evaluator, 'rows', condition, scope.file, loop.span)
    // Each round has its own variable, as closures in Dart see it.
    const inner = innerScope(head)
    for (const [name, value] of head.variables) inner.variables.set(name, value)
    if (!round(inner)) return
    for (const [name] of head.variables) head.variables.set(name, inner.variables.get(name) ?? NULL)
    for (const update of loop.updates) evaluator.evaluate(update, head)
  }
}

const GOES_ON = booleanOf(true)

/** `await for (x in stream)`: what a stream brings first, as far as it brings anything. */
function listened(evaluator: Evaluator, items: Value): Value {
  if (items.kind !== 'object' || !STREAM.test(items.type)) return items
  const event = firstEvent(evaluator, items)
  return listOf(event === null ? [] : [event])
}

const STREAM = /^(Stream(Controller)?|(Behavior|Publish|Replay)Subject|ValueStream)$/

/** The items to go through: none for null, a few samples for an unknown list. */
export function itemsOf(value: Value): readonly Value[] {
  if (value.kind === 'list') return value.items
  if (value.kind === 'map') return value.entries.map(([key]) => key)
  if (value.kind !== 'unknown') return []
  return Array.from({ length: SAMPLE_ROWS }, () => unknown('…'))
}

export function indexesTo(count: number): Value[] {
  return Array.from({ length: Math.min(Math.max(Math.trunc(count), 0), MAX_ROUNDS) }, (_, index) =>
    integer(index),
  )
}
