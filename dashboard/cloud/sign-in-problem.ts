import * as z from 'zod/mini'

/** The cases that the login page tells apart. */
export type SignInProblem = 'cancelled' | 'unauthorized-domain' | 'other'

/** Thrown when the popup is gone and the provider's SDK has not noticed yet. */
export class PopupClosed extends Error {
  readonly code = 'auth/popup-closed-by-user'
}

const Coded = z.object({ code: z.string() })

/** Sorts whatever a sign-in rejected with; decided by the SDK's code, never by its wording. */
export function classifySignInError(error: unknown): SignInProblem {
  const coded = Coded.safeParse(error)
  if (!coded.success) return 'other'
  switch (coded.data.code) {
    case 'auth/popup-closed-by-user':
    case 'auth/user-cancelled':
    // A second popup was asked for: the first one's promise ends so.
    case 'auth/cancelled-popup-request':
      return 'cancelled'
    case 'auth/unauthorized-domain':
      return 'unauthorized-domain'
    default:
      return 'other'
  }
}
