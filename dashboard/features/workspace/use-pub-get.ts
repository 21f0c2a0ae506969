import { endpoints } from '@mosaygent/contract'
import type { ApiServerStatus, CodebaseKind, Job, Reply } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, errorText, query, useJobs } from '#helper-client'
import { texts } from './texts.ts'

/** The installation of an app's packages. `running` without a job: asked for, the helper has not reported yet. */
export type PubGetState =
  | { kind: 'idle' }
  | { kind: 'running'; job: Job | null }
  | { kind: 'failed'; detail: string }
  | { kind: 'cancelled'; detail: string }

export interface PubGet {
  state: PubGetState
  /** Why it cannot be begun now; null: it can. */
  reason: string | null
  start: () => void
  cancel: () => void
  cancelling: boolean
}

/** `flutter pub get` or `uv sync`, as the helper tells it: also one that another tab, or this page before a reload, began. */
export function usePubGet(kind: CodebaseKind, needed: boolean): PubGet {
  const client = useQueryClient()
  const sdk = useQuery({ ...query('flutterSdk'), enabled: kind === 'flutter' && needed })
  const uv = useQuery({ ...query('apiStatus'), enabled: kind === 'api' && needed })
  const jobKind = kind === 'api' ? 'uv-sync' : 'pub-get'
  const job = useJobs().find((one) => one.kind === jobKind && one.codebase === kind)
  const install = useMutation({
    networkMode: 'always',
    // the variable is the job of an earlier turn, which says nothing of this one
    mutationFn: (_earlier: string | null) => call(kind === 'api' ? 'apiSync' : 'flutterPubGet'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
        client.invalidateQueries({ queryKey: query('apiStatus').queryKey }),
      ]),
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call('cancelJob', { id }),
    onError: (error) => {
      // nothing to cancel any more: the job's own end says how it went
      console.warn('The installation could not be cancelled', error)
    },
  })
  return {
    state: pubGetState(install, job),
    reason: kind === 'api' ? noUv(uv.data) : noSdk(sdk.isLoading, sdk.data),
    start: () => {
      install.mutate(job?.id ?? null)
    },
    cancel: () => {
      if (job?.state === 'running') cancel.mutate(job.id)
    },
    cancelling: cancel.isPending,
  }
}

function noUv(status: ApiServerStatus | undefined): string | null {
  return status?.uv === null ? texts.packages.noUv : null
}

function noSdk(loading: boolean, found: Reply<'flutterSdk'> | undefined): string | null {
  if (loading) return texts.packages.looking
  return found?.sdk === null ? texts.packages.noSdk : null
}

interface InstallCall {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly variables: string | null | undefined
  readonly error: Error | null
}

/** The call of this page and the job of the helper, made one. The job knows more, the call is closer. */
function pubGetState({ status, variables, error }: InstallCall, job: Job | undefined): PubGetState {
  if (job?.state === 'running') return { kind: 'running', job }
  switch (status) {
    case 'pending':
      return { kind: 'running', job: job === undefined || job.id === variables ? null : job }
    case 'success':
      return { kind: 'idle' }
    case 'error': {
      const detail = errorText(error)
      const cancelled = error instanceof HelperError && error.code === 'cancelled'
      return { kind: cancelled ? 'cancelled' : 'failed', detail }
    }
    case 'idle':
      if (job?.state !== 'failed' && job?.state !== 'cancelled') return { kind: 'idle' }
      return { kind: job.state, detail: job.detail ?? endpoints.flutterPubGet.fallback }
  }
}
