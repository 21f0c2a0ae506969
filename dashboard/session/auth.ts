import type { SignInConfig } from '@mosaygent/contract'
import type { CloudConnection, SignedIn, SignInProblem } from '#cloud'
import { followStorage, setAuthState } from './auth-state.ts'
import { refreshOnReturn } from './refresh-on-return.ts'
import { clearSignedIn, writeSignedIn, writeToken } from './stored-user.ts'

/** Loaded apart from the first paint, and long before anyone can click: nothing may wait between click and popup. */
let cloud: typeof import('#cloud') | null = null
let connecting: Promise<CloudConnection> | null = null
let connection: CloudConnection | null = null
let following = false
let kind: SignInConfig['kind'] | null = null

/**
 * Loads the identity provider and starts to listen. Later calls do nothing while the first one works or has worked;
 * after a failure (logged, the state stays `loading`) a further call tries again.
 */
export function startAuth(config: SignInConfig): void {
  if (connecting !== null) return
  kind = config.kind
  if (!following) {
    followStorage()
    refreshOnReturn(refreshToken)
    following = true
  }
  connecting = connect(config)
  connecting.catch((error: unknown) => {
    console.error('The sign-in service could not be loaded', error)
    connecting = null
  })
}

/** How people sign in here, for the login page's label; null before `startAuth`. */
export function signInKind(): SignInConfig['kind'] | null {
  return kind
}

/** Opens the provider's popup, always with the choice of account. Failures are logged and rethrown. */
export async function signInWithGoogle(): Promise<void> {
  try {
    // Without `await` on the usual path: a popup may open only in the click's own turn.
    const open = connection ?? (await connected())
    save(await open.signInWithGoogle())
  } catch (error) {
    console.error('Sign-in failed', error)
    throw error
  }
}

/** Signs out at the provider. Token and user are cleared in any case; a failure is logged and rethrown. */
export async function signOut(): Promise<void> {
  try {
    await (await connected()).signOut()
  } catch (error) {
    console.error('Sign-out failed', error)
    throw error
  } finally {
    forget()
  }
}

/** Forces a new ID token and stores it; null when nobody is signed in, or (logged) when it failed. */
async function refreshToken(): Promise<string | null> {
  try {
    const token = await (await connected()).refreshToken()
    if (token !== null) writeToken(token)
    return token
  } catch (error) {
    console.error('The token could not be refreshed', error)
    return null
  }
}

/** What went wrong in `signInWithGoogle`, as far as the login page tells cases apart. */
export function signInProblem(error: unknown): SignInProblem {
  return cloud?.classifySignInError(error) ?? 'other'
}

async function connect(config: SignInConfig): Promise<CloudConnection> {
  cloud = await import('#cloud')
  connection = cloud.connectCloud(config)
  connection.watch((signedIn) => (signedIn === null ? forget() : save(signedIn)))
  return connection
}

function connected(): Promise<CloudConnection> {
  return connecting ?? Promise.reject(new Error('The sign-in service is not loaded'))
}

function save({ user, token }: SignedIn): void {
  // No token: the provider knows the user but cannot be reached; the stored token, if any, goes on.
  writeSignedIn(user, token)
  setAuthState({ state: 'signed-in', user })
}

function forget(): void {
  clearSignedIn()
  setAuthState({ state: 'signed-out' })
}
