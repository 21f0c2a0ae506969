import { setTimeout as delay } from 'node:timers/promises'
import type { FlutterEnding, FlutterProcess } from '../../tools/index.ts'
import type { DaemonClient } from './client.ts'

export interface StopTool {
  readonly client: Pick<DaemonClient, 'request'>
  readonly child: Pick<FlutterProcess, 'stop'>
  /** Settles after the last line was delivered. */
  readonly ended: Promise<FlutterEnding>
  /** Null: the tool has not named the app, so it cannot be asked. */
  readonly appId: string | null
  /** In ms: how long it has to end after it was asked. */
  readonly patienceMs: number
  /** In ms: how long it has to end after SIGTERM. */
  readonly graceMs: number
}

/** Asks the tool to end the app, and ends its processes if it does not. */
export async function stopTool(options: StopTool): Promise<FlutterEnding> {
  const { client, child, ended, appId, patienceMs, graceMs } = options
  if (appId !== null) {
    // the reply may be lost when the process ends first, so only the end counts
    void client.request('app.stop', { appId }, patienceMs)
    const gone = await Promise.race([ended.then(() => true), delay(patienceMs, false, { ref: false })])
    if (gone) return ended
  }
  await child.stop(graceMs)
  return ended
}
