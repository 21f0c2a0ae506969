import { HELPER_VIEW_PATH, HelperView, endpoints } from '@mosaygent/contract'
import { helperUrl } from './address.ts'
import { isServedHere } from './loopback-permission.ts'
import { parseJson } from './refusal-text.ts'
import { targetOf } from './target-address-space.ts'

/** The dashboard's server waits 2 s for a silent port itself, and then asks who holds it; ms. */
const LIMIT_MS = 5_000

/** What is on the helper's port; `all-gone`: the server of this page, which would look, is gone, too. */
export type Seen = HelperView | { readonly kind: 'all-gone' }

/**
 * What is on the helper's port, where a request of this page only failed: a browser tells a refusal, a stranger and
 * nobody by one and the same error. Null: cannot be told. Never throws.
 */
export function seeHelper(): Promise<Seen | null> {
  return isServedHere() ? askOwnServer() : listenForAnybody()
}

/** The server that this page came from looks at the port from outside of the browser. */
async function askOwnServer(): Promise<Seen | null> {
  try {
    const address = new URL(HELPER_VIEW_PATH, window.location.origin)
    const response = await fetch(address.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })
    const view = HelperView.safeParse(response.ok ? parseJson(await response.text()) : undefined)
    return view.success ? view.data : null
  } catch (error) {
    // too slow is not gone
    if (error instanceof DOMException && error.name === 'TimeoutError') return null
    // it served this page and is gone with the helper: the command was ended
    return { kind: 'all-gone' }
  }
}

/**
 * A request whose answer nobody may read: any program's answer fulfils it, but not our helper's, which forbids even
 * that (`Cross-Origin-Resource-Policy`), and not a port where nobody listens.
 */
async function listenForAnybody(): Promise<HelperView | null> {
  try {
    const url = helperUrl() + endpoints.health.path
    const signal = AbortSignal.timeout(LIMIT_MS)
    await fetch(url, { ...targetOf(url), mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return { kind: 'other-program', holder: null }
  } catch {
    return null // nobody, or our helper, which does not know this page
  }
}
