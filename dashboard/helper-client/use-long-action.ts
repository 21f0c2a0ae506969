import { endpoints } from '@mosaygent/contract'
import type { Job, JobKind } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { call } from './call.ts'
import { HelperError } from './helper-error.ts'
import { useJobs } from './jobs.ts'

export type LongActionState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'failed'; detail: string }
  | { kind: 'cancelled' }

export interface LongAction {
  state: LongActionState
  /** The helper's account of it, while it runs; null before it reports, and with a helper that never does. */
  job: Job | null
  /** When it began, ISO 8601. */
  since: string | undefined
  start: () => void
  cancel: () => void
  cancelling: boolean
}

export interface LongActionOptions {
  endpoint: 'installGh' | 'ghAuthLogin' | 'installFirebaseTool' | 'installFlutter'
  kind: JobKind
  /** What is asked again once it has ended. */
  refresh: readonly QueryKey[]
  /** The only message that counts as success. */
  success?: string
}

/**
 * An install or a login: a call that answers after minutes, and the helper's job behind it, which this page may have
 * begun before a reload or another tab now.
 */
export function useLongAction({ endpoint, kind, refresh, success }: LongActionOptions): LongAction {
  const client = useQueryClient()
  const action = useMutation({
    networkMode: 'always',
    mutationFn: () => call(endpoint),
    onSettled: () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call('cancelJob', { id }),
    onError: (error) => {
      // Nothing to cancel any more: its own end says how it went.
      console.warn('It could not be cancelled', error)
    },
  })
  const latest = useJobs().find((job) => job.kind === kind)
  const job = latest?.state === 'running' ? latest : null
  return {
    state:
      job === null ? stateOf(action, latest, endpoints[endpoint].fallback, success) : { kind: 'running' },
    job,
    since: job?.started_at,
    start: () => {
      action.mutate()
    },
    cancel: () => {
      if (job !== null) cancel.mutate(job.id)
    },
    cancelling: cancel.isPending,
  }
}

interface Call {
  status: 'idle' | 'pending' | 'success' | 'error'
  error: Error | null
  data: { message: string } | undefined
}

function stateOf(call: Call, ended: Job | undefined, fallback: string, success?: string): LongActionState {
  switch (call.status) {
    case 'pending':
      return { kind: 'running' }
    case 'error': {
      const { error } = call
      if (error instanceof HelperError && error.code === 'cancelled') return { kind: 'cancelled' }
      return { kind: 'failed', detail: error?.message ?? fallback }
    }
    case 'success': {
      const message = call.data?.message ?? ''
      if (success === undefined || message === success) return { kind: 'idle' }
      return { kind: 'failed', detail: message === '' ? fallback : message }
    }
    case 'idle':
      if (ended?.state === 'failed') return { kind: 'failed', detail: ended.detail ?? fallback }
      return ended?.state === 'cancelled' ? { kind: 'cancelled' } : { kind: 'idle' }
  }
}
