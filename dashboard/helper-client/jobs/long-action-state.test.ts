import type { Job } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { HelperError } from '../calls/helper-error.ts'
import { longActionState } from './long-action-state.ts'

const job: Job = {
  id: 'j',
  kind: 'install-flutter',
  state: 'running',
  stage: 'Receiving objects',
  percent: 4,
  started_at: '2026-11-21T14:00:00.000Z',
}
type Inputs = Parameters<typeof longActionState<{ message: string }>>[0]
type Call = Partial<Inputs['call']>

const stateOf = (call: Call, job?: Job, failure?: Inputs['failure']) =>
  longActionState({
    call: { status: 'idle', data: undefined, error: null, ...call },
    job,
    fallback: 'Failed to install',
    failure,
  })
const refused = (code: string): Call => ({
  status: 'error',
  error: new HelperError('refused', 'No space left', { code }),
})
const reply = { message: 'Installed.' }

describe('longActionState', () => {
  it('runs while the job does, whoever began it, and from the call on', () => {
    expect(stateOf({}, job)).toEqual({ kind: 'running' })
    expect(stateOf({ status: 'pending' })).toEqual({ kind: 'running' })
    expect(stateOf({ status: 'pending' }, { ...job, state: 'failed' })).toEqual({ kind: 'running' })
    expect(stateOf(refused('disk-full'), job)).toEqual({ kind: 'running' })
  })

  it('gives the reply, also where the job says something else', () => {
    expect(stateOf({ status: 'success', data: reply }, { ...job, state: 'failed' })).toEqual({
      kind: 'done',
      reply,
    })
  })

  it('takes a reply for a failure where the caller says so', () => {
    const call: Call = { status: 'success', data: reply }
    expect(stateOf(call, undefined, () => 'Not that one')).toEqual({ kind: 'failed', detail: 'Not that one' })
    expect(stateOf(call, undefined, () => '')).toEqual({ kind: 'failed', detail: 'Failed to install' })
    expect(stateOf(call, undefined, () => null)).toMatchObject({ kind: 'done' })
  })

  it('says why it failed, and that it was cancelled', () => {
    expect(stateOf(refused('disk-full'), { ...job, state: 'failed' })).toEqual({
      kind: 'failed',
      detail: 'No space left',
      code: 'disk-full',
    })
    for (const code of ['cancelled', 'clone-cancelled'])
      expect(stateOf(refused(code), { ...job, state: 'cancelled' })).toMatchObject({ kind: 'cancelled' })
  })

  it('without a call of this page, is what became of the newest job', () => {
    expect(stateOf({})).toEqual({ kind: 'idle' })
    expect(stateOf({}, { ...job, state: 'done' })).toEqual({ kind: 'idle' })
    expect(stateOf({}, { ...job, state: 'failed' })).toMatchObject({ detail: 'Failed to install' })
    expect(stateOf({}, { ...job, state: 'failed', detail: 'No network', code: 'offline' })).toEqual({
      kind: 'failed',
      detail: 'No network',
      code: 'offline',
    })
    expect(stateOf({}, { ...job, state: 'cancelled' })).toMatchObject({ kind: 'cancelled' })
  })
})
