import * as z from 'zod/mini'

const Claims = z.object({ exp: z.number() })

/** When an ID token runs out, in ms since 1970; null for a text that does not say. Its signature is not looked at. */
export function tokenExpiry(token: string): number | null {
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
