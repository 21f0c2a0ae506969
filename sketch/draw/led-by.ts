import type { Evaluator } from '../evaluate/evaluator.ts'
import type { DrawingSession } from './session.ts'

/** Draws, and keeps in the session where the states that begin meanwhile lead. */
export function ledBy<T>(evaluator: Evaluator, session: DrawingSession, draw: () => T): T {
  const { navigation, building } = evaluator
  evaluator.navigation = []
  evaluator.building = true
  const drawn = draw()
  session.led = evaluator.navigation
  Object.assign(evaluator, { navigation, building })
  return drawn
}
