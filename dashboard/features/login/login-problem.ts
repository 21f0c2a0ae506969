import type { SignInProblem } from '#session'

/** What the error box says: the fixed text, and what may help where the text alone does not. */
export interface LoginProblem {
  readonly text: string
  readonly hint: string | null
}

/** The fixed texts of the login page's error box. */
export function loginProblem(problem: SignInProblem): LoginProblem {
  switch (problem) {
    case 'cancelled':
      return { text: 'Sign in was cancelled. Please try again.', hint: null }
    case 'unauthorized-domain':
      return { text: 'This domain is not authorized. Please contact support.', hint: null }
    case 'other':
      return {
        text: 'Failed to sign in. Please try again or contact support.',
        hint: 'If no window opened, allow pop-ups for this page and check the connection.',
      }
    default:
      return problem satisfies never
  }
}
