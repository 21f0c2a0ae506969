import type { CodebaseKind } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { findExecutable } from '../processes/index.ts'
import type { Config } from '../state/index.ts'
import { type CloneProgress, findGit, type Git, gitClone, gitForgetOrigin } from '../tools/index.ts'
import { describeCloneFailure, describeSystemFailure } from './clone-failure.ts'
import { cloneNotes } from './clone-notes.ts'
import { checkTarget, moveIntoPlace } from './clone-target.ts'
import { claimPartialFolder } from './partial-folders.ts'
import { originOf, targetOf } from './repositories.ts'
import { type RepositoryAddress, readRepositoryAddress } from './repository-address.ts'
import type { Starters } from './starters.ts'

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
}

export interface ClonedCodebase {
  readonly path: string
  /** What the clone lacks although it succeeded. */
  readonly notes: readonly string[]
}

const CANCELLED = refuse('clone-cancelled', 'The clone was cancelled. Nothing was left behind.')

/**
 * Clones a codebase into its folder below the project directory: whole or not at all. The clone grows in a hidden
 * sibling that gets its name in the end; whatever goes wrong, the sibling is removed. Returns the folder's path.
 */
export async function cloneCodebase(request: CloneCodebase): Promise<Outcome<ClonedCodebase>> {
  try {
    return await clone(request)
  } catch (error) {
    const problem = describeSystemFailure(error, request.directory)
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
  if (signal.aborted) return CANCELLED
  const filled = await fillAndName(request, git, source.value, target)
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
    const read = readRepositoryAddress(origin.address, process.platform)
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

async function fillAndName(
  { home, env, findGh, signal, onProgress }: CloneCodebase,
  git: Git,
  source: Source,
  target: string,
): Promise<Outcome<null>> {
  const partial = await claimPartialFolder(home, target)
  let recorded: Promise<void> = Promise.resolve()
  try {
    const gh = source.host === 'github.com' ? await (findGh ?? (() => findExecutable('gh', env)))() : null
    const result = await gitClone(git, {
      address: source.address,
      folder: partial.path,
      transport: source.transport,
      ...(gh === null
        ? {}
        : { credentialHelper: { host: 'github.com', command: `${quoteForSh(gh)} auth git-credential` } }),
      signal,
      onProgress,
      onStart: (pid) => {
        // only the clean-up after a crash needs it: a clone does not fail for it
        recorded = partial.filledBy(pid).catch(() => undefined)
      },
    })
    if (result.kind === 'cancelled' || signal.aborted) return CANCELLED
    if (result.kind === 'missing')
      return refuse('tool-missing', 'git was not found. Install git, then clone again.')
    if (result.kind === 'failed')
      return { ok: false, problem: describeCloneFailure(result.said, source.address) }
    // a path below our state folder means nothing to the owner of the new project
    if (source.starter) await gitForgetOrigin(git, partial.path)
    if (signal.aborted) return CANCELLED
    await moveIntoPlace(partial.path, target)
    return succeed(null)
  } finally {
    await recorded
    await partial.settle()
  }
}

/** git hands `!command` to its own sh, on Windows too. */
const quoteForSh = (path: string) => `'${path.replaceAll('\\', '/').replaceAll("'", String.raw`'\''`)}'`
