import { endpoints } from '@mosaygent/contract'
import type { CodebaseKind, Job } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, query, useJobs } from '#helper-client'
import { CODEBASES } from './codebases.ts'

/** One codebase's clone. `running` without a job: asked for, the helper has not reported yet. */
export type CloneState =
  | { kind: 'idle' }
  | { kind: 'running'; job: Job | null }
  /** `login`: the server wants to know who asks. */
  | { kind: 'failed'; detail: string; login: boolean }
  | { kind: 'cancelled' }

/** The clone of one codebase, as the helper tells it: also one that another tab, or this page before a reload, began. */
export function useClone(kind: CodebaseKind): {
  state: CloneState
  start: () => void
  cancel: () => void
  cancelling: boolean
} {
  const client = useQueryClient()
  const { endpoint } = CODEBASES[kind]
  const clone = useMutation({
    networkMode: 'always',
    mutationFn: () => call(endpoint),
    onSettled: () => client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => call('cancelClone', { codebase: kind }),
    onError: (error) => {
      // Nothing to cancel any more: the clone's own end says how it went.
      console.warn('The clone could not be cancelled', error)
    },
  })
  const job = useJobs().find((one) => one.kind === 'clone' && one.codebase === kind)
  return {
    state: cloneState(clone, job, endpoints[endpoint].fallback),
    start: () => {
      clone.mutate()
    },
    cancel: () => {
      cancel.mutate()
    },
    cancelling: cancel.isPending,
  }
}

interface CloneCall {
  status: 'idle' | 'pending' | 'success' | 'error'
  error: Error | null
}

/** The call of this page and the job of the helper, made one. The job knows more, the call is closer. */
function cloneState(call: CloneCall, job: Job | undefined, fallback: string): CloneState {
  if (job?.state === 'running') return { kind: 'running', job }
  if (call.status === 'pending') return { kind: 'running', job: null }
  if (call.status === 'error') {
    const { error } = call
    if (error instanceof HelperError && error.code === 'clone-cancelled') return { kind: 'cancelled' }
    return failed(error?.message ?? fallback, error instanceof HelperError ? error.code : undefined)
  }
  if (call.status === 'success') return { kind: 'idle' }
  if (job?.state === 'failed') return failed(job.detail ?? fallback, job.code)
  return job?.state === 'cancelled' ? { kind: 'cancelled' } : { kind: 'idle' }
}

const failed = (detail: string, code: string | undefined): CloneState => ({
  kind: 'failed',
  detail,
  login: code === 'repository-auth',
})
