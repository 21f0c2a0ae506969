import type { Job } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from './connection.ts'
import { useJobs } from './jobs.ts'
import { usePageWork } from './page-work.ts'
import type { PageWork } from './page-work.ts'
import { query } from './query.ts'

/** The helper's, or this page's own. */
export type LongWork = Job | PageWork

export interface Activity {
  /** Newest first. */
  readonly running: readonly LongWork[]
  /** What ended lately, the latest first: also before this page was opened, as far as the helper still knows. */
  readonly ended: readonly LongWork[]
}

/** Long work, now and lately: the helper's, and what this page does itself. */
export function useActivity(): Activity {
  const { connected } = useConnection()
  const jobs = useJobs()
  const own = usePageWork()
  const { data } = useQuery({ ...query('jobs'), enabled: connected, staleTime: Infinity })
  return useMemo(() => activityOf([...own, ...jobs], data?.jobs ?? []), [own, jobs, data])
}

/** What the stream told is newer than the list; what runs only in the list ended unheard, and the next list says how. */
export function activityOf(told: readonly LongWork[], listed: readonly Job[]): Activity {
  const known = new Map([...listed, ...told].map((job) => [job.id, job]))
  const toldIds = new Set(told.map(({ id }) => id))
  const all = [...known.values()]
  return {
    running: all
      .filter(({ id, state }) => state === 'running' && toldIds.has(id))
      .toSorted((a, b) => b.started_at.localeCompare(a.started_at)),
    ended: all
      .filter(({ state }) => state !== 'running')
      .toSorted((a, b) => (b.ended_at ?? b.started_at).localeCompare(a.ended_at ?? a.started_at)),
  }
}

/** The failures among `ended` that no later success of the same thing has made good. */
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
