import { type Problem, refuse } from '../errors/index.ts'
import type { CheckedSession } from './session-tokens.ts'

/** Why a session may not call. */
export function sessionProblem(state: Exclude<CheckedSession['state'], 'good'>): Problem {
  switch (state) {
    case 'unknown':
      return refuse('unpaired', 'Not paired').problem
    case 'expired':
      return refuse('session-expired', 'Session expired').problem
    case 'ended':
      return refuse('session-ended', 'Session ended').problem
  }
}
