import { createStore } from '#store'

/**
 * What the browser says of this page's way to programs on this computer. `not-needed`: the page comes from this
 * computer itself, of which no browser asks anything. `unknown`: a browser that does not tell, and is simply tried.
 */
export type LoopbackPermission = 'not-needed' | 'unknown' | 'granted' | 'prompt' | 'denied'

/**
 * Why no request may go out now. `permission-needed`: the browser would ask, and a person has to want that first.
 * `permission-unanswered`: it was asked for, and neither an answer nor a decision came. `permission-denied`: it was
 * decided against, and every request would fail.
 */
export type LoopbackBarrier = (typeof BARRIERS)[number]

const BARRIERS = ['permission-needed', 'permission-unanswered', 'permission-denied'] as const

/** Whether it is the browser that stands in the way, so that nothing was sent. */
export function isBarrier(cause: string): cause is LoopbackBarrier {
  return BARRIERS.some((barrier) => barrier === cause)
}

/** The narrow permission first: the older name reads as denied where only the wider one was. */
const NAMES = ['loopback-network', 'local-network-access'] as const

declare global {
  interface Permissions {
    query(descriptor: { readonly name: (typeof NAMES)[number] }): Promise<PermissionStatus>
  }
}

let status: Promise<PermissionStatus | null> | null = null
/** Whether a click led to nothing, or to an answer that needed no permission after all. */
let click: 'none' | 'unanswered' | 'answered' = 'none'
/** Counts the decisions that the user made in the browser's settings. */
const decisions = createStore(0)

/** Asks the browser, never the user. */
export async function loopbackPermission(): Promise<LoopbackPermission> {
  if (isServedHere()) return 'not-needed'
  status ??= findStatus()
  return (await status)?.state ?? 'unknown'
}

/** What stands between this page and the helper on the browser's side; null: nothing that is known of. */
export async function loopbackBarrier(): Promise<LoopbackBarrier | null> {
  const permission = await loopbackPermission()
  if (permission === 'denied') return 'permission-denied'
  if (permission !== 'prompt' || click === 'answered') return null
  return click === 'unanswered' ? 'permission-unanswered' : 'permission-needed'
}

/**
 * Lets the browser put its question, by one request, because a person wanted to connect. Ends with the request or
 * with the decision, whichever comes first: somebody who reads the question takes as long as it takes.
 */
export async function askByRequest(request: () => Promise<unknown>): Promise<void> {
  if ((await loopbackPermission()) !== 'prompt') return
  const answered = request().then(
    () => 'answered' as const,
    () => 'unanswered' as const,
  )
  let decided = () => {}
  const decision = new Promise<'none'>((resolve) => {
    decided = watchLoopbackPermission(() => resolve('none'))
  })
  click = await Promise.race([answered, decision])
  decided()
}

/** Calls back when the user changes their mind in the browser's settings. Returns what ends it. */
export const watchLoopbackPermission = decisions.subscribe

async function findStatus(): Promise<PermissionStatus | null> {
  for (const name of NAMES) {
    try {
      const found = await navigator.permissions.query({ name })
      found.addEventListener('change', () => {
        click = 'none'
        decisions.set(decisions.get() + 1)
      })
      return found
    } catch {
      // a name that this browser does not know, or no such interface at all
    }
  }
  return null
}

/** Whether this page comes from this computer. */
export function isServedHere(): boolean {
  return isLoopback(window.location.hostname)
}

/** Whether a host name of an address means this computer, as browsers take it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
