import { callGit } from './call.ts'
import type { Git } from './git.ts'
import { openRepository } from './open.ts'

/** What a repository is known by, wherever its folder lies. */
export interface GitIdentity {
  /** The addresses of its remotes, sorted; they may hold a password. */
  readonly remotes: readonly string[]
  /** The id of its first commit. */
  readonly first: string
}

/** Null: no repository, no commit yet, or git does not say. */
export async function gitIdentity(git: Git, repository: string): Promise<GitIdentity | null> {
  const opened = await openRepository(git, repository)
  if (opened.kind !== 'repository') return null
  const ask = async (...args: readonly [string, ...string[]]) => {
    const result = await callGit(git, {
      location: opened.location,
      args,
      protocols: 'none',
      timeoutMs: 10_000,
    })
    return result.kind === 'exited' && result.code === 0 ? result.stdout : ''
  }
  const roots = await ask('rev-list', '--max-parents=0', 'HEAD')
  const first = roots.trim().split('\n').at(-1) ?? ''
  if (first === '') return null
  const urls = await ask('config', '--local', '--null', '--get-regexp', String.raw`^remote\..*\.url$`)
  const remotes = urls.split('\0').flatMap((entry) => entry.split('\n').slice(1))
  return { remotes: remotes.toSorted(), first }
}
