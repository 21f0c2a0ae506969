import type { CloudConnection, SignedIn, SignInProblem } from '#cloud'

/** Stands in for the identity provider: `vi.mock('#cloud', () => import('./fake-cloud.ts'))`. */
let listener: ((signedIn: SignedIn | null) => void) | null = null
let signOutFails = false
let signInProblem: SignInProblem | 'pending' = 'other'
let knowsWho = true

export function connectCloud(): CloudConnection {
  return {
    watch: (next) => {
      listener = next
      if (knowsWho) next(null)
    },
    signInWithGoogle: () =>
      signInProblem === 'pending' ? new Promise(() => {}) : Promise.reject(new Error('no popup in tests')),
    signOut: () => (signOutFails ? Promise.reject(new Error('the provider is down')) : Promise.resolve()),
    refreshToken: () => Promise.resolve(null),
  }
}

export const classifySignInError = (): SignInProblem =>
  signInProblem === 'pending' ? 'other' : signInProblem

/** How the next sign-in ends; `pending`: the window stays open. */
export function letSignInEnd(how: SignInProblem | 'pending'): void {
  signInProblem = how
}

/** The provider never says who is signed in. */
export function letProviderBeSilent(): void {
  knowsWho = false
}

/** The provider says who is signed in. */
export function providerSays(signedIn: SignedIn | null): void {
  listener?.(signedIn)
}

export const providerIsThere = () => listener !== null

export function letSignOutFail(fails: boolean): void {
  signOutFails = fails
}
