import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { type CloneProgress, type Git, gitClone } from '../tools/index.ts'
import { describeCloneFailure } from './clone-failure.ts'
import { claimPartialFolder } from './partial-folders.ts'
import type { RepositoryAddress } from './repository-address.ts'

export interface CloneInto {
  readonly git: Git
  /** Our state folder, where what grows is recorded until it has its name. */
  readonly home: string
  readonly source: RepositoryAddress
  /** Checked by the caller: nothing is there, or an empty folder. */
  readonly target: string
  readonly branch?: string
  /** GitHub's command line, whose login git may use for this address; null: none. */
  readonly gh: string | null
  readonly signal: AbortSignal
  readonly onProgress: (progress: CloneProgress) => void
  /** Gets git's output of a failed clone unchanged: it may hold passwords. */
  readonly onFailed?: (output: string) => void
  /** Done to the whole clone before it gets its name. */
  readonly finish?: (folder: string) => Promise<void>
}

const CANCELLED = refuse('clone-cancelled', 'The clone was cancelled. Nothing was left behind.')

/**
 * Clones into a folder: whole or not at all. The clone grows in a hidden sibling that gets its name in the end;
 * whatever goes wrong, the sibling is removed. Throws what the disk says while preparing and renaming.
 */
export async function cloneInto(request: CloneInto): Promise<Outcome<null>> {
  const { git, home, source, target, branch, gh, signal, onProgress, finish } = request
  if (signal.aborted) return CANCELLED
  const partial = await claimPartialFolder(home, target)
  let recorded: Promise<void> = Promise.resolve()
  try {
    const result = await gitClone(git, {
      address: source.address,
      folder: partial.path,
      outside: home,
      transport: source.transport,
      ...(branch === undefined ? {} : { branch }),
      gh,
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
    if (result.kind === 'failed') {
      request.onFailed?.(result.stderr)
      return { ok: false, problem: describeCloneFailure(result.stderr, source.address) }
    }
    await finish?.(partial.path)
    if (signal.aborted) return CANCELLED
    await partial.becomeTarget()
    return succeed(null)
  } finally {
    await recorded
    await partial.settle()
  }
}
