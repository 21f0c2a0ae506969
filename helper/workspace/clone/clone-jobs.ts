import type { CodebaseKind, Reply } from '@mosaygent/contract'
import { type LogGit, logGitOutput } from '../../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { JobBoard, JobHandle } from '../../jobs/index.ts'
import type { Config } from '../../state/index.ts'
import { isDirectory } from '../directory/project-directory.ts'
import { logCodebaseOutcome } from '../git/git-console.ts'
import { targetOf } from '../repositories/repositories.ts'
import type { Starters } from '../repositories/starters.ts'
import { cloneCodebase, type ClonedCodebase } from './clone-codebase.ts'

interface CloneJobsDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly starters: Starters | null
  readonly jobs: JobBoard
  /** The configuration at the time a clone begins. */
  readonly config: () => Config
  /** The project directory, or null when none is set. */
  readonly directory: () => string | null
  readonly findGh: () => Promise<string | null>
  readonly changed: () => void
  readonly log: LogGit
}

/** The running clones: one of each kind at most, ended by cancel or by closing. */
interface CloneJobs {
  /** Resolves when the clone has ended; the page that asked may be long gone. */
  clone(kind: CodebaseKind): Promise<Outcome<Reply<'cloneApi'>>>
  /** Resolves when nothing is left of the clone. */
  cancel(kind: CodebaseKind): Promise<Outcome<Reply<'cancelClone'>>>
  close(): Promise<void>
}

const NAMES = { api: 'API', flutter: 'Flutter' } as const satisfies Record<CodebaseKind, string>

/** Runs clones as jobs and reports how they ended on the console. */
export function createCloneJobs({
  jobs,
  directory,
  changed,
  log,
  config,
  ...source
}: CloneJobsDeps): CloneJobs {
  const cloneTo = async (
    kind: CodebaseKind,
    folder: string,
    job: JobHandle,
  ): Promise<Outcome<ClonedCodebase>> => {
    if (!(await isDirectory(folder))) {
      return refuse(
        'path-not-found',
        `${folder} does not exist any more. Choose the project directory again.`,
      )
    }
    const outcome = await cloneCodebase({
      ...source,
      kind,
      directory: folder,
      config: config(),
      signal: job.signal,
      onProgress: (progress) => job.progress(progress),
      onFailed: (output) => logGitOutput(log, output),
    })
    if (outcome.ok) changed()
    return outcome
  }
  return {
    async clone(kind) {
      const other = jobs.find('clone', kind)
      if (other) {
        const { stage, percent } = other
        const where = percent === null ? stage : `${stage}, ${percent} %`
        return refuse('already-running', `The ${NAMES[kind]} repository is being cloned already (${where}).`)
      }
      const folder = directory()
      if (folder === null) return refuse('no-directory', 'Set the project directory first, then clone.')
      const spec = { kind: 'clone', codebase: kind, target: targetOf(kind, folder) } as const
      const outcome = await jobs.run(spec, (job) => cloneTo(kind, folder, job))
      const reply = outcome.ok ? succeed(replyOf(kind, outcome.value)) : outcome
      logCodebaseOutcome(log, { kind, verb: 'clone' }, reply)
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
