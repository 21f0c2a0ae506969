import { HELPER_NAME, HEALTH_TIMEOUT_MS, endpoints } from '@mosaygent/contract'
import { loopbackBarrier } from './loopback-permission.ts'
import type { LoopbackBarrier } from './loopback-permission.ts'
import { parseJson } from '../calls/refusal-text.ts'
import { send } from '../calls/send.ts'

/**
 * Why the last check was not a plain yes. `not-our-helper` may stand beside `connected: true`: any 2xx counts, and this
 * one answers no other call as a helper does. With a barrier of the browser's nothing was sent.
 */
export type ConnectionCause = 'unreachable' | 'timeout' | 'not-our-helper' | 'refused' | LoopbackBarrier

export interface Health {
  readonly connected: boolean
  readonly cause: ConnectionCause | null
  /** What our helper says of itself; null where it is another's, or none. */
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
  const body = await bodyOf(response)
  if (response.status === 404) return 'not-found'
  if (!response.ok) return no('refused')
  // it is connected from here on, whatever the rest says
  const health = route.reply.safeParse(body)
  if (health.success && health.data.name === HELPER_NAME)
    return { connected: true, cause: null, version: health.data.version ?? null }
  const known = (await isHelper(signal)) || signal.aborted
  // what did not come in time says nothing of who sends it: a busy machine is not another program
  return { connected: true, cause: known ? null : 'not-our-helper', version: null }
}

/** Whether it answers a documented call as well, which a program that says yes to everything hardly does in JSON. */
async function isHelper(signal: AbortSignal): Promise<boolean> {
  const { method, path } = endpoints.directory
  try {
    const response = await send({ method, path, signal })
    const body = await bodyOf(response)
    // without a session our own would refuse, and has said its name before
    return response.ok && typeof body === 'object' && body !== null
  } catch {
    return false // no answer in time: it is not known
  }
}

/** Undefined: no JSON, or it did not come to its end, which takes nothing from its status. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return parseJson(await response.text())
  } catch {
    return undefined
  }
}

function no(cause: ConnectionCause): Health {
  return { connected: false, cause, version: null }
}
