import { HELPER_VIEW_PATH, HelperView, endpoints } from '@mosaygent/contract'
import { helperUrl } from './address.ts'
import { isServedHere } from './loopback-permission.ts'
import { parseJson } from '../calls/refusal-text.ts'
import { targetOf } from '../calls/target-address-space.ts'

/** The dashboard's server itself waits 2 s for a silent port and then looks for its owner; ms. */
const LIMIT_MS = 5_000

/** What is on the helper's port; `all-gone`: the server of this page, which would look there, is gone, too. */
export type HelperProbe = HelperView | { readonly kind: 'all-gone' }

/**
 * Finds what is on the helper's port after a request failed: a browser reports a refusal, another program and a free
 * port as the same error. Null: not known. Never throws.
 */
export function probeHelper(): Promise<HelperProbe | null> {
  return isServedHere() ? askOwnServer() : probePort()
}

/** The server that this page came from looks at the port from outside the browser. */
async function askOwnServer(): Promise<HelperProbe | null> {
  try {
    const address = new URL(HELPER_VIEW_PATH, window.location.origin)
    const response = await fetch(address.href, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })
    const view = HelperView.safeParse(response.ok ? parseJson(await response.text()) : undefined)
    return view.success ? view.data : null
  } catch (error) {
    // a slow server is not gone
    if (error instanceof DOMException && error.name === 'TimeoutError') return null
    // the command that runs both was ended
    return { kind: 'all-gone' }
  }
}

/**
 * Sends a request whose answer cannot be read. It succeeds for any program except our helper, which forbids even that
 * (`Cross-Origin-Resource-Policy`), and fails for a free port.
 */
async function probePort(): Promise<HelperView | null> {
  try {
    const url = helperUrl() + endpoints.health.path
    const signal = AbortSignal.timeout(LIMIT_MS)
    await fetch(url, { ...targetOf(url), mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return { kind: 'other-program', holder: null }
  } catch {
    return null // a free port, or our helper, which does not know this page
  }
}
