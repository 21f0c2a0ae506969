import { positionalArguments } from './arguments.ts'
import { listOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** A state that a control can be in, as Flutter's `WidgetState` names it. */
export type WidgetState = 'disabled' | 'selected'

const WRAPPED = /^(Widget|Material)State(Property|Color|TextStyle|BorderSide|OutlinedBorder|MouseCursor)/

/**
 * What a value that depends on the states of its control is in these: `WidgetStatePropertyAll(x)`,
 * `MaterialStateProperty.all(x)`, `.resolveWith((states) => …)` and `.fromMap({…})`. Any other value is itself.
 */
export function inStates(
  evaluator: Evaluator,
  value: Value | undefined,
  states: readonly WidgetState[],
): Value | undefined {
  if (value?.kind !== 'object' || !WRAPPED.test(value.type)) return value
  const [given] = value.positional
  if (given === undefined) return undefined
  if (value.constructor === 'resolveWith') {
    const type = value.type.startsWith('Material') ? 'MaterialState' : 'WidgetState'
    const all = listOf(states.map((name): Value => ({ kind: 'member', type, name })))
    const said = evaluator.call(given, positionalArguments(all), null)
    return said.kind === 'null' ? undefined : said
  }
  if (given.kind !== 'map') return given
  return given.entries.find(
    ([key]) => key.kind === 'member' && (key.name === 'any' || states.some((state) => state === key.name)),
  )?.[1]
}
