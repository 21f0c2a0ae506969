import { type TellGit } from '../cloning/index.ts'
import type { CodebaseKind, Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'
import type { ClonedCodebase } from './clone-codebase.ts'
import { tellGitOutcome } from './git-console.ts'

export type CloneWork = (
  kind: CodebaseKind,
  directory: string,
  job: JobHandle,
) => Promise<Outcome<ClonedCodebase>>

/** Where a clone that begins now goes; null: no project directory. */
export type ClonePlace = (
  kind: CodebaseKind,
) => { readonly directory: string; readonly target: string } | null

/** The clones that run: one of each kind at most, ended by cancel or by closing. */
export interface Clones {
  /** Resolves when the clone has ended; the page that asked may be long gone. */
  clone(kind: CodebaseKind): Promise<Outcome<Reply<'cloneApi'>>>
  /** Resolves when nothing is left of the clone. */
  cancel(kind: CodebaseKind): Promise<Outcome<Reply<'cancelClone'>>>
  close(): Promise<void>
}

const NAMES = { api: 'API', flutter: 'Flutter' } as const satisfies Record<CodebaseKind, string>

export function createClones(work: CloneWork, placeOf: ClonePlace, jobs: JobBoard, tell: TellGit): Clones {
  return {
    async clone(kind) {
      const other = jobs.find('clone', kind)
      if (other) {
        const { stage, percent } = other
        const where = percent === null ? stage : `${stage}, ${percent} %`
        return refuse('already-running', `The ${NAMES[kind]} repository is being cloned already (${where}).`)
      }
      const place = placeOf(kind)
      if (place === null) return refuse('no-directory', 'Set the project directory first, then clone.')
      const { directory, target } = place
      const spec = { kind: 'clone', codebase: kind, target } as const
      const outcome = await jobs.run(spec, (job) => work(kind, directory, job))
      const reply = outcome.ok ? succeed(replyOf(kind, outcome.value)) : outcome
      tellGitOutcome(tell, { kind, verb: 'clone' }, reply)
      return reply
    },
    async cancel(kind) {
      const one = jobs.find('clone', kind)
      const ended = one === undefined ? null : await jobs.cancel(one.id)
      if (ended === null) return refuse('not-running', `The ${NAMES[kind]} repository is not being cloned.`)
      return succeed({
        message: ended.state === 'cancelled' ? 'The clone was cancelled.' : 'The clone had already ended.',
      })
    },
    async close() {
      const mine = jobs.running().filter((job) => job.kind === 'clone')
      await Promise.all(mine.map((job) => jobs.cancel(job.id)))
    },
  }
}

function replyOf(kind: CodebaseKind, { path, notes }: ClonedCodebase): Reply<'cloneApi'> {
  return { path, message: [`Cloned ${NAMES[kind]} into ${path}.`, ...notes].join(' ') }
}
