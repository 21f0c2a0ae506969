import { NO_ARGUMENTS, positionalArguments } from '../evaluate/arguments.ts'
import { followNavigation } from '../evaluate/follow-navigation.ts'
import { afterNavigation, fieldChanges, withControl } from './interactions.ts'
import type { NavigationEffect } from '../evaluate/effects.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Value } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'
import type { DrawingSession, Handler } from './session.ts'

/** Code of callbacks that was long to follow and led nowhere: each row of a list, on each page, has the same. */
export interface LedNowhere {
  has(code: object): boolean
  add(code: object): unknown
}

/** What takes no more steps is followed each time: where it leads may depend on the row that it is of. */
const SHORT = 2_000

/**
 * The interactions after a tap on a picture; the same ones when the tap has no effect that is known. Of a button's
 * callback only navigation counts, of a control's also the fields that it sets.
 * @param ledNowhere where many taps are followed: what is in it is not followed again, and what leads nowhere comes in.
 */
export function follow(
  evaluator: Evaluator,
  session: DrawingSession,
  handler: Handler | undefined,
  ledNowhere: LedNowhere = new WeakSet(),
): Interactions {
  const { interactions } = session
  switch (handler?.kind) {
    case undefined:
      return interactions
    case 'back':
      return afterNavigation(interactions, { kind: 'back' })
    case 'drawer':
      return { ...interactions, drawer: handler.side }
    case 'set':
      return withControl(interactions, handler.control, handler.value)
    case 'tap':
      return pressed(evaluator, handler.call, ledNowhere).reduce(afterNavigation, interactions)
    case 'change': {
      const { navigation, assigned } = call(evaluator, handler.call, handler.value)
      const fields = fieldChanges(session.states, assigned)
      if (navigation.length > 0) return navigation.reduce(afterNavigation, interactions)
      return fields.length > 0
        ? { ...interactions, fields: [...interactions.fields, ...fields].slice(-500) }
        : withControl(interactions, handler.control, handler.value)
    }
  }
}

/** Where a button leads; where it leads nowhere in a new, signed-out app, the first place that its code names. */
function pressed(
  evaluator: Evaluator,
  callback: Value | undefined,
  ledNowhere: LedNowhere,
): readonly NavigationEffect[] {
  const { navigation } = call(evaluator, callback)
  if (navigation.length > 0 || callback?.kind !== 'function') return navigation
  const { body } = callback.code
  if (ledNowhere.has(body)) return []
  evaluator.begin()
  const way = followNavigation(evaluator, true, () => evaluator.apply(callback, NO_ARGUMENTS), true)
  if (way.length === 0 && evaluator.steps > SHORT) ledNowhere.add(body)
  const first = way.findIndex(({ kind }) => kind !== 'back')
  return way.slice(0, first + 1)
}

function call(
  evaluator: Evaluator,
  callback: Value | undefined,
  ...args: readonly Value[]
): { navigation: NonNullable<Evaluator['navigation']>; assigned: NonNullable<Evaluator['assigned']> } {
  const effects = { navigation: [], assigned: [] }
  evaluator.begin()
  Object.assign(evaluator, effects)
  if (callback?.kind === 'function') evaluator.apply(callback, positionalArguments(...args))
  evaluator.navigation = null
  evaluator.assigned = null
  return effects
}
