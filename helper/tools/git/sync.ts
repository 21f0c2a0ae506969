import type { GitBranch } from '@mosaygent/contract'
import { callGit, type GitCall, type RepositoryPlace } from './call.ts'
import { type GitRefusal, openForChange, remoteOf } from './open-for-change.ts'
import type { Git } from './git.ts'
import { neutralEnvironment } from './neutral-environment.ts'
import { openRepository } from './open.ts'
import { parseStatus } from './status-text.ts'
import { trustedSettings } from './trusted-settings.ts'

/** One repository, and what git may use to act in it. */
export interface GitPlace {
  /** The folder with the `.git`. */
  readonly repository: string
  /** The GitHub CLI whose login git may use; null: none. */
  readonly gh: string | null
  /** A folder of ours that is no repository, for git to stand in where it is about none. */
  readonly outside: string
}

/** `said`: git's own words. */
export type GitEnd =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'failed'; readonly said: string }
  | { readonly kind: 'timed-out'; readonly limitMs: number }
  | { readonly kind: 'missing' }
  | GitRefusal

/** In ms. A fetch that still moves after two minutes is one for a terminal. */
const LIMIT_MS = 120_000
/** In ms, for a call that only reads what is here. */
const LOOK_LIMIT_MS = 10_000

/** Why git may neither fetch nor write in this repository, which it can read all the same; null: it may. */
export async function gitMayNotChange(
  git: Git,
  repository: string,
): Promise<Exclude<GitEnd, { kind: 'done' }> | null> {
  const opened = await openForChange(git, repository)
  return opened.kind === 'ready' ? null : opened
}

/** Asks the remote what is new. Changes no file and no branch of the user's own. */
export async function gitFetch(git: Git, { repository, gh, outside }: GitPlace): Promise<GitEnd> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  const remote = await remoteOf(git, ready)
  if (remote === null) return { kind: 'failed', said: 'fatal: No remote repository specified.' }
  const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(remote.url)
  return act(git, ready.place, {
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
export async function gitFastForward(git: Git, { repository, gh, outside }: GitPlace): Promise<GitEnd> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  return act(git, ready.place, {
    settings: await trustedSettings(git, gh, outside),
    args: ['merge', '--ff-only', '--no-stat', '@{upstream}'],
    protocols: 'none',
  })
}

/** `branch` has to be one of `gitBranches`; one that only the remote has is made here. */
export async function gitSwitch(
  git: Git,
  { repository, gh, outside }: GitPlace,
  branch: GitBranch,
): Promise<GitEnd> {
  const ready = await openForChange(git, repository)
  if (ready.kind !== 'ready') return ready
  const to = branch.remote_only ? ['--track', `origin/${branch.name}`] : [branch.name]
  return act(git, ready.place, {
    settings: await trustedSettings(git, gh, outside),
    args: ['switch', '--quiet', '--no-recurse-submodules', ...to],
    protocols: 'none',
  })
}

/** The branches here and of `origin`, the latest commits first; 300 at most. Or why git cannot say. */
export async function gitBranches(
  git: Git,
  repository: string,
): Promise<
  { readonly kind: 'branches'; readonly branches: GitBranch[] } | Exclude<GitEnd, { kind: 'done' }>
> {
  const end = await look(git, repository, {
    args: [
      'for-each-ref',
      '--sort=-committerdate',
      '--count=300',
      '--format=%(HEAD)%(refname)',
      'refs/heads',
      'refs/remotes/origin',
    ],
    protocols: 'none',
  })
  if (end.kind !== 'done') return end
  const branches = new Map<string, GitBranch>()
  // a name cannot hold a line break, or begin with a dash
  for (const line of end.said.split('\n')) {
    const [, head, scope, name] = /^([* ])refs\/(heads|remotes\/origin)\/(.+)$/.exec(line) ?? []
    if (name === undefined || (scope !== 'heads' && name === 'HEAD')) continue
    const here = scope === 'heads'
    if (here || !branches.has(name)) branches.set(name, { name, current: head === '*', remote_only: !here })
  }
  return { kind: 'branches', branches: [...branches.values()] }
}

/** `tracked`: paths that git knows; `untracked`: how many are new. */
export interface LocalChanges {
  readonly kind: 'changes'
  readonly tracked: readonly string[]
  readonly untracked: number
}

/** What is changed in the whole repository, or why git cannot say. */
export async function gitLocalChanges(
  git: Git,
  repository: string,
): Promise<LocalChanges | Exclude<GitEnd, { kind: 'done' }>> {
  const end = await look(git, repository, {
    args: ['status', '--porcelain=v2', '-z', '--ignore-submodules=dirty'],
    protocols: 'none',
  })
  if (end.kind !== 'done') return end
  const { facts, tracked } = parseStatus(end.said)
  return { kind: 'changes', tracked, untracked: facts.new_changes ?? 0 }
}

/** Address of `origin`, or null. */
export async function gitRemote(git: Git, repository: string): Promise<string | null> {
  const opened = await openRepository(git, repository)
  if (opened.kind !== 'repository') return null
  const result = await callGit(git, {
    place: opened.place,
    args: ['config', '--local', '--get', 'remote.origin.url'],
    protocols: 'none',
    timeoutMs: 5_000,
  })
  const said = result.kind === 'exited' && result.code === 0 ? result.stdout.replace(/\n$/, '') : ''
  return said === '' ? null : said
}

async function look(
  git: Git,
  repository: string,
  call: Pick<GitCall, 'args' | 'protocols'>,
): Promise<GitEnd> {
  const opened = await openRepository(git, repository)
  switch (opened.kind) {
    case 'repository':
      return act(git, opened.place, { ...call, timeoutMs: LOOK_LIMIT_MS })
    case 'not-a-repository':
      return { kind: 'failed', said: 'fatal: not a git repository' }
    case 'failed':
    case 'timed-out':
    case 'missing':
    case 'led-elsewhere':
    case 'no-plain-file':
    case 'huge-file':
      return opened
  }
}

async function act(
  git: Git,
  place: RepositoryPlace,
  { timeoutMs = LIMIT_MS, ...call }: Pick<GitCall, 'args' | 'protocols' | 'settings' | 'timeoutMs'>,
): Promise<GitEnd> {
  const env = await neutralEnvironment(git, place)
  if (env === null) return { kind: 'failed', said: 'fatal: the settings of this repository cannot be read' }
  const result = await callGit(git, { ...call, place, env, timeoutMs })
  switch (result.kind) {
    case 'exited':
      return result.code === 0
        ? { kind: 'done', said: result.stdout.replace(/\n$/, '') }
        : { kind: 'failed', said: result.stderr.trim() }
    case 'timed-out':
      return { kind: 'timed-out', limitMs: timeoutMs }
    case 'missing':
      return { kind: 'missing' }
    case 'cancelled':
    case 'killed':
      return { kind: 'failed', said: 'git was ended from outside' }
  }
}
