import type { Evaluator } from '../evaluate/evaluator.ts'
import type { DrawingSession } from './session.ts'

/** Draws, and keeps in the session where the states that begin meanwhile lead. */
export function ledBy<T>(evaluator: Evaluator, session: DrawingSession, draw: () => T): T {
  const before = evaluator.navigation
  evaluator.navigation = []
  const drawn = draw()
  session.led = evaluator.navigation
  evaluator.navigation = before
  return drawn
}
