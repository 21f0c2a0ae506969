import type { Job } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { HelperError } from '#helper-client'
import { installState } from './use-install-flutter.ts'

const job: Job = {
  id: 'j',
  kind: 'install-flutter',
  state: 'running',
  stage: 'Receiving objects',
  percent: 4,
  started_at: '2026-11-21T14:00:00.000Z',
}
const idle = { isPending: false, isSuccess: false, error: null }

describe('installState', () => {
  it('is the job while it runs, whoever began it', () => {
    expect(installState(idle, job)).toEqual({ kind: 'running', job })
    expect(installState({ ...idle, isPending: true }, undefined)).toEqual({ kind: 'running', job: null })
  })

  it('says why it failed, and nothing after a cancel or a success', () => {
    const failed = { ...idle, error: new HelperError('refused', 'No space left', { code: 'disk-full' }) }
    const cancelled = { ...idle, error: new HelperError('refused', 'Cancelled', { code: 'cancelled' }) }
    expect(installState(failed, { ...job, state: 'failed' })).toEqual({
      kind: 'failed',
      detail: 'No space left',
    })
    expect(installState(cancelled, { ...job, state: 'cancelled' })).toEqual({ kind: 'idle' })
    expect(installState({ ...idle, isSuccess: true }, { ...job, state: 'failed' })).toEqual({ kind: 'idle' })
    expect(installState(idle, { ...job, state: 'failed', detail: 'No network' })).toMatchObject({
      detail: 'No network',
    })
  })
})
