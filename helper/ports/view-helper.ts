import { HEALTH_TIMEOUT_MS, HELPER_NAME, type HelperView, sessionEndpoints } from '@mosaygent/contract'
import { describeHolder, findPortHolder } from './port-holder.ts'

/** Looks at the helper's port as the dashboard does, and names who holds it when that is not our helper. Never throws. */
export async function viewHelper(port: number, timeoutMs = HEALTH_TIMEOUT_MS): Promise<HelperView> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${sessionEndpoints.health.path}`, {
      signal,
      redirect: 'manual',
    })
    const version = ourVersion(await reply.text())
    if (version !== null) return { kind: 'helper', version }
    return { kind: 'other-program', holder: await holderOf(port) }
  } catch {
    if (signal.aborted) return { kind: 'silent', holder: await holderOf(port) }
    // refused, or what answers does not speak HTTP: then somebody holds the port all the same
    const holder = await holderOf(port)
    return holder === null ? { kind: 'nothing' } : { kind: 'other-program', holder }
  }
}

function ourVersion(body: string): string | null {
  try {
    const health = sessionEndpoints.health.reply.safeParse(JSON.parse(body))
    return health.success && health.data.name === HELPER_NAME ? (health.data.version ?? 'unknown') : null
  } catch {
    return null // not JSON: a stranger's page
  }
}

async function holderOf(port: number): Promise<string | null> {
  const holder = await findPortHolder(port)
  return holder === null ? null : describeHolder(holder)
}
