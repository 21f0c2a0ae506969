import type { Job } from '@mosaygent/contract'
import { createStore, useStore } from '#store'

/** Long work that this page does itself, in the shape of the helper's jobs. */
export interface ClientJob extends Omit<Job, 'kind'> {
  readonly kind: 'download-package'
  readonly cancel: () => void
}

interface ClientJobSpec extends Pick<ClientJob, 'kind' | 'stage' | 'cancel'> {}

/** Reports on one job. */
export interface ClientJobHandle {
  /** `percent` of the whole, null while it is not known; `transferred` in words. */
  progress: (progress: { percent: number | null; transferred: string }) => void
  /** `detail`: why it failed. */
  end: (state: 'done' | 'failed' | 'cancelled', detail?: string) => void
}

/** How many are kept, running ones included. */
const KEPT = 10
const jobs = createStore<readonly ClientJob[]>([])
let count = 0

/** The jobs of this page, newest first, until the page is closed. */
export function useClientJobs(): readonly ClientJob[] {
  return useStore(jobs)
}

/** Adds a job; its progress and its end are reported through the handle. */
export function beginClientJob(spec: ClientJobSpec): ClientJobHandle {
  count += 1
  let job: ClientJob = {
    ...spec,
    id: `page-${count}`,
    state: 'running',
    percent: null,
    started_at: new Date().toISOString(),
  }
  jobs.set([job, ...jobs.get()].slice(0, KEPT))
  const change = (news: Partial<ClientJob>) => {
    job = { ...job, ...news }
    jobs.set(jobs.get().map((one) => (one.id === job.id ? job : one)))
  }
  return {
    progress: change,
    end: (state, detail) => {
      change({ state, ended_at: new Date().toISOString(), ...(detail === undefined ? {} : { detail }) })
    },
  }
}
