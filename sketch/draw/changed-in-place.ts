import { followNavigation } from '../evaluate/follow-navigation.ts'
import { NULL } from '../evaluate/value.ts'
import { fieldChanges } from './interactions.ts'
import { callAll } from './call-all.ts'
import { callEnds } from './splash-ends.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue } from '../evaluate/value.ts'
import type { FieldChange } from './interactions.ts'

/** More than a page that waits consists of. */
const MAX_STATES = 20

/**
 * What the states of a page that waits set once it has ended: by what their widgets call then, or by any of their own
 * methods. The first that is to be tried stands first.
 */
export function changesInPlace(
  evaluator: Evaluator,
  states: readonly (readonly [string, InstanceValue])[],
): readonly (readonly FieldChange[])[] {
  const asked = states.slice(0, MAX_STATES)
  return [callEnds, callAll].map((how) => {
    const { assigned } = evaluator
    evaluator.assigned = []
    followNavigation(evaluator, true, () =>
      evaluator.withHalf(() => {
        for (const [, state] of asked) how(evaluator, state)
        return NULL
      }),
    )
    const changes = fieldChanges(states, evaluator.assigned)
    evaluator.assigned = assigned
    return changes
  })
}

/**
 * What the states above the app set once what the app waits for has come: what was set while it was asked where the
 * app's page leads, else as above. The first that is to be tried stands first.
 */
export function changesAbove(evaluator: Evaluator): readonly (readonly FieldChange[])[] {
  const set = evaluator.statesAbove.flatMap(({ key, state, before }) =>
    [...before].flatMap(([name, was]): FieldChange[] => {
      const value = state.fields.get(name)
      return value === undefined || value === was ? [] : [{ state: key, path: [name], value }]
    }),
  )
  const states = evaluator.statesAbove.map(({ key, state }) => [key, state] as const)
  return [set, ...changesInPlace(evaluator, states)]
}
