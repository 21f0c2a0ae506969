import { createStore, useStore } from '#store'
import { subscribeStorage } from './browser-storage.ts'
import { readToken, readUser } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

/** `loading` until the provider has said for the first time who is signed in. */
export type AuthState =
  | { state: 'loading' }
  | { state: 'signed-in'; user: StoredUser }
  | { state: 'signed-out' }

const auth = createStore<AuthState>({ state: 'loading' })

/** Who is signed in. The route guard itself looks at `readToken`; this is for what the screen shows. */
export function useAuth(): AuthState {
  return useStore(auth)
}

/** The same for code outside components. */
export const readAuthState = auth.get

/** Resolves once somebody is signed in. */
export function signedIn(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (auth.get().state !== 'signed-in') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = auth.subscribe(look)
    look()
  })
}

export const setAuthState = auth.set

/** Another tab signed in or out: this one follows at once instead of waiting for the provider's own synchronisation. */
export function followStorage(): () => void {
  return subscribeStorage(() => {
    const current = auth.get()
    if (current.state === 'loading') return
    const user = readUser()
    if (readToken() === null || user === null) {
      if (current.state !== 'signed-out') setAuthState({ state: 'signed-out' })
    } else if (current.state !== 'signed-in' || JSON.stringify(current.user) !== JSON.stringify(user)) {
      setAuthState({ state: 'signed-in', user })
    }
  })
}
