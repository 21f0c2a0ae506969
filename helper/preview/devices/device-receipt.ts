import type { DeviceReceipt, ReloadAction } from '@mosaygent/contract'
import { hideSecrets } from '../../redaction/index.ts'
import type { DaemonReply } from '../daemon/client.ts'
import { Restarted } from '../daemon/restarted.ts'

/**
 * How a reload ended, by the tool's reply alone: on a device it waits until the app has taken the code. `compiled`: no
 * error of the compiler was among the lines. `startedAt`: of `performance.now()`.
 */
export function deviceReceipt(
  action: ReloadAction,
  reply: DaemonReply,
  { startedAt, compiled, stopped }: { startedAt: number; compiled: boolean; stopped: boolean },
): DeviceReceipt {
  const receipt = (outcome: DeviceReceipt['outcome'], reason?: string): DeviceReceipt => ({
    action,
    outcome,
    duration_ms: Math.round(performance.now() - startedAt),
    at: new Date().toISOString(),
    ...(reason === undefined ? {} : { reason }),
  })
  if (stopped) return receipt('stopped')
  switch (reply.kind) {
    case 'gone':
      return receipt('failed', 'The tool ended before it answered.')
    case 'timed-out':
      return receipt('failed', 'The tool did not answer.')
    case 'error':
      return receipt('failed', reply.message)
    case 'result': {
      const parsed = Restarted.safeParse(reply.value)
      if (!parsed.success) return receipt('failed', 'The tool answered in a way that is not understood.')
      const { code, message = '' } = parsed.data
      // Flutter's `run_hot.dart`: what it says when no source had changed
      if (code === 0) return receipt(message.startsWith('Reloaded 0 ') ? 'unchanged' : 'applied')
      if (!compiled) return receipt('not-compiled')
      return receipt('failed', message === '' ? 'The tool refused it.' : hideSecrets(message))
    }
  }
}
