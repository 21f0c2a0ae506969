import { dirname } from 'node:path'
import { run, type RunOptions, type RunResult } from '../../processes/index.ts'
import { memoryFor } from './memory-limit.ts'
import type { Git } from './git.ts'

/** The repository that a call is about, as `openRepository` found it: git looks for no other. */
export interface RepositoryLocation {
  readonly gitDir: string
  readonly workTree: string
}

/** A folder of ours that is no repository, for calls that are about none: git reads the settings of its working directory. */
export interface OutsideLocation {
  readonly outside: string
}

/** How git may reach another repository; `none` for everything that only looks. */
export type GitProtocols = 'none' | 'file' | 'http' | 'https:ssh' | 'https:ssh:file' | 'http:https:ssh:file'

export interface GitCall extends Pick<
  RunOptions,
  'signal' | 'timeoutMs' | 'maxOutput' | 'onStderr' | 'onStart'
> {
  readonly location: RepositoryLocation | OutsideLocation
  /** git's working directory, when that is not the top of the work tree. */
  readonly folder?: string
  /** For this call alone; a later one of the same name wins. */
  readonly settings?: readonly (readonly [name: string, value: string])[]
  /** The verb, and what follows it. */
  readonly args: readonly [verb: string, ...rest: string[]]
  readonly protocols: GitProtocols
  readonly env?: Readonly<Record<string, string>>
}

/** What no settings of a repository may change: it runs nothing of its own, and nothing unasked. */
const HARDENED = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['safe.bareRepository', 'explicit'],
  // asked of a repository whose objects are borrowed; an empty name would be an error
  ['core.alternateRefsCommand', 'true'],
  ['submodule.recurse', 'false'],
  ['maintenance.auto', 'false'],
  ['gc.auto', '0'],
] as const

/**
 * The one door to git. Each call says which repository it is about, so that neither its settings nor a folder that looks
 * like a repository lead git elsewhere, and by which protocols others may be reached. Objects that a partial clone has
 * not got are never fetched (git 2.39.4 and newer obey the variable, and with no protocol there is no way for older
 * ones), it takes no lock where it can do without, and runs no hook. Its memory is bounded where the system offers that:
 * a file of the repository can be a hole of any size.
 */
export async function callGit(git: Git, call: GitCall): Promise<RunResult> {
  const { location, folder, settings = [], args, protocols, env, ...limits } = call
  const outside = 'outside' in location
  const result = await run({
    ...limits,
    file: git.limiter ?? git.file,
    args: [
      ...(git.limiter === undefined ? [] : [`--data=${memoryFor(limits.timeoutMs)}`, '--', git.file]),
      // -C and not the working directory: a folder that vanished is then git's answer, not a missing program
      '-C',
      outside ? location.outside : (folder ?? location.workTree),
      '--no-pager',
      '--no-optional-locks',
      // before the verb, so that none is stored
      ...[...HARDENED, ...settings].flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ...args,
    ],
    env: {
      ...git.env,
      ...env,
      ...(outside
        ? { GIT_CEILING_DIRECTORIES: dirname(location.outside) }
        : { GIT_DIR: location.gitDir, GIT_WORK_TREE: location.workTree }),
      GIT_ALLOW_PROTOCOL: protocols === 'none' ? '' : protocols,
      GIT_NO_LAZY_FETCH: '1',
    },
  })
  return isMissing(result) ? { kind: 'missing' } : result
}

/** git was taken away after it was found: the limiter says so in its own words. */
function isMissing(result: RunResult): boolean {
  return (
    result.kind === 'exited' && result.code === 127 && result.stderr.startsWith('prlimit: failed to execute')
  )
}
