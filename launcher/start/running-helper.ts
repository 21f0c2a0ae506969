import { setTimeout as pause } from 'node:timers/promises'
import { DASHBOARD_LEASE_PATH, HELPER_NAME, sessionEndpoints } from '@mosaygent/contract'
import { readInstance } from '@mosaygent/helper/state'
import type { HelperInstance } from '@mosaygent/helper/state'
import { askPort } from '@mosaygent/helper/ports'
import { EXIT } from '../exit-codes.ts'
import { VERSION } from '../version.ts'
import type { HelperInUse } from './helper-in-use.ts'

export interface RunningHelperSearch {
  readonly home: string
  readonly port: number
}

/** The helper of this user that answers on the port; null: none, or one whose key this user cannot read. */
export async function findRunningHelper({ home, port }: RunningHelperSearch): Promise<HelperInstance | null> {
  if (port === 0) return null
  const health = sessionEndpoints.health.reply.safeParse(await askPort(port, sessionEndpoints.health.path))
  if (!health.success || health.data.name !== HELPER_NAME) return null
  return readInstance(home, port)
}

export interface JoinHelper extends RunningHelperSearch {
  readonly found: HelperInstance
  readonly dashboardOrigin: () => string
  readonly log: (line: string) => void
  /** Pause between looking for a helper that has ended (ms). */
  readonly retryMs?: number
}

/**
 * Uses a helper that ran already: tells it our dashboard's origin over a connection that stands as long as we serve
 * it. When that helper ends, the next one on its port is used; none is started, since somebody else runs that one.
 */
export function joinHelper(use: JoinHelper): HelperInUse {
  const { found, log } = use
  const ending = new AbortController()
  const { signal } = ending
  const first = openLease(found, use.dashboardOrigin(), signal)
  const following = follow()

  async function follow(): Promise<void> {
    let lease = await first
    while (lease !== null && !signal.aborted) {
      await lease.ended
      if (signal.aborted) return
      log(
        `The helper on port ${use.port} has ended. The dashboard goes on with the next one that starts there.`,
      )
      lease = await nextLease()
      if (lease !== null) log(`A helper is back on port ${use.port}.`)
    }
  }

  async function nextLease(): Promise<Lease | null> {
    while (!signal.aborted) {
      await pause(use.retryMs ?? 1_000, undefined, { signal }).catch(() => undefined) // aborted: the loop ends
      const next = await findRunningHelper(use)
      const lease = next === null ? null : await openLease(next, use.dashboardOrigin(), signal)
      if (lease !== null) return lease
    }
    return null
  }

  const { helperPort, previewPort, pid, version } = found
  return {
    ready: first.then((lease) => {
      if (lease === null) {
        const message = `The helper on port ${helperPort} (process ${pid}, version ${version}) did not accept this dashboard. End it, then start again.`
        return { ok: false, message, code: EXIT.failed }
      }
      log(`Using the helper that runs on port ${helperPort} already (process ${pid})`)
      if (version !== VERSION)
        log(`That helper is version ${version}, this dashboard ${VERSION}: update the older one.`)
      return { ok: true, helperPort, previewPort }
    }),
    async stop() {
      ending.abort()
      await following
    },
    force: () => ending.abort(),
  }
}

/** Our dashboard is known to the helper until `ended` resolves. */
interface Lease {
  readonly ended: Promise<void>
}

/** Null: nobody answers there, or this dashboard was not accepted. */
async function openLease(
  { helperPort, key }: HelperInstance,
  origin: string,
  signal: AbortSignal,
): Promise<Lease | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${helperPort}${DASHBOARD_LEASE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origin, key }),
      signal,
    })
    const { body } = reply
    if (!reply.ok || body === null) return null
    return { ended: readToItsEnd(body) }
  } catch {
    return null // gone in between, or we are ending
  }
}

async function readToItsEnd(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const _heartbeat of body) continue
  } catch {
    // cut off: as good as its end
  }
}
