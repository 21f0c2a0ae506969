import type { Job } from '@mosaygent/contract'
import { createStore, useStore } from '#store'
import { withNextStep } from '../calls/next-step.ts'

const jobs = createStore<readonly Job[]>([])

/** The jobs of the helper, newest first: those that run, and those that ended while this page was open. */
export function useJobs(): readonly Job[] {
  return useStore(jobs)
}

/** Takes the new state of one job. */
export function jobChanged(received: Job): void {
  const job = worded(received)
  const known = jobs.get()
  jobs.set(
    known.some(({ id }) => id === job.id)
      ? known.map((old) => (old.id === job.id ? job : old))
      : [job, ...known],
  )
}

/** Takes the list of a stream's first event: a job that is not in it runs no more. */
export function jobsNow(running: readonly Job[]): void {
  const ids = new Set(running.map(({ id }) => id))
  jobs.set([
    ...running.map(worded),
    ...jobs.get().filter((job) => job.state !== 'running' && !ids.has(job.id)),
  ])
}

/** Takes a list that was fetched: events that arrived meanwhile are newer. */
export function jobsFound(found: readonly Job[]): void {
  for (const job of found.toReversed()) {
    const known = jobs.get().find(({ id }) => id === job.id)
    const isNews = known === undefined ? job.state === 'running' : known.state === 'running'
    if (isNews && known?.state !== job.state) jobChanged(job)
  }
}

/** The job with the reason of its failure as the page words it. */
const worded = (job: Job): Job =>
  job.detail === undefined ? job : { ...job, detail: withNextStep(job.detail, job.code) }
