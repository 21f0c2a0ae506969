import { endpoints } from '@mosaygent/contract'
import { helperUrl } from './address.ts'
import { HelperError } from './helper-error.ts'
import { addNotice } from './notices.ts'
import { parseJson, refusalText } from './refusal-text.ts'
import { send } from './send.ts'
import { sessionTexts } from './texts.ts'
import { createStore, useStore } from './store.ts'

/** A helper that knows the specification alone has no such route: then calls go without a token. */
const NO_SUCH_ROUTE = new Set([404, 405, 501])

/** The helper's code for a session that a person ended. */
const ENDED = 'session-ended'

/** Keeps the token of a helper over visits; memory alone by default. */
export interface KeptSessions {
  read(helperUrl: string): Promise<string | null>
  write(helperUrl: string, token: string | null): Promise<void>
}
const NOTHING_KEPT: KeptSessions = { read: async () => null, write: async () => undefined }

let kept = NOTHING_KEPT
let code: string | null = null
let current: Promise<string | null> | null = null
let pairing: Promise<string | null> | null = null
let dropping: Promise<void> = Promise.resolve()

/** Why the helper does not take orders from this page; `ended`: a person ended its session. */
export interface SessionRefusal {
  readonly why: 'not-paired' | 'ended'
  readonly text: string
}

export const sessionRefusal = createStore<SessionRefusal | null>(null)

/** What the helper said when it refused this page a session; null: it did not, or has not been asked. */
export function useSessionRefusal(): SessionRefusal | null {
  return useStore(sessionRefusal)
}

/** Says where sessions of paired helpers are kept, and the code when a pairing link led here. */
export function configureSession(options: { kept: KeptSessions; code: string | null }): void {
  kept = options.kept
  code = options.code
}

/** A pairing link was opened in this very page: its code is used at once. */
export async function pairByCode(next: string): Promise<void> {
  code = next
  current = null
  await sessionToken()
}

/**
 * Somebody says that the helper takes orders by now, or wants this page to go on after its session was ended. What it
 * answers is then said beside the connection. Never throws.
 */
export async function tryPairingAgain(): Promise<void> {
  current = null
  // who hears of it asks at once, and must find the same request on its way
  if (sessionRefusal.get()?.why === 'ended') sessionRefusal.set(null)
  try {
    await sessionToken()
  } catch (error) {
    // a refusal is kept for the screen, no answer is the connection's own news
    if (!(error instanceof HelperError)) throw error
  }
}

/** The session token, come by when first needed; `null` when the helper gives none. */
export function sessionToken(): Promise<string | null> {
  if (current) return current
  const asked = afterDrop()
  current = asked
  // a failure is not kept: the next call asks again
  asked.catch(() => {
    if (current === asked) current = null
  })
  return asked
}

/** Not before a refused token is out of the way: it would be found where it is kept, and refused once more. */
async function afterDrop(): Promise<string | null> {
  await dropping
  const refusal = sessionRefusal.get()
  if (refusal?.why === 'ended' && code === null)
    throw new HelperError('refused', refusal.text, { status: 401, code: ENDED })
  return obtain()
}

/**
 * Drops the token that was refused, unless another call has replaced it already. One that a person ended is not
 * replaced without being told; one that is too old, or that the helper has forgotten, is.
 */
export async function dropSessionToken(refusedToken: string | null, refusalCode?: string): Promise<void> {
  const held = current
  if (!held || (await held) !== refusedToken || current !== held) return
  current = null
  dropping = drop(refusedToken, refusalCode)
  await dropping
}

async function drop(refusedToken: string | null, refusalCode: string | undefined): Promise<void> {
  const address = helperUrl()
  const inBrowser = await kept.read(address)
  if (refusedToken !== null && inBrowser === refusedToken) await kept.write(address, null)
  // another page of this browser may have been connected again since
  if (refusalCode !== ENDED || (inBrowser !== null && inBrowser !== refusedToken)) return
  sessionRefusal.set({ why: 'ended', text: sessionTexts.ended })
  addNotice(sessionTexts.endedNotice)
}

/** Whether a refused call is worth asking once more with another session. */
export function isSessionRefusal(status: number, refusalCode: string | undefined): boolean {
  return status === 401 && ['unpaired', 'session-expired', ENDED].includes(refusalCode ?? '')
}

/** Forgets what this visit knows: another helper may answer now. */
export function forgetSession(): void {
  current = null
}

/** By the link that led here, by an earlier pairing, or by being the page that the helper's own user serves. */
async function obtain(): Promise<string | null> {
  const address = helperUrl()
  // a code is good for one request, also when a call forgets the session while that one is on its way
  if (code !== null) pairing ??= pairAndKeep(code, address).finally(() => (pairing = null))
  const paired = await pairing
  if (paired !== null) return paired
  const token = (await kept.read(address)) ?? (await bootstrapAndKeep(address))
  sessionRefusal.set(null)
  return token
}

/** Kept as well: otherwise each visit would leave one more session behind in the helper's list. */
async function bootstrapAndKeep(address: string): Promise<string | null> {
  const token = await bootstrap()
  if (token !== null) await kept.write(address, token)
  return token
}

async function pairAndKeep(link: string, address: string): Promise<string | null> {
  const token = await pair(link)
  if (token !== null) await kept.write(address, token)
  return token
}

/** A refused link is said; an earlier pairing, or the page's own right, may do all the same. */
async function pair(link: string): Promise<string | null> {
  try {
    const token = await ask('pair', { code: link })
    code = null
    sessionRefusal.set(null)
    addNotice(sessionTexts.paired)
    return token
  } catch (error) {
    // no answer: the link is still good when there is one
    if (!(error instanceof HelperError) || error.kind === 'unreachable') throw error
    code = null
    addNotice(error.message)
    return null
  }
}

async function bootstrap(): Promise<string | null> {
  try {
    return await ask('bootstrap')
  } catch (error) {
    if (error instanceof HelperError && error.kind === 'refused')
      sessionRefusal.set({ why: 'not-paired', text: error.message })
    throw error
  }
}

async function ask(name: 'bootstrap' | 'pair', body?: { code: string }): Promise<string | null> {
  const { method, path, reply, fallback } = endpoints[name]
  const response = await send({ method, path, body })
  const text = await response.text()
  if (NO_SUCH_ROUTE.has(response.status)) return null
  if (!response.ok) {
    const { message, ...refusal } = refusalText(text, fallback)
    throw new HelperError('refused', message, { status: response.status, ...refusal })
  }
  const parsed = reply.safeParse(parseJson(text))
  if (!parsed.success) throw new HelperError('invalid-reply', fallback, { cause: parsed.error })
  return parsed.data.token
}
