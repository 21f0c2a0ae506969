import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DASHBOARD_LEASE_PATH, HELPER_NAME, sessionEndpoints } from '@mosaygent/contract'
import { type DashboardLease, LeaseGranted, proofOf, sameProof } from '@mosaygent/helper/lease'
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
  /** The helper that took the place of the one before has its preview at this port. */
  readonly onPreviewPort: (port: number) => void
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
  let { previewPort } = found
  const first = openLease(found, use.dashboardOrigin(), { signal, log })
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
      if (lease === null) return
      log(`A helper is back on port ${use.port}.`)
      tellPreview(lease.previewPort)
      if (lease.link !== null) log(pairLine(lease.link))
    }
  }

  function tellPreview(port: number): void {
    if (port === previewPort) return
    previewPort = port
    log(`Preview  http://localhost:${port}`)
    use.onPreviewPort(port)
  }

  async function nextLease(): Promise<Lease | null> {
    while (!signal.aborted) {
      await pause(use.retryMs ?? 1_000, undefined, { signal }).catch(() => undefined) // aborted: the loop ends
      const next = await findRunningHelper(use)
      const lease = next === null ? null : await openLease(next, use.dashboardOrigin(), { signal, log })
      if (lease !== null) return lease
    }
    return null
  }

  const { helperPort, pid, version } = found
  return {
    ready: first.then((lease) => {
      if (lease === null) {
        const message = `The helper on port ${helperPort} (process ${pid}, version ${version}) did not accept this dashboard. End it, then start again.`
        return { ok: false, message, code: EXIT.failed }
      }
      log(`Using the helper that runs on port ${helperPort} already (process ${pid})`)
      if (version !== VERSION)
        log(`That helper is version ${version}, this dashboard ${VERSION}: update the older one.`)
      return { ok: true, helperPort, previewPort, link: lease.link }
    }),
    async stop() {
      ending.abort()
      await following
    },
    force: () => ending.abort(),
  }
}

const pairLine = (link: string) => `Pair  ${link}`

/** Our dashboard is known to the helper until `ended` resolves. */
interface Lease {
  /** Where that helper has its preview. */
  readonly previewPort: number
  /** By which a browser has to be paired with it; null: none is needed. */
  readonly link: string | null
  readonly ended: Promise<void>
}

/**
 * Null: nobody answers there, this dashboard was not accepted, or it was by a program that has not got the helper's key
 * (after a helper was killed its file stays, and anybody may take its port).
 */
async function openLease(
  { helperPort, previewPort, key }: HelperInstance,
  origin: string,
  { signal, log }: { signal: AbortSignal; log: (line: string) => void },
): Promise<Lease | null> {
  try {
    const host = `127.0.0.1:${helperPort}`
    const nonce = randomBytes(32).toString('base64url')
    const lease: DashboardLease = { origin, nonce, proof: proofOf(key, 'lease', { origin, host }, nonce) }
    const reply = await fetch(`http://${host}${DASHBOARD_LEASE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lease),
      signal,
    })
    const { body } = reply
    if (!reply.ok || body === null) return null
    const lines = linesOf(body)
    const { link, proof } = grantedIn((await lines.next()).value ?? '')
    if (!sameProof(proof, proofOf(key, 'leased', { origin, host }, nonce, link ?? ''))) {
      await lines.return()
      return null
    }
    return { previewPort, link, ended: readToItsEnd(lines, (fresh) => log(pairLine(fresh))) }
  } catch {
    return null // gone in between, no helper of ours, or we are ending
  }
}

/** The first line says by which link a browser is paired, and proves who says so. Throws where it does not. */
const grantedIn = (line: string) => LeaseGranted.parse(JSON.parse(line.replace(/^data: /, '')))

/** What follows are heartbeats, and each link that is good in place of the one before. */
async function readToItsEnd(
  lines: AsyncIterable<string>,
  onFreshLink: (link: string) => void,
): Promise<void> {
  try {
    for await (const line of lines) {
      const link = linkOf(line)
      if (link !== null) onFreshLink(link)
    }
  } catch {
    // cut off: as good as its end
  }
}

const linkOf = (line: string) => /^data: (\S+)$/.exec(line)?.[1] ?? null

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
