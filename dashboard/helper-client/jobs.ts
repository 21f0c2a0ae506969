import type { Job } from '@mosaygent/contract'
import { createStore, useStore } from '#store'

const jobs = createStore<readonly Job[]>([])

/** The jobs of the helper, newest first: those that run, and those that ended while this page was open. */
export function useJobs(): readonly Job[] {
  return useStore(jobs)
}

/** Takes news of one job. */
export function jobChanged(job: Job): void {
  const known = jobs.get()
  jobs.set(
    known.some(({ id }) => id === job.id)
      ? known.map((old) => (old.id === job.id ? job : old))
      : [job, ...known],
  )
}

/** Takes the list of a stream's first event: what we thought running and is not in it, is over. */
export function jobsNow(running: readonly Job[]): void {
  const ids = new Set(running.map(({ id }) => id))
  jobs.set([...running, ...jobs.get().filter((job) => job.state !== 'running' && !ids.has(job.id))])
}

/** Takes a list that was asked for: news that came meanwhile is newer than it. */
export function jobsFound(found: readonly Job[]): void {
  for (const job of found.toReversed()) {
    const known = jobs.get().find(({ id }) => id === job.id)
    const isNews = known === undefined ? job.state === 'running' : known.state === 'running'
    if (isNews && known?.state !== job.state) jobChanged(job)
  }
}
