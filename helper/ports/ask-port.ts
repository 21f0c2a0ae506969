import { HEALTH_TIMEOUT_MS } from '@mosaygent/contract'

export interface PortQuestion {
  /** The helper listens on 127.0.0.1 alone: another user may hold the same port of ::1, which `localhost` can mean. */
  readonly host?: '127.0.0.1' | 'localhost'
  /** The statuses beside success whose body is wanted. */
  readonly refusals?: readonly number[]
}

/** GETs JSON from a loopback port. Any program may listen there, so every failure is just `undefined`. */
export async function askPort(
  port: number,
  path: string,
  { host = '127.0.0.1', refusals = [] }: PortQuestion = {},
): Promise<unknown> {
  try {
    const reply = await fetch(`http://${host}:${port}${path}`, {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      redirect: 'error',
    })
    if (!reply.ok && !refusals.includes(reply.status)) return undefined
    return await reply.json()
  } catch {
    // Not HTTP, not JSON, too slow: not ours.
    return undefined
  }
}
