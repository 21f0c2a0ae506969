import type { Job } from '@mosaygent/contract'
import { createStore, useStore } from '#store'

/** Long work that this page does itself, told in the shape of the helper's. */
export interface PageWork extends Omit<Job, 'kind'> {
  readonly kind: 'download-package'
  readonly cancel: () => void
}

interface PageWorkSpec extends Pick<PageWork, 'kind' | 'stage' | 'cancel'> {}

/** The hand of the work on its own entry. */
export interface PageWorkHandle {
  /** `percent` of the whole, null while it cannot be told; `transferred` in words. */
  progress: (progress: { percent: number | null; transferred: string }) => void
  /** `detail`: why it failed. */
  end: (state: 'done' | 'failed' | 'cancelled', detail?: string) => void
}

/** How many of the page's life are kept, those that run among them. */
const KEPT = 10
const works = createStore<readonly PageWork[]>([])
let count = 0

/** The page's own long work, newest first, as long as the page lives. */
export function usePageWork(): readonly PageWork[] {
  return useStore(works)
}

/** Opens an entry; what becomes of the work is told by the handle. */
export function beginPageWork(spec: PageWorkSpec): PageWorkHandle {
  count += 1
  let work: PageWork = {
    ...spec,
    id: `page-${count}`,
    state: 'running',
    percent: null,
    started_at: new Date().toISOString(),
  }
  works.set([work, ...works.get()].slice(0, KEPT))
  const change = (news: Partial<PageWork>) => {
    work = { ...work, ...news }
    works.set(works.get().map((one) => (one.id === work.id ? work : one)))
  }
  return {
    progress: change,
    end: (state, detail) => {
      change({ state, ended_at: new Date().toISOString(), ...(detail === undefined ? {} : { detail }) })
    },
  }
}
