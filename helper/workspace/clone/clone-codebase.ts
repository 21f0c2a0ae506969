import type { CodebaseKind } from '@mosaygent/contract'
import {
  checkTarget,
  cloneInto,
  describeCloneSystemFailure,
  readRepositoryAddress,
  type RepositoryAddress,
} from '../../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { findExecutable } from '../../processes/index.ts'
import type { Config } from '../../state/index.ts'
import { type CloneProgress, findGit, type Git, gitForgetOrigin } from '../../tools/index.ts'
import { cloneNotes } from './clone-notes.ts'
import { originOf, targetOf } from '../repositories/repositories.ts'
import type { Starters } from '../repositories/starters.ts'
import { thisSystem } from '../../operating-system/index.ts'

export interface CloneCodebase {
  readonly kind: CodebaseKind
  readonly directory: string
  readonly config: Config
  readonly starters: Starters | null
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  /** GitHub's command line, whose login git may use; by default the one on PATH. */
  readonly findGh?: () => Promise<string | null>
  readonly signal: AbortSignal
  readonly onProgress: (progress: CloneProgress) => void
  /** Gets git's output of a failed clone unchanged: it may hold passwords. */
  readonly onFailed: (output: string) => void
}

export interface ClonedCodebase {
  readonly path: string
  /** What the clone lacks although it succeeded. */
  readonly notes: readonly string[]
}

/**
 * Clones a codebase into its folder below the project directory: whole or not at all. The clone grows in a hidden
 * sibling that gets its name in the end; whatever goes wrong, the sibling is removed. Returns the folder's path.
 */
export async function cloneCodebase(request: CloneCodebase): Promise<Outcome<ClonedCodebase>> {
  try {
    return await clone(request)
  } catch (error) {
    const problem = describeCloneSystemFailure(error, request.directory)
    if (problem === null) throw error
    return { ok: false, problem }
  }
}

async function clone(request: CloneCodebase): Promise<Outcome<ClonedCodebase>> {
  const { kind, directory, env, signal } = request
  const target = targetOf(kind, directory)
  const free = await checkTarget(target)
  if (!free.ok) return free
  const git = await findGit(env)
  if (git === null) return refuse('tool-missing', 'git was not found. Install git, then clone again.')
  const source = await sourceOf(request, git)
  if (!source.ok) return source
  const { starter, host } = source.value
  const findGh = request.findGh ?? (() => findExecutable('gh', env))
  const filled = await cloneInto({
    git,
    home: request.home,
    source: source.value,
    target,
    gh: host === 'github.com' ? await findGh() : null,
    signal,
    onProgress: request.onProgress,
    onFailed: request.onFailed,
    // a path below our state folder means nothing to the owner of the new project
    ...(starter ? { finish: (folder: string) => gitForgetOrigin(git, folder) } : {}),
  })
  return filled.ok ? succeed({ path: target, notes: await cloneNotes(target, env) }) : filled
}

interface Source extends RepositoryAddress {
  readonly starter: boolean
}

async function sourceOf(
  { kind, config, starters, onProgress }: CloneCodebase,
  git: Git,
): Promise<Outcome<Source>> {
  const origin = originOf(kind, config, starters)
  if (origin.kind === 'configured') {
    const read = readRepositoryAddress(origin.address, thisSystem())
    return read.ok ? succeed({ ...read.value, starter: false }) : read
  }
  if (origin.kind === 'none' || starters === null) {
    const name = kind === 'api' ? 'MOSAYGENT_API_REPO' : 'MOSAYGENT_FLUTTER_REPO'
    return refuse(
      'invalid-repository',
      `No repository is configured. Set ${name} or "${kind}Repository" in config.json.`,
    )
  }
  onProgress({ stage: 'Preparing the starter', percent: null })
  return succeed({
    transport: 'local',
    address: await starters.prepare(kind, git),
    host: null,
    starter: true,
  })
}
