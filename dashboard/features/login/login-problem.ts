import type { SignInProblem } from '#session'
import { LOGIN_TEXTS } from './texts.ts'

/** What the error box says: the fixed text, and what may help where the text alone does not. */
export interface LoginProblem {
  readonly text: string
  readonly hint: string | null
}

/** The fixed texts of the login page's error box. */
export function loginProblem(problem: SignInProblem): LoginProblem {
  switch (problem) {
    case 'cancelled':
      return { text: LOGIN_TEXTS.cancelled, hint: null }
    case 'unauthorized-domain':
      return { text: LOGIN_TEXTS.unauthorizedDomain, hint: null }
    case 'other':
      return {
        text: LOGIN_TEXTS.other,
        hint: LOGIN_TEXTS.blockedPopup,
      }
    default:
      return problem satisfies never
  }
}
