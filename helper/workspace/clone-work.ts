import { tellGitWords, type TellGit } from '../cloning/index.ts'
import { refuse } from '../errors/index.ts'
import type { Config } from '../state/index.ts'
import { cloneCodebase } from './clone-codebase.ts'
import type { CloneWork } from './clones.ts'
import { isDirectory } from './project-directory.ts'
import type { Starters } from './starters.ts'

interface CloneWorkDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly starters: Starters | null
  /** As it is when the clone begins. */
  readonly config: () => Config
  readonly findGh: () => Promise<string | null>
  readonly changed: () => void
  readonly tell: TellGit
}

/** What a clone job does. */
export function cloneWork({ changed, tell, config, ...deps }: CloneWorkDeps): CloneWork {
  return async (kind, directory, job) => {
    if (!(await isDirectory(directory))) {
      return refuse(
        'path-not-found',
        `${directory} does not exist any more. Choose the project directory again.`,
      )
    }
    const outcome = await cloneCodebase({
      ...deps,
      kind,
      directory,
      config: config(),
      signal: job.signal,
      onProgress: (progress) => job.progress(progress),
      onFailed: (said) => tellGitWords(tell, said),
    })
    if (outcome.ok) changed()
    return outcome
  }
}
