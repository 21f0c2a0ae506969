import { readToken } from './stored-user.ts'
import * as z from 'zod/mini'

const Claims = z.object({ exp: z.number() })

/** When an ID token runs out, in ms since 1970; null for a text that does not say. Its signature is not looked at. */
function tokenExpiry(token: string): number | null {
  const part = token.split('.')[1]
  if (part === undefined) return null
  try {
    const claims = Claims.safeParse(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))))
    return claims.success ? claims.data.exp * 1_000 : null
  } catch {
    // not a token of that kind
    return null
  }
}

/** A token that is good for less than this would be refused on the way, ms. */
const MARGIN_MS = 60_000

/**
 * Has a token that ran out made anew when somebody comes back to the page: after sleep, from another tab, with the
 * network. The provider's SDK renews one only when it is asked for it. One at a time; `refresh` never throws. Gives back the way to end it.
 */
export function refreshOnReturn(refresh: () => Promise<unknown>): () => void {
  let underWay = false
  const look = () => {
    const token = readToken()
    const expiry = token === null ? null : tokenExpiry(token)
    if (underWay || document.visibilityState !== 'visible' || !navigator.onLine) return
    if (expiry === null || expiry - Date.now() > MARGIN_MS) return
    underWay = true
    void refresh().finally(() => {
      underWay = false
    })
  }
  window.addEventListener('focus', look)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
