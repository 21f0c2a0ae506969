import type { GitBranch } from '@mosaygent/contract'
import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'
import { neutralEnvironment } from './git-neutral.ts'
import { parseStatus } from './git-status-text.ts'
import { trustedArguments } from './git-trusted.ts'

/** One repository, and the GitHub CLI whose login git may use. */
export interface GitPlace {
  readonly folder: string
  readonly gh: string | null
}

/** `said`: git's own words. */
export type GitEnd =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'failed'; readonly said: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'missing' }

/** In ms. A fetch that still moves after two minutes is one for a terminal. */
const LIMIT_MS = 120_000

/** Asks the remote what is new. Changes no file and no branch of the user's own. */
export async function gitFetch(git: Git, { folder, gh }: GitPlace): Promise<GitEnd> {
  const remote = (await gitRemote(git, folder)) ?? ''
  const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(remote)
  const args = [
    ...(await trustedArguments(git, gh)),
    'fetch',
    '--quiet',
    '--prune',
    '--no-recurse-submodules',
    // instead of what the repository's own settings name as the program at the other end
    '--upload-pack=git-upload-pack',
  ]
  return act(git, folder, args, onThisMachine ? 'http' : 'https:ssh:file')
}

/** Moves the branch to where its remote branch is, if nothing has to be merged for that. */
export async function gitFastForward(git: Git, { folder, gh }: GitPlace): Promise<GitEnd> {
  const autoStash = ['-c', 'merge.autoStash=false']
  // trusted: files that a partial clone has not got yet are fetched now
  const trusted = await trustedArguments(git, gh)
  return act(git, folder, [...trusted, ...autoStash, 'merge', '--ff-only', '--no-stat', '@{upstream}'])
}

/** `branch` has to be one of `gitBranches`; one that only the remote has is made here. */
export async function gitSwitch(git: Git, { folder, gh }: GitPlace, branch: GitBranch): Promise<GitEnd> {
  const to = branch.remote_only ? ['--track', `origin/${branch.name}`] : [branch.name]
  const trusted = await trustedArguments(git, gh)
  return act(git, folder, [...trusted, 'switch', '--quiet', '--no-recurse-submodules', ...to])
}

/** The branches here and of `origin`, the latest commits first; 300 at most. Null when git cannot say. */
export async function gitBranches(git: Git, folder: string): Promise<GitBranch[] | null> {
  const end = await act(git, folder, [
    '--no-optional-locks',
    ...HARDENED,
    'for-each-ref',
    '--sort=-committerdate',
    '--count=300',
    '--format=%(HEAD)%(refname)',
    'refs/heads',
    'refs/remotes/origin',
  ])
  if (end.kind !== 'done') return null
  const branches = new Map<string, GitBranch>()
  // a name cannot hold a line break, or begin with a dash
  for (const line of end.said.split('\n')) {
    const [, head, scope, name] = /^([* ])refs\/(heads|remotes\/origin)\/(.+)$/.exec(line) ?? []
    if (name === undefined || (scope !== 'heads' && name === 'HEAD')) continue
    const here = scope === 'heads'
    if (here || !branches.has(name)) branches.set(name, { name, current: head === '*', remote_only: !here })
  }
  return [...branches.values()]
}

/** What is changed in the whole repository: paths that git knows, and how many are new. Null when git cannot say. */
export async function gitLocalChanges(
  git: Git,
  folder: string,
): Promise<{ readonly tracked: readonly string[]; readonly untracked: number } | null> {
  const args = [
    '--no-optional-locks',
    ...HARDENED,
    'status',
    '--porcelain=v2',
    '-z',
    '--ignore-submodules=dirty',
  ]
  const end = await act(git, folder, args)
  if (end.kind !== 'done') return null
  const { facts, tracked } = parseStatus(end.said)
  return { tracked, untracked: facts.new_changes ?? 0 }
}

/** Address of `origin`, or null. */
export async function gitRemote(git: Git, folder: string): Promise<string | null> {
  const args = ['-C', folder, ...HARDENED, 'config', '--local', '--get', 'remote.origin.url']
  const result = await run({ file: git.file, args, env: git.env, timeoutMs: 5_000 })
  const said = result.kind === 'exited' && result.code === 0 ? result.stdout.replace(/\n$/, '') : ''
  return said === '' ? null : said
}

async function act(
  git: Git,
  folder: string,
  args: readonly string[],
  // what a partial clone may need for files it has not got yet
  protocols = 'https:ssh',
): Promise<GitEnd> {
  const result = await run({
    file: git.file,
    args: ['-C', folder, ...args],
    // whatever a repository's settings name as its remote: no ext::, no fd::, no other program
    env: { ...git.env, ...(await neutralEnvironment(git, folder)), GIT_ALLOW_PROTOCOL: protocols },
    timeoutMs: LIMIT_MS,
  })
  switch (result.kind) {
    case 'exited':
      return result.code === 0
        ? { kind: 'done', said: result.stdout.replace(/\n$/, '') }
        : { kind: 'failed', said: result.stderr.trim() }
    case 'timed-out':
      return { kind: 'timed-out' }
    case 'missing':
      return { kind: 'missing' }
    case 'cancelled':
    case 'killed':
      return { kind: 'failed', said: 'git was ended from outside' }
  }
}
