import { randomBytes } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import type { CodebaseKind, Job, JobKind } from '@mosaygent/contract'
import { createThrottle } from '../async/index.ts'
import type { Problem } from '../errors/index.ts'
import { createLineRedactor, hideSecrets } from '../redaction/index.ts'

export interface JobSpec {
  readonly kind: JobKind
  readonly codebase?: CodebaseKind
  /** What it is about: `Job.subject`. */
  readonly subject?: string
  /** The folder that it makes. */
  readonly target?: string
  /** `Job.project`. */
  readonly project?: string
  /** The first stage, in words; by default `Preparing`. */
  readonly stage?: string
}

export interface JobProgress {
  readonly stage: string
  /** Of the whole job, 0 to 100; null while it cannot be told. */
  readonly percent: number | null
  readonly transferred?: string
  readonly rate?: string
}

/** A job as the page sees it, published at most ten times a second; its end always is. */
export interface AnnouncedJob {
  current(): Job
  progress(progress: JobProgress): void
  /** One line of its program's output; the last ones are kept. */
  output(line: string): void
  end(state: 'done' | 'failed' | 'cancelled', problem?: Problem): void
}

const MIN_GAP_MS = 100
/** Enough to see what went wrong, little enough to travel ten times a second. */
const KEPT_LINES = 20
const MAX_LINE = 500

/** Opens a job; `publish` is called with every state worth showing. */
export function announceJob(spec: JobSpec, publish: (job: Job) => void): AnnouncedJob {
  let job: Job = {
    id: randomBytes(6).toString('hex'),
    kind: spec.kind,
    ...(spec.codebase === undefined ? {} : { codebase: spec.codebase }),
    ...(spec.subject === undefined ? {} : { subject: spec.subject }),
    ...(spec.target === undefined ? {} : { target: spec.target }),
    ...(spec.project === undefined ? {} : { project: spec.project }),
    state: 'running',
    stage: spec.stage ?? 'Preparing',
    percent: null,
    started_at: new Date().toISOString(),
  }
  const redact = createLineRedactor()
  const announcement = createThrottle(() => publish(job), MIN_GAP_MS)
  announcement.now()

  return {
    current: () => job,
    progress({ stage, percent, transferred, rate }) {
      if (job.state !== 'running') return
      // the size stays true in later phases, the rate does not
      const { rate: _, ...kept } = job
      job = {
        ...kept,
        stage: hideSecrets(stage),
        percent,
        ...(transferred === undefined ? {} : { transferred }),
        ...(rate === undefined ? {} : { rate }),
      }
      announcement.soon()
    },
    output(line) {
      const text = redact(stripVTControlCharacters(line)).trimEnd().slice(0, MAX_LINE)
      if (job.state !== 'running' || text === '') return
      job = { ...job, output: [...(job.output ?? []), text].slice(-KEPT_LINES) }
      announcement.soon()
    },
    end(state, problem) {
      job = {
        ...job,
        state,
        percent: state === 'done' ? 100 : job.percent,
        ended_at: new Date().toISOString(),
        ...(problem === undefined ? {} : { ...problem, detail: hideSecrets(problem.detail) }),
      }
      announcement.now()
    },
  }
}
