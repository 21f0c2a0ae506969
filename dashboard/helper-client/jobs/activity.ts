import type { Job } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '../connection/connection.ts'
import { useJobs } from './jobs.ts'
import { useClientJobs } from './client-jobs.ts'
import type { ClientJob } from './client-jobs.ts'
import { query } from '../queries/query.ts'

/** The helper's, or this page's own. */
export type LongWork = Job | ClientJob

export interface Activity {
  /** Newest first. */
  readonly running: readonly LongWork[]
  /** Recently ended, the latest first; the helper's list reaches back before this page was opened. */
  readonly ended: readonly LongWork[]
}

/** Long work, running and recently ended: the helper's jobs and this page's own. */
export function useActivity(): Activity {
  const { connected } = useConnection()
  const jobs = useJobs()
  const own = useClientJobs()
  const { data } = useQuery({ ...query('jobs'), enabled: connected, staleTime: Infinity })
  return useMemo(() => activityOf([...own, ...jobs], data?.jobs ?? []), [own, jobs, data])
}

/** The stream is newer than the list; a job that runs only in the list has ended, and the next list says how. */
export function activityOf(streamed: readonly LongWork[], listed: readonly Job[]): Activity {
  const known = new Map([...listed, ...streamed].map((job) => [job.id, job]))
  const streamedIds = new Set(streamed.map(({ id }) => id))
  const all = [...known.values()]
  return {
    running: all
      .filter(({ id, state }) => state === 'running' && streamedIds.has(id))
      .toSorted((a, b) => b.started_at.localeCompare(a.started_at)),
    ended: all
      .filter(({ state }) => state !== 'running')
      .toSorted((a, b) => (b.ended_at ?? b.started_at).localeCompare(a.ended_at ?? a.started_at)),
  }
}

/** The failures among `ended` that no later success of the same work has repaired. */
export function standingFailures(ended: readonly LongWork[]): LongWork[] {
  return ended.filter(
    (job) =>
      job.state === 'failed' &&
      !ended.some(
        (later) => later.state === 'done' && isSame(later, job) && later.started_at > job.started_at,
      ),
  )
}

function isSame(a: LongWork, b: LongWork): boolean {
  return a.kind === b.kind && a.codebase === b.codebase && a.subject === b.subject && a.target === b.target
}
