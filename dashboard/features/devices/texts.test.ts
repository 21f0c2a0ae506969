import type { DeviceRun } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { receiptText } from './texts.ts'

const receipt = (more: Partial<NonNullable<DeviceRun['receipt']>>) =>
  receiptText({
    action: 'reload',
    outcome: 'applied',
    duration_ms: 1234,
    at: '2026-01-01T00:00:00Z',
    ...more,
  })

describe('the receipt of a device', { tags: 'P-453' }, () => {
  it.each([
    [{}, 'Reload applied in 1,234 ms'],
    [{ action: 'restart' }, 'Restarted with the new code in 1,234 ms'],
    [{ outcome: 'unchanged' }, 'Nothing had changed'],
    [
      { outcome: 'not-compiled' },
      'Did not compile: the device still shows the code before. The errors are in the console.',
    ],
    [{ outcome: 'failed', reason: 'Device lost' }, 'Reload failed: Device lost'],
    [{ outcome: 'stopped', action: 'restart' }, 'Restart was not finished: Stop was pressed'],
  ] as const)('%o is told as what it was', (given, text) => {
    expect(receipt(given)).toBe(text)
  })
})
