import type { GitBranch } from '@mosaygent/contract'
import type { GitCall, RepositoryLocation } from './call.ts'
import type { Git } from './git.ts'
import { runIn } from './look.ts'
import { type GitRefusal, openForChange, remoteOf } from './open-for-change.ts'
import { failedBeforeGit, type GitCallOutcome } from './outcome.ts'
import { trustedSettings } from './trusted-settings.ts'

/** One repository, and what git may use to act in it. */
export interface GitContext {
  /** The folder with the `.git`. */
  readonly repository: string
  /** The GitHub CLI whose login git may use; null: none. */
  readonly gh: string | null
  /** A folder of ours that is no repository, for calls of git that are about none. */
  readonly outside: string
}

export type GitOutcome = GitCallOutcome | GitRefusal

/** In ms. A fetch that still moves after two minutes is one for a terminal. */
const LIMIT_MS = 120_000

/** Why git may neither fetch nor write in this repository, although it can read it; null: it may. */
export async function gitMayNotChange(
  git: Git,
  repository: string,
): Promise<Exclude<GitOutcome, { kind: 'done' }> | null> {
  const opened = await openForChange(git, repository)
  return opened.kind === 'ready' ? null : opened
}

/** Asks the remote what is new. Changes no file and no branch of the user's own. */
export async function gitFetch(git: Git, { repository, gh, outside }: GitContext): Promise<GitOutcome> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  const remote = await remoteOf(git, ready)
  if (remote === null) return failedBeforeGit('fatal: No remote repository specified.')
  const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(remote.url)
  return act(git, ready.location, {
    settings: await trustedSettings(git, gh, outside),
    args: [
      'fetch',
      '--quiet',
      '--prune',
      '--no-recurse-submodules',
      // instead of what the repository's own settings name as the program at the other end
      '--upload-pack=git-upload-pack',
      '--',
      remote.name,
    ],
    protocols: onThisMachine ? 'http' : 'https:ssh:file',
  })
}

/** Moves the branch to where its remote branch is, if nothing has to be merged for that. */
export async function gitFastForward(git: Git, { repository, gh, outside }: GitContext): Promise<GitOutcome> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  return act(git, ready.location, {
    settings: await trustedSettings(git, gh, outside),
    args: ['merge', '--ff-only', '--no-stat', '@{upstream}'],
    protocols: 'none',
  })
}

/** `branch` has to be one of `gitBranches`; one that only the remote has is made here. */
export async function gitSwitch(
  git: Git,
  { repository, gh, outside }: GitContext,
  branch: GitBranch,
): Promise<GitOutcome> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  const to = branch.remote_only ? ['--track', `origin/${branch.name}`] : [branch.name]
  return act(git, ready.location, {
    settings: await trustedSettings(git, gh, outside),
    args: ['switch', '--quiet', '--no-recurse-submodules', ...to],
    protocols: 'none',
  })
}

const act = (
  git: Git,
  location: RepositoryLocation,
  call: Pick<GitCall, 'args' | 'protocols' | 'settings'>,
) => runIn(git, location, { ...call, timeoutMs: LIMIT_MS })
