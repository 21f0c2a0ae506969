import type { CodebaseKind, Job, Reply } from '@mosaygent/contract'
import { messageOf, type Outcome, refuse, succeed } from '../errors/index.ts'
import type { CloneProgress } from '../tools/index.ts'
import type { ClonedCodebase } from './clone-codebase.ts'
import { type CloneJob, startCloneJob } from './clone-job.ts'

export type CloneWork = (
  kind: CodebaseKind,
  signal: AbortSignal,
  onProgress: (progress: CloneProgress) => void,
) => Promise<Outcome<ClonedCodebase>>

/** The clones that run: one of each kind at most, seen by every page, ended by cancel or by closing. */
export interface Clones {
  /** Resolves when the clone has ended; the page that asked may be long gone. */
  clone(kind: CodebaseKind): Promise<Outcome<Reply<'cloneApi'>>>
  /** Resolves when nothing is left of the clone. */
  cancel(kind: CodebaseKind): Promise<Outcome<Reply<'cancelClone'>>>
  jobs(): Job[]
  close(): Promise<void>
}

const NAMES = { api: 'API', flutter: 'Flutter' } as const satisfies Record<CodebaseKind, string>

interface Running {
  readonly job: CloneJob
  readonly controller: AbortController
  readonly ended: Promise<Outcome<Reply<'cloneApi'>>>
}

export function createClones(work: CloneWork, publish: (job: Job) => void): Clones {
  const running = new Map<CodebaseKind, Running>()

  const runToItsEnd = async (
    kind: CodebaseKind,
    job: CloneJob,
    signal: AbortSignal,
  ): Promise<Outcome<Reply<'cloneApi'>>> => {
    let outcome: Outcome<ClonedCodebase>
    try {
      outcome = await work(kind, signal, (progress) => job.progress(progress))
    } catch (error) {
      running.delete(kind)
      job.end('failed', messageOf(error))
      throw error
    }
    running.delete(kind)
    if (outcome.ok) {
      job.end('done')
      const { path, notes } = outcome.value
      return succeed({
        path,
        message: [`Cloned the ${NAMES[kind]} repository into ${path}.`, ...notes].join(' '),
      })
    }
    const cancelled = outcome.problem.code === 'clone-cancelled'
    job.end(cancelled ? 'cancelled' : 'failed', outcome.problem.detail)
    return outcome
  }

  const end = async (one: Running) => {
    one.controller.abort()
    await one.ended.catch(() => undefined) // its own caller hears what went wrong
  }

  return {
    clone(kind) {
      const other = running.get(kind)
      if (other) {
        const { stage, percent } = other.job.current()
        const where = percent === null ? stage : `${stage}, ${percent} %`
        return Promise.resolve(
          refuse('already-running', `The ${NAMES[kind]} repository is being cloned already (${where}).`),
        )
      }
      const job = startCloneJob(kind, publish)
      const controller = new AbortController()
      const ended = runToItsEnd(kind, job, controller.signal)
      running.set(kind, { job, controller, ended })
      return ended
    },
    async cancel(kind) {
      const one = running.get(kind)
      if (!one) return refuse('not-running', `The ${NAMES[kind]} repository is not being cloned.`)
      await end(one)
      const { state } = one.job.current()
      return succeed({
        message: state === 'cancelled' ? 'The clone was cancelled.' : 'The clone had already ended.',
      })
    },
    jobs: () => [...running.values()].map(({ job }) => job.current()),
    async close() {
      await Promise.all([...running.values()].map(end))
    },
  }
}
