import { HELPER_NAME, RUNTIME_CONFIG_PATH, RuntimeConfig, sessionEndpoints } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { PortTakenError } from '../errors/index.ts'
import { askPort } from './ask-port.ts'
import { requireFreePort } from './bind.ts'

/** The version of the Mosaygent helper that answers on a port of this machine; null: none of ours does. */
export async function helperOn(port: number): Promise<string | null> {
  return versionIn(await askPort(port, sessionEndpoints.health.path))
}

/** The version in what answered `/health`; null: that is none of our helpers. */
export function versionIn(answer: unknown): string | null {
  const health = sessionEndpoints.health.reply.safeParse(answer)
  if (!health.success || health.data.name !== HELPER_NAME) return null
  return health.data.version ?? 'unknown'
}

/** Whether a Mosaygent dashboard is served on a port of this machine; it answers by this name alone. */
export async function isDashboardOn(port: number): Promise<boolean> {
  return RuntimeConfig.safeParse(await askPort(port, RUNTIME_CONFIG_PATH, { host: 'localhost' })).success
}

const REFUSED = z.object({ detail: z.literal('Local user not allowed') })

/** Whether a helper or a dashboard answers on a port that another user of the machine has started: it says no more. */
export async function isAnotherUsers(port: number): Promise<boolean> {
  return REFUSED.safeParse(await askPort(port, sessionEndpoints.health.path, { refusals: [403] })).success
}

/** Whether we could listen on a loopback port right now. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await requireFreePort(port)
    return true
  } catch (error) {
    if (error instanceof PortTakenError) return false
    throw error
  }
}
