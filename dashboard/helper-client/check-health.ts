import { HELPER_NAME, HEALTH_TIMEOUT_MS, endpoints } from '@mosaygent/contract'
import { loopbackBarrier } from './loopback-permission.ts'
import type { LoopbackBarrier } from './loopback-permission.ts'
import { parseJson } from './refusal-text.ts'
import { send } from './send.ts'

/**
 * Why the last check was not a plain yes. `not-our-helper` may stand beside `connected: true`: any 2xx counts. With a
 * barrier of the browser's nothing was sent.
 */
export type ConnectionCause = 'unreachable' | 'timeout' | 'not-our-helper' | 'refused' | LoopbackBarrier

export interface Health {
  readonly connected: boolean
  readonly cause: ConnectionCause | null
  /** What our helper says of itself; null where it is not known to be ours. */
  readonly version: string | null
}

const ROUTES = [endpoints.health, endpoints.healthBelowBase]

// the path prefix of the check is not given: the one that answered last is tried first
let preferred = 0

/** Asks `/health` once, within HEALTH_TIMEOUT_MS as a whole; after a 404 at one path it tries the other. */
export async function checkHealth(): Promise<Health> {
  const barrier = await loopbackBarrier()
  if (barrier !== null) return no(barrier)
  const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS)
  try {
    const first = await ask(preferred, signal)
    if (first !== 'not-found') return first
    const second = await ask(1 - preferred, signal)
    if (second === 'not-found') return no('not-our-helper')
    if (second.connected) preferred = 1 - preferred
    return second
  } catch {
    // only these two reasons exist: our time limit, or no answer at all
    return no(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** One request that may wait for a person's decision; see `askByRequest`. */
export async function askOnce(): Promise<void> {
  const { method, path } = ROUTES[preferred] ?? endpoints.health
  await send({ method, path, byClick: true })
}

async function ask(index: number, signal: AbortSignal): Promise<Health | 'not-found'> {
  const route = ROUTES[index] ?? endpoints.health
  const response = await send({ method: route.method, path: route.path, signal })
  const body = await response.text()
  if (response.status === 404) return 'not-found'
  if (!response.ok) return no('refused')
  const health = route.reply.safeParse(parseJson(body))
  if (!health.success || health.data.name !== HELPER_NAME)
    return { connected: true, cause: 'not-our-helper', version: null }
  return { connected: true, cause: null, version: health.data.version ?? null }
}

function no(cause: ConnectionCause): Health {
  return { connected: false, cause, version: null }
}
