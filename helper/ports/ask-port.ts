import { HEALTH_TIMEOUT_MS } from '@mosaygent/contract'

/** GETs JSON from a loopback port. Whoever listens there may be anybody, so every failure is just `undefined`. */
export async function askPort(port: number, path: string): Promise<unknown> {
  try {
    const reply = await fetch(`http://localhost:${port}${path}`, {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      redirect: 'error',
    })
    if (!reply.ok) return undefined
    return await reply.json()
  } catch {
    // Not HTTP, not JSON, too slow: not ours.
    return undefined
  }
}
