import { homedir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Firebase, type FirebaseResult, runFirebase } from './firebase.ts'

/** The accounts that are logged in; both empty: none. */
export interface FirebaseAccounts {
  readonly active: string | null
  readonly all: readonly string[]
}

export interface FirebaseLoginPage {
  readonly url: string
  /** What the page shows too, so that a person sees that both belong together. */
  readonly session: string | null
}

const AUTH_LIMIT_MS = 60_000

/**
 * The variable with a credential that the tool takes without a login, or null. FIREBASE_TOKEN comes before a login,
 * Google's key file after it.
 */
export function firebaseEnvironmentCredential(
  env: NodeJS.ProcessEnv,
): 'FIREBASE_TOKEN' | 'GOOGLE_APPLICATION_CREDENTIALS' | null {
  if (env['FIREBASE_TOKEN']) return 'FIREBASE_TOKEN'
  return env['GOOGLE_APPLICATION_CREDENTIALS'] ? 'GOOGLE_APPLICATION_CREDENTIALS' : null
}

/** Where the tool keeps logins, on every system. It has the tokens: never read, only looked at from outside. */
export function firebaseLoginStore(env: NodeJS.ProcessEnv): string {
  const config = env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config')
  return join(config, 'configstore', 'firebase-tools.json')
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

/**
 * Asks as prose on purpose: with `--json` this command prints the tokens. Asks no network. `config`: the `firebase.json`
 * of a folder, for which `firebase login:use` may have chosen another account.
 */
export async function firebaseAccounts(
  firebase: Firebase,
  config?: string,
): Promise<FirebaseResult<FirebaseAccounts>> {
  const args = config === undefined ? ['login:list'] : ['login:list', '--config', config]
  const answer = await runFirebase(firebase, { args, json: false })
  if (answer.kind === 'failed') return answer
  const text = stripVTControlCharacters(String(answer.value))
  const lines = text.split('\n').map((line) => line.trim())
  const after = (begin: string) =>
    lines.flatMap((line) =>
      line.startsWith(begin) && EMAIL.test(line.slice(begin.length)) ? line.slice(begin.length) : [],
    )
  const [active] = after('Logged in as ')
  const others = after('- ')
  if (active === undefined) return { kind: 'answer', value: { active: null, all: [] } }
  return { kind: 'answer', value: { active, all: [active, ...others] } }
}

/**
 * Begins a login: the tool prints a page to open, keeps what it needs to finish, and ends. Source: the branch for
 * `nonInteractive` of `login.js`, 15.x.
 */
export async function startFirebaseLogin(
  firebase: Firebase,
  signal?: AbortSignal,
): Promise<FirebaseResult<FirebaseLoginPage>> {
  const args = ['login', '--non-interactive', '--reauth']
  const answer = await runFirebase(firebase, { args, signal, json: false, timeoutMs: AUTH_LIMIT_MS })
  if (answer.kind === 'failed') return answer
  const text = stripVTControlCharacters(String(answer.value))
  const [url] = /https?:\/\/\S+\/login\?\S+/.exec(text) ?? []
  if (url === undefined || !isGoogles(url, firebase.env))
    return { kind: 'failed', failure: { kind: 'bad-reply', output: 'without the address of its login page' } }
  const [, session] = /session ID:\s+([A-Z0-9]{4,8})\s/.exec(text) ?? []
  return { kind: 'answer', value: { url, session: session ?? null } }
}

/** The login opens the user's projects to whoever it is made for: only the tool's own page is ever shown. */
function isGoogles(url: string, env: Readonly<Record<string, string>>): boolean {
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  const own = env['FIREBASE_AUTHPROXY_URL']
  return origin === 'https://auth.firebase.tools' || (own !== undefined && origin === own)
}

/** A code as the page shows it. It begins with a digit and a slash; a dash in front would be an option. */
export const LOGIN_CODE = /^[A-Za-z0-9][A-Za-z0-9/_.~%+=-]{3,511}$/

/** Gives the code to the tool. `wrong-code`: it was refused, and the login has to begin anew. */
export async function finishFirebaseLogin(
  firebase: Firebase,
  code: string,
  signal?: AbortSignal,
): Promise<FirebaseResult<null> | { readonly kind: 'wrong-code' } | { readonly kind: 'no-session' }> {
  const args = ['login', '--json', '--', code]
  const answer = await runFirebase(firebase, { args, signal, timeoutMs: AUTH_LIMIT_MS })
  if (answer.kind === 'answer') return { kind: 'answer', value: null }
  const { failure } = answer
  // a refused code reads like an expired login
  if (failure.kind === 'expired') return { kind: 'wrong-code' }
  if (failure.kind !== 'failed') return answer
  if (/No pending login session/.test(failure.output)) return { kind: 'no-session' }
  return /Login failed/.test(failure.output) ? { kind: 'wrong-code' } : answer
}
