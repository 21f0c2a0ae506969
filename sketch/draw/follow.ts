import { givenThese } from '../evaluate/given.ts'
import { afterLed, fieldMoves, withControl } from './moves.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Value } from '../evaluate/value.ts'
import type { Moves } from './moves.ts'
import type { DrawingSession } from './session.ts'

/**
 * What a tap on a picture leads to; the same moves when it leads nowhere that is known. A button is followed only
 * to pages and drawers; what a control sets is drawn. Nothing else of the callback has an effect.
 */
export function follow(evaluator: Evaluator, session: DrawingSession, tap: number): Moves {
  const handler = session.handlers[tap]
  const { moves } = session
  switch (handler?.kind) {
    case undefined:
      return moves
    case 'back':
      return afterLed(moves, { kind: 'back' })
    case 'drawer':
      return { ...moves, drawer: handler.side }
    case 'set':
      return withControl(moves, handler.control, handler.value)
    case 'tap':
      return call(evaluator, handler.call).led.reduce(afterLed, moves)
    case 'change': {
      const { led, assigned } = call(evaluator, handler.call, handler.value)
      const fields = fieldMoves(session.states, assigned)
      if (led.length > 0) return led.reduce(afterLed, moves)
      return fields.length > 0
        ? { ...moves, fields: [...moves.fields, ...fields].slice(-500) }
        : withControl(moves, handler.control, handler.value)
    }
  }
}

function call(
  evaluator: Evaluator,
  callback: Value | undefined,
  ...given: readonly Value[]
): { led: NonNullable<Evaluator['led']>; assigned: NonNullable<Evaluator['assigned']> } {
  const effects = { led: [], assigned: [] }
  evaluator.begin()
  Object.assign(evaluator, effects)
  if (callback?.kind === 'function') evaluator.apply(callback, givenThese(...given))
  evaluator.led = null
  evaluator.assigned = null
  return effects
}
