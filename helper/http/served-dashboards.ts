import * as z from 'zod/mini'
import type { EventOutput } from './event-output.ts'
import { proofOf, sameProof } from './pairing-proof.ts'

/**
 * What `mosaygent start` sends to a helper that it did not start: the origin that it serves, and the proof that it has
 * the helper's key. The key itself is not sent: after a helper was killed its port may be in anybody's hands.
 */
export const DashboardLease = z.strictObject({
  origin: z.string().check(z.regex(/^http:\/\/localhost:\d{1,5}$/)),
  nonce: z.string().check(z.regex(/^[\w-]{43}$/)),
  proof: z.string().check(z.regex(/^[\w-]{43}$/)),
})
export type DashboardLease = z.infer<typeof DashboardLease>

/** The first event of the reply: by which link a browser is paired, and the proof that who says so has the key, too. */
export const LeaseGranted = z.object({ link: z.nullable(z.string()), proof: z.string() })

/** How often the other end is asked whether it is still there, in ms. */
const HEARTBEAT_MS = 5_000

/** The origins of dashboards that this user's own programs serve right now; each may ask for a session by itself. */
export interface ServedDashboards {
  origins(): readonly string[]
  /** The one of our parent, told over its channel; null: none any more. */
  setParents(origin: string | null): void
  /** Whether the asker has this helper's key, which only its user can read. `host`: as whose he addressed us. */
  accepts(lease: DashboardLease, host: string): boolean
  /**
   * Counts an origin for as long as the reply's connection stands: afterwards anybody may hold its port. Proves that
   * this is the helper, and tells the link by which a browser is paired, where one is needed. Resolves when it is gone.
   */
  lease(to: EventOutput, lease: DashboardLease, from: { host: string; link: string | null }): Promise<void>
  /** Tells a fresh link to the programs that serve this dashboard: its user looks at their terminal. */
  sendLink(origin: string, link: string): void
}

interface Lease {
  readonly origin: string
  /** What could not be written is of a program that is gone. */
  readonly write: (text: string) => void
}

export function createServedDashboards(key: string): ServedDashboards {
  let parents: string | null = null
  const leased = new Map<symbol, Lease>()
  return {
    origins: () => [
      ...(parents === null ? [] : [parents]),
      ...Array.from(leased.values(), ({ origin }) => origin),
    ],
    setParents: (origin) => (parents = origin),
    accepts: ({ origin, nonce, proof }, host) =>
      sameProof(proof, proofOf(key, 'lease', { origin, host }, nonce)),
    async lease(to, { origin, nonce }, { host, link }) {
      const proof = proofOf(key, 'leased', { origin, host }, nonce, link ?? '')
      const granted: z.infer<typeof LeaseGranted> = { link, proof }
      const id = Symbol(origin)
      const write = (text: string) => void to.write(text)
      leased.set(id, { origin, write })
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      write(`data: ${JSON.stringify(granted)}\n\n`)
      await untilEnded(to)
      clearInterval(heartbeat)
      leased.delete(id)
    },
    sendLink(origin, link) {
      for (const lease of leased.values()) if (lease.origin === origin) lease.write(linkEvent(link))
    },
  }
}

const untilEnded = ({ ended }: EventOutput) =>
  new Promise<void>((resolve) => {
    if (ended.aborted) resolve()
    else ended.addEventListener('abort', () => resolve(), { once: true })
  })

const linkEvent = (link: string) => `data: ${link}\n\n`
