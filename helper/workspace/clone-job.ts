import { randomBytes } from 'node:crypto'
import type { CodebaseKind, Job } from '@mosaygent/contract'
import type { CloneProgress } from '../tools/index.ts'

/** A job as the page sees it, published at most ten times a second; its end always is. */
export interface CloneJob {
  current(): Job
  progress(progress: CloneProgress): void
  end(state: 'done' | 'failed' | 'cancelled', detail?: string): void
}

const MIN_GAP_MS = 100

export function startCloneJob(codebase: CodebaseKind, publish: (job: Job) => void): CloneJob {
  let job: Job = {
    id: randomBytes(6).toString('hex'),
    kind: 'clone',
    codebase,
    state: 'running',
    stage: 'Preparing',
    percent: null,
    started_at: new Date().toISOString(),
  }
  let waiting: NodeJS.Timeout | null = null
  let last = Number.NEGATIVE_INFINITY

  const tell = () => {
    if (waiting) clearTimeout(waiting)
    waiting = null
    last = performance.now()
    publish(job)
  }
  tell()

  return {
    current: () => job,
    progress({ stage, percent, transferred, rate }) {
      if (job.state !== 'running') return
      // the size stays true in later phases, the rate does not
      const { rate: _, ...kept } = job
      job = {
        ...kept,
        stage,
        percent,
        ...(transferred === undefined ? {} : { transferred }),
        ...(rate === undefined ? {} : { rate }),
      }
      const gap = MIN_GAP_MS - (performance.now() - last)
      if (gap <= 0) tell()
      else waiting ??= setTimeout(tell, gap)
    },
    end(state, detail) {
      job = {
        ...job,
        state,
        percent: state === 'done' ? 100 : job.percent,
        ended_at: new Date().toISOString(),
        ...(detail === undefined ? {} : { detail }),
      }
      tell()
    },
  }
}
