import { endpoints, MACHINE_JOBS } from '@mosaygent/contract'
import type { CodebaseKind, EndpointName, Job, JobKind, Reply, RequestBody } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { call, request } from '../calls/call.ts'
import { useConnection } from '../connection/connection.ts'
import { query } from '../queries/query.ts'
import { useJobs } from './jobs.ts'
import { longActionState } from './long-action-state.ts'
import type { LongActionState } from './long-action-state.ts'

export interface LongAction<N extends EndpointName> {
  readonly state: LongActionState<Reply<N>>
  /** How far it is, while it runs; null before the helper reports, and with a helper that never does. */
  readonly job: Job | null
  readonly start: () => void
  /** Does nothing before the helper has reported a job. */
  readonly cancel: () => void
  readonly cancelling: boolean
}

export interface LongActionOptions<N extends EndpointName> {
  /** The call that answers at the end. */
  readonly endpoint: N
  readonly body?: RequestBody<N>
  /** Which of the helper's jobs is this work: the newest of this kind, and of this codebase where one is given. */
  readonly kind: JobKind
  readonly codebase?: CodebaseKind
  /** What is asked again once it has ended. */
  readonly refresh: readonly QueryKey[]
  /** Why a reply counts as a failure; null: it is a success. Left out, every reply is one. */
  readonly failure?: (reply: Reply<N>) => string | null
  /** The call that ends it, where that is not `cancelJob`. */
  readonly cancelCall?: () => Promise<unknown>
}

/** What was there when a call was made. */
interface Before {
  /** The job of an earlier run, which says nothing of this one. */
  readonly job: string | null
  /** The project directory: what became of the call says nothing of another one. */
  readonly project: string | undefined
}

const NO_CALL = { status: 'idle', data: undefined, error: null } as const

type BodyIfNeeded<N extends EndpointName> =
  RequestBody<N> extends undefined ? unknown : { readonly body: RequestBody<N> }

/**
 * Long work of the helper: a call that answers after minutes, and the job behind it, which another tab, or this page
 * before a reload, may have begun. Leaving the page ends nothing; the list of long work announces the end.
 */
export function useLongAction<N extends EndpointName>(
  options: LongActionOptions<N> & BodyIfNeeded<N>,
): LongAction<N> {
  const { endpoint, body, kind, codebase, refresh, failure, cancelCall }: LongActionOptions<N> = options
  const client = useQueryClient()
  const { connected } = useConnection()
  const directory = useQuery({
    ...query('directory'),
    enabled: connected,
    staleTime: Infinity, // who shows the directory asks for it
  }).data?.path
  const action = useMutation({
    networkMode: 'always',
    mutationFn: (_before: Before) => request(endpoint, body),
    onSettled: () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: (id: string): Promise<unknown> => cancelCall?.() ?? call('cancelJob', { id }),
    onError: (error) => {
      // there is nothing to cancel any more: the end of the work says how it went
      console.warn('It could not be cancelled', error)
    },
  })
  const isHere = (project: string | undefined) =>
    project === undefined || directory === undefined || project === directory
  const job = useJobs().find(
    (one) =>
      one.kind === kind && (codebase === undefined || one.codebase === codebase) && isHere(one.project),
  )
  const isEarlier = job?.state !== 'running' && job?.id === action.variables?.job
  const ofHere = isHere(action.variables?.project) ? action : NO_CALL
  const state = longActionState({ call: ofHere, job, fallback: endpoints[endpoint].fallback, failure })
  return {
    state,
    job: state.kind === 'running' && job !== undefined && !isEarlier ? job : null,
    start: () => {
      action.mutate({
        job: job?.id ?? null,
        project: MACHINE_JOBS.has(kind) ? undefined : (directory ?? undefined),
      })
    },
    cancel: () => {
      if (job?.state === 'running') cancel.mutate(job.id)
    },
    cancelling: cancel.isPending,
  }
}
