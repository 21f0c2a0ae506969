import { createSingleFlight, oneTabAtATime } from '#async'
import type { KeptSession } from '#session'
import { helperUrl } from '../connection/address.ts'
import { HelperError } from '../calls/helper-error.ts'
import { isServedHere } from '../connection/loopback-permission.ts'
import { addNotice } from '../notices.ts'
import { bootstrap, pair, prove } from './session-calls.ts'
import { sessionSettings } from './session-settings.ts'
import { sessionTexts } from '../texts.ts'
import { createStore, useStore } from '#store'

/** The helper's code for a session that a person ended. */
const ENDED = 'session-ended'

/** What calls are made with, and what the browser keeps of it. */
interface Held {
  readonly token: string | null
  readonly kept: KeptSession | null
}

/** Why the code that a person typed was refused, for its field; undefined: it came by a link, and is said as news. */
let typedRefusal: HelperError | null | undefined
let current: Promise<Held> | null = null
/** What calls were made with last; null: it was refused. */
let latest: Held | null = null
/** A code is good for one request, also when a call forgets the session while that one is on its way. */
const pairing = createSingleFlight<KeptSession | null>()
let dropping: Promise<void> = Promise.resolve()
/** A person wants this page to go on, whatever became of its session. */
let wanted = false
/** A person's own try is under way. One that failed lets no later, automatic one accept a helper that does not know us. */
let personTries = false

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

/** A pairing link was opened in this very page: its code is used at once. */
export async function pairByCode(next: string): Promise<void> {
  sessionSettings.code = next
  current = null
  await sessionToken()
}

/**
 * The same with a code that a person typed.
 * @throws HelperError with what the helper said to it.
 */
export async function pairByTyped(next: string): Promise<void> {
  typedRefusal = null
  try {
    await pairByCode(next)
  } catch (error) {
    throw typedRefusal ?? error
  } finally {
    typedRefusal = undefined
  }
}

/** Finds out early whether the helper takes orders from this page; what it says to that is kept. Never throws. */
export async function askForSession(): Promise<void> {
  try {
    await sessionToken()
  } catch (error) {
    // a refusal is kept for the screen, no answer is the connection's own news
    if (!(error instanceof HelperError)) throw error
  }
}

/**
 * Somebody says that the helper takes orders by now, or wants this page to go on after its session was ended. What it
 * answers is then said beside the connection. Never throws.
 */
export async function tryPairingAgain(): Promise<void> {
  current = null
  wanted = true
  personTries = true
  // who hears of it asks at once, and must find the same request on its way
  if (sessionRefusal.get()?.why === 'ended') sessionRefusal.set(null)
  try {
    await askForSession()
  } finally {
    personTries = false
  }
}

/** The session token, come by when first needed; `null` when the helper gives none. */
export async function sessionToken(): Promise<string | null> {
  return (await heldSession()).token
}

function heldSession(): Promise<Held> {
  if (current) return current
  const asked = afterDrop()
  current = asked
  // a failure is not kept: the next call asks again
  asked.catch(() => {
    if (current === asked) current = null
  })
  return asked
}

/** Of many tabs that lost their session at once, one asks for another and the rest find it. */
const sessionLock = () => `mosaygent session 1 ${helperUrl()}`

/** Not before a refused token is out of the way: it would be found where it is kept, and refused once more. */
async function afterDrop(): Promise<Held> {
  await dropping
  const refusal = sessionRefusal.get()
  if (refusal?.why === 'ended' && sessionSettings.code === null)
    throw new HelperError('refused', refusal.text, { status: 401, code: ENDED })
  return oneTabAtATime(sessionLock(), obtain)
}

/**
 * Drops the token that was refused, unless another call has replaced it already. One that a person ended is not
 * replaced without being told; one that is too old, or of a helper that has ended, is.
 */
export async function dropSessionToken(refusedToken: string | null, refusalCode?: string): Promise<void> {
  const held = latest
  if (held === null || held.token !== refusedToken) return
  latest = null
  current = null
  dropping = oneTabAtATime(sessionLock(), () => drop(held, refusalCode))
  await dropping
}

/** A pairing stays: whoever has the port now may refuse it, and the helper that it belongs to comes back. */
async function drop(held: Held, refusalCode: string | undefined): Promise<void> {
  const address = helperUrl()
  const inBrowser = await sessionSettings.kept.read(address)
  const same = sameSession(inBrowser, held.kept)
  if (same && inBrowser?.how === 'served') await sessionSettings.kept.write(address, null)
  // another page of this browser may have been connected again since
  if (refusalCode === ENDED && (inBrowser === null || same)) sayEnded()
}

function sayEnded(): void {
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

/**
 * A call or the stream was lost: another program may have the port, and has to prove itself before a paired page sends
 * it anything. The token of a served page is worth nothing to the next run, so that page goes on with it.
 */
export function requireProof(): void {
  if (latest?.kept?.how === 'paired') current = null
}

/** By the link that led here, by an earlier pairing, or by being the page that the helper's own user serves. */
async function obtain(): Promise<Held> {
  const address = helperUrl()
  const { code: link } = sessionSettings
  const paired = link === null ? pairing.current() : pairing.run(() => pairAndKeep(link, address))
  const held = await openSession((await paired) ?? (await sessionSettings.kept.read(address)), address)
  latest = held
  wanted = false
  sessionRefusal.set(null)
  return held
}

async function openSession(found: KeptSession | null, address: string): Promise<Held> {
  if (found?.how === 'served') return { token: found.token, kept: found }
  const token = found === null ? null : await tokenOfPairing(found)
  if (token !== null) return { token, kept: found }
  const given = await bootstrapOrSay()
  // who has the port after the helper could say so, too, and then hear what the page says: a person has to want it
  if (found !== null && !personTries) throw notKnown()
  if (given === null || found !== null) return { token: given, kept: found }
  // kept as well: otherwise each visit would leave one more session behind in the helper's list
  const served = { how: 'served', token: given } as const
  await sessionSettings.kept.write(address, served)
  return { token: given, kept: served }
}

/**
 * The token of a paired page for this run of the helper, once the helper has proved itself; null: it does not know
 * this pairing any more, and the page may have a right of its own.
 */
async function tokenOfPairing(found: Extract<KeptSession, { how: 'paired' }>): Promise<string | null> {
  try {
    return await prove(found)
  } catch (error) {
    if (!(error instanceof HelperError) || error.kind === 'unreachable') throw error
    if (error.code === ENDED && !wanted) {
      sayEnded()
      throw error
    }
    if (error.status === 401 && isServedHere()) return null
    // whoever it is that does not know this page is given nothing, and not taken for another helper
    if (error.status === 401) throw notKnown()
    sessionRefusal.set({ why: 'not-paired', text: error.message })
    throw error
  }
}

/** Said on the screen as well. */
function notKnown(): HelperError {
  sessionRefusal.set({ why: 'not-paired', text: sessionTexts.forgotten })
  return new HelperError('refused', sessionTexts.forgotten, { status: 401 })
}

/** A refused link is said; an earlier pairing, or the page's own right, may do all the same. */
async function pairAndKeep(link: string, address: string): Promise<KeptSession | null> {
  try {
    const before = await sessionSettings.kept.read(address)
    const paired = await pair(link, before?.how === 'paired' ? before.id : undefined)
    sessionSettings.code = null
    await sessionSettings.kept.write(address, paired)
    sessionRefusal.set(null)
    addNotice(sessionTexts.paired)
    return paired
  } catch (error) {
    // no answer, or one that is not the helper's: the link is still good when that one is back
    if (!(error instanceof HelperError) || error.kind !== 'refused') {
      if (error instanceof HelperError && error.kind === 'invalid-reply')
        sessionRefusal.set({ why: 'not-paired', text: error.message })
      throw error
    }
    sessionSettings.code = null
    if (typedRefusal === undefined) addNotice(error.message)
    else typedRefusal = error
    return null
  }
}

async function bootstrapOrSay(): Promise<string | null> {
  try {
    return await bootstrap()
  } catch (error) {
    if (error instanceof HelperError && error.kind === 'refused')
      sessionRefusal.set({ why: 'not-paired', text: error.message })
    throw error
  }
}

function sameSession(one: KeptSession | null, other: KeptSession | null): boolean {
  if (one === null || other === null) return one === other
  if (one.how === 'served') return other.how === 'served' && one.token === other.token
  return other.how === 'paired' && one.id === other.id
}
