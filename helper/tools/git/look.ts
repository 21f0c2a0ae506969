import type { GitBranch } from '@mosaygent/contract'
import { callGit, type GitCall, type RepositoryLocation } from './call.ts'
import type { Git } from './git.ts'
import { neutralEnvironment } from './neutral-environment.ts'
import { type OpenedRepository, openRepository } from './open.ts'
import { failedBeforeGit, type GitCallOutcome, outcomeOf } from './outcome.ts'
import { parseStatus } from './status-text.ts'

/** In ms, for a call that only reads what is here. */
const LIMIT_MS = 10_000

/** Why a repository could not be read. */
type LookFailure =
  | Exclude<GitCallOutcome, { kind: 'done' }>
  | Exclude<OpenedRepository, { kind: 'repository' | 'not-a-repository' }>

/** The branches here and of `origin`, the latest commits first; 300 at most. Or why git cannot say. */
export async function gitBranches(
  git: Git,
  repository: string,
): Promise<{ readonly kind: 'branches'; readonly branches: GitBranch[] } | LookFailure> {
  const outcome = await look(git, repository, {
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
  if (outcome.kind !== 'done') return outcome
  const branches = new Map<string, GitBranch>()
  // a name cannot hold a line break, or begin with a dash
  for (const line of outcome.stdout.split('\n')) {
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
export async function gitLocalChanges(git: Git, repository: string): Promise<LocalChanges | LookFailure> {
  const outcome = await look(git, repository, {
    args: ['status', '--porcelain=v2', '-z', '--ignore-submodules=dirty'],
    protocols: 'none',
  })
  if (outcome.kind !== 'done') return outcome
  const { facts, tracked } = parseStatus(outcome.stdout)
  return { kind: 'changes', tracked, untracked: facts.new_changes ?? 0 }
}

/** Address of `origin`, or null. */
export async function gitRemote(git: Git, repository: string): Promise<string | null> {
  const opened = await openRepository(git, repository)
  if (opened.kind !== 'repository') return null
  const result = await callGit(git, {
    location: opened.location,
    args: ['config', '--local', '--get', 'remote.origin.url'],
    protocols: 'none',
    timeoutMs: 5_000,
  })
  const address = result.kind === 'exited' && result.code === 0 ? result.stdout.replace(/\n$/, '') : ''
  return address === '' ? null : address
}

async function look(
  git: Git,
  repository: string,
  call: Pick<GitCall, 'args' | 'protocols'>,
): Promise<GitCallOutcome | LookFailure> {
  const opened = await openRepository(git, repository)
  if (opened.kind === 'not-a-repository') return failedBeforeGit('fatal: not a git repository')
  if (opened.kind !== 'repository') return opened
  return runIn(git, opened.location, { ...call, timeoutMs: LIMIT_MS })
}

/** Runs git in an opened repository with settings of the repository's own switched off that could mislead it. */
export async function runIn(
  git: Git,
  location: RepositoryLocation,
  call: Pick<GitCall, 'args' | 'protocols' | 'settings'> & { readonly timeoutMs: number },
): Promise<GitCallOutcome> {
  const env = await neutralEnvironment(git, location)
  if (env === null) return failedBeforeGit('fatal: the settings of this repository cannot be read')
  return outcomeOf(await callGit(git, { ...call, location, env }), call.timeoutMs)
}
