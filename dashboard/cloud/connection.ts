import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithPopup,
  signOut,
} from '@firebase/auth'
import type { Auth, User } from '@firebase/auth'
import type { FirebaseWebOptions, SignInConfig } from '@mosaygent/contract'
import { loadChannelScript } from './channel-script.ts'
import { endWithPopup } from './popup-watch.ts'

/** A signed-in user with a token; `token` is null when the user is known but the provider cannot be reached. */
export interface SignedIn {
  readonly user: { uid: string; email: string | null; displayName: string | null; photoURL: string | null }
  readonly token: string | null
}

/** What the session may ask of the identity provider. */
export interface CloudConnection {
  /** Calls back with who is signed in: once at the start, then at every sign-in, sign-out and new token. */
  watch(listener: (signedIn: SignedIn | null) => void): void
  /** Opens the popup; rejects with the SDK's error. */
  signInWithGoogle(): Promise<SignedIn>
  signOut(): Promise<void>
  /** Forces a new token; null when nobody is signed in. */
  refreshToken(): Promise<string | null>
}

/** Placeholders: an emulator checks none of them, and none of them names a host that exists. */
const EMULATOR_OPTIONS: FirebaseWebOptions = {
  apiKey: 'local',
  authDomain: 'local.invalid',
  projectId: 'demo-mosaygent',
}

/** Connects the SDK to a real project, the official emulator or the local sign-in. Call it once a page. */
export function connectCloud(config: SignInConfig): CloudConnection {
  const app = initializeApp(config.kind === 'firebase' ? config.options : EMULATOR_OPTIONS)
  const auth = initializeAuth(app, {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  const channel = prepare(auth, config)
  // Told when a sign-in needs it; without this line a page that nobody signs in on would report it as unhandled.
  channel?.catch((error: unknown) => console.error(error))
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return {
    watch(listener) {
      onIdTokenChanged(auth, (user) => {
        if (user === null) listener(null)
        else
          void describe(user).then((signedIn) => {
            // Signed out, or someone else, while the token was on its way: that news was told already.
            if (auth.currentUser?.uid === user.uid) listener(signedIn)
          })
      })
    },
    async signInWithGoogle() {
      if (channel !== null) await channel
      const { user } = await endWithPopup(() => signInWithPopup(auth, provider))
      return describe(user)
    },
    signOut: () => signOut(auth),
    async refreshToken() {
      await auth.authStateReady()
      return auth.currentUser?.getIdToken(true) ?? null
    },
  }
}

/** Points the SDK at where it must ask; the promise, if any, is what a sign-in has to wait for. */
function prepare(auth: Auth, config: SignInConfig): Promise<void> | null {
  if (config.kind === 'firebase') return null
  const url = config.kind === 'local' ? location.origin : config.url
  connectAuthEmulator(auth, url, { disableWarnings: true })
  return config.kind === 'local' ? loadChannelScript() : null
}

async function describe(user: User): Promise<SignedIn> {
  const { uid, email, displayName, photoURL } = user
  let token: string | null = null
  try {
    token = await user.getIdToken()
  } catch (error) {
    // Expired and the provider out of reach: the user stays who they are, work on this machine goes on.
    console.error('No fresh token', error)
  }
  return { user: { uid, email, displayName, photoURL }, token }
}
