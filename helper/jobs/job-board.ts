import {
  type CodebaseKind,
  type Job,
  type JobKind,
  MACHINE_JOBS,
  type Reply,
  type RequestBody,
} from '@mosaygent/contract'
import { messageOf, type Outcome, type Problem, refuse, succeed, systemProblem } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { type AnnouncedJob, announceJob, type JobProgress, type JobSpec } from './announced-job.ts'

/** What a piece of work has of its job. */
export interface JobHandle {
  readonly id: string
  /** Aborts when somebody cancels the job, or the helper ends. */
  readonly signal: AbortSignal
  /** Published to every page, at most ten times a second. */
  progress(progress: JobProgress): void
  /** One line of a program's output; the job keeps the last twenty. */
  output(line: string): void
}

/** The long work of the helper: seen by every page, cancelled by id, ended with the helper. */
export interface JobBoard {
  readonly handlers: {
    jobs(): Promise<Outcome<Reply<'jobs'>>>
    cancelJob(body: RequestBody<'cancelJob'>): Promise<Outcome<Reply<'cancelJob'>>>
  }
  /**
   * Carries out work as a job and gives its outcome back. The job ends as the outcome says: `cancelled`, `superseded` and
   * `clone-cancelled` mean cancelled, any other problem failed. What the work throws fails the job and is thrown on.
   */
  run<T>(spec: JobSpec, work: (job: JobHandle) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** The running job of that kind (and codebase), so that a second one can be refused. */
  find(kind: JobKind, codebase?: CodebaseKind): Job | undefined
  /** What runs now, newest first. */
  running(): Job[]
  /** Resolves when nothing is left of the job, with the state it ended in; null: no such job runs. */
  cancel(id: string): Promise<Job | null>
  /** Cancels what runs, and refuses what comes later. */
  close(): Promise<void>
}

interface Running {
  readonly job: AnnouncedJob
  readonly controller: AbortController
  ended: Promise<unknown>
}

/** How many ended jobs the list still tells. */
const RECENT = 20
const CANCELLED: ReadonlySet<string> = new Set(['cancelled', 'clone-cancelled', 'superseded'])

/** `directory`: the chosen project directory, absolute; null: none. */
export function createJobBoard(hub: EventHub, directory: () => string | null = () => null): JobBoard {
  const running = new Map<string, Running>()
  let recent: Job[] = []
  let closed = false
  const publish = (job: Job) => hub.publish({ type: 'job.changed', job })

  const end = (job: AnnouncedJob, state: 'done' | 'failed' | 'cancelled', problem?: Problem) => {
    running.delete(job.current().id)
    job.end(state, problem)
    recent = [job.current(), ...recent].slice(0, RECENT)
  }

  const runToItsEnd = async <T>(job: AnnouncedJob, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    let outcome: Outcome<T>
    try {
      outcome = await work()
    } catch (error) {
      end(job, 'failed', systemProblem(error) ?? { code: 'internal', detail: messageOf(error) })
      throw error
    }
    if (outcome.ok) end(job, 'done')
    else end(job, CANCELLED.has(outcome.problem.code) ? 'cancelled' : 'failed', outcome.problem)
    return outcome
  }

  const cancel = async (id: string): Promise<Job | null> => {
    const one = running.get(id)
    if (one === undefined) return null
    one.controller.abort()
    await one.ended.catch(() => undefined) // its own caller hears what went wrong
    return one.job.current()
  }

  const list = () => [...running.values()].map(({ job }) => job.current()).reverse()

  return {
    handlers: {
      jobs: () => Promise.resolve(succeed({ jobs: [...list(), ...recent] })),
      async cancelJob({ id }) {
        const job = await cancel(id)
        if (job === null) return refuse('not-running', 'This job does not run any more.')
        return succeed({ message: job.state === 'cancelled' ? 'Cancelled.' : 'It had already ended.' })
      },
    },
    run(spec, work) {
      if (closed) return Promise.resolve(refuse('cancelled', 'The helper is ending.'))
      const project = MACHINE_JOBS.has(spec.kind) ? null : directory()
      const job = announceJob(project === null ? spec : { ...spec, project }, publish)
      const { id } = job.current()
      const controller = new AbortController()
      const { signal } = controller
      const handle: JobHandle = {
        id,
        signal,
        progress: (progress) => job.progress(progress),
        output: (line) => job.output(line),
      }
      const entry: Running = { job, controller, ended: Promise.resolve() }
      running.set(id, entry) // before its work begins, which may ask for it
      const ended = runToItsEnd(job, () => work(handle))
      entry.ended = ended
      return ended
    },
    find: (kind, codebase) => list().find((job) => job.kind === kind && job.codebase === codebase),
    running: list,
    cancel,
    async close() {
      closed = true
      await Promise.all([...running.keys()].map(cancel))
    },
  }
}
