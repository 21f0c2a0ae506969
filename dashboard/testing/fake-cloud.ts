import type { CloudConnection, SignedIn } from '#cloud'

/** Stands in for the identity provider: `vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))`. */
let listener: ((signedIn: SignedIn | null) => void) | null = null
let signOutFails = false

export function connectCloud(): CloudConnection {
  return {
    watch: (next) => {
      listener = next
      next(null)
    },
    signInWithGoogle: () => Promise.reject(new Error('no popup in tests')),
    signOut: () => (signOutFails ? Promise.reject(new Error('the provider is down')) : Promise.resolve()),
    refreshToken: () => Promise.resolve(null),
  }
}

export const classifySignInError = () => 'other' as const

/** The provider says who is signed in. */
export function providerSays(signedIn: SignedIn | null): void {
  listener?.(signedIn)
}

export const providerIsThere = () => listener !== null

export function letSignOutFail(fails: boolean): void {
  signOutFails = fails
}
