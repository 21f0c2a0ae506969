import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod/mini'
import { hashOf, sameHash } from './caller/index.ts'

/** What `mosaygent start` sends to a helper that it did not start: the origin that it serves, and the helper's key. */
export const DashboardLease = z.strictObject({
  origin: z.string().check(z.regex(/^http:\/\/localhost:\d{1,5}$/)),
  key: z.string().check(z.maxLength(200)),
})

/** How often the other end is asked whether it is still there, in ms. */
const HEARTBEAT_MS = 5_000

/** The origins of dashboards that this user's own programs serve right now; each may ask for a session by itself. */
export interface ServedDashboards {
  origins(): readonly string[]
  /** The one of our parent, told over its channel; null: none any more. */
  setParents(origin: string | null): void
  /** Whether the key is this helper's, which only its user can read. */
  accepts(key: string): boolean
  /** Counts an origin for as long as the reply's connection stands: afterwards anybody may hold its port. */
  lease(c: Context, origin: string): Response
}

export function createServedDashboards(key: string): ServedDashboards {
  const own = hashOf(key)
  let parents: string | null = null
  const leased = new Map<symbol, string>()
  return {
    origins: () => [...(parents === null ? [] : [parents]), ...leased.values()],
    setParents: (origin) => (parents = origin),
    accepts: (candidate) => sameHash(hashOf(candidate), own),
    lease(c, origin) {
      const id = Symbol(origin)
      leased.set(id, origin)
      return streamSSE(c, async (stream) => {
        const gone = new Promise<void>((resolve) => stream.onAbort(resolve))
        const heartbeat = setInterval(() => {
          stream.write(': still here\n\n').catch(() => stream.abort())
        }, HEARTBEAT_MS)
        await stream.write(': accepted\n\n')
        await gone
        clearInterval(heartbeat)
        leased.delete(id)
      })
    },
  }
}
