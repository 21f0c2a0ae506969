import { HEALTH_TIMEOUT_MS, type HelperView, sessionEndpoints } from '@mosaygent/contract'
import { parseJson } from '../state/index.ts'
import { describeHolder, findPortHolder } from './port-holder.ts'
import { versionIn } from './who-answers.ts'

/** Looks at the helper's port as the dashboard does, and names who holds it when that is not our helper. Never throws. */
export async function viewHelper(port: number, timeoutMs = HEALTH_TIMEOUT_MS): Promise<HelperView> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${sessionEndpoints.health.path}`, {
      signal,
      redirect: 'manual',
    })
    const version = versionIn(parseJson(await reply.text()))
    if (version !== null) return { kind: 'helper', version }
    return { kind: 'other-program', holder: await holderOf(port) }
  } catch {
    if (signal.aborted) return { kind: 'silent', holder: await holderOf(port) }
    // refused, or the answer is not HTTP: another program holds the port
    const holder = await holderOf(port)
    return holder === null ? { kind: 'nothing' } : { kind: 'other-program', holder }
  }
}

async function holderOf(port: number): Promise<string | null> {
  const holder = await findPortHolder(port)
  return holder === null ? null : describeHolder(holder)
}
