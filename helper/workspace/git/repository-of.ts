import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { repositoryAbove } from '../../tools/index.ts'

/**
 * The folder whose `.git` a codebase belongs to, or null. Looks from the codebase up to the project directory and no
 * further: an app inside a monorepo that *is* the project directory has that repository's branch, but a repository
 * around the project directory (dotfiles in the home folder, say) says nothing about the codebase.
 */
export async function repositoryOf(codebase: string, directory: string): Promise<string | null> {
  return repositoryAbove(codebase, directory)
}

/** The same for several codebases, of which some may not be there. */
export async function repositoriesOf(
  codebases: readonly (string | null)[],
  directory: string,
): Promise<string[]> {
  const there = codebases.filter((path) => path !== null)
  const found = await Promise.all(there.map((path) => repositoryOf(path, directory)))
  return found.filter((repository) => repository !== null)
}

/** What changes when somebody commits, checks out, stages or fetches; part of what a remembered answer is valid for. */
export async function repositoryStamp(repository: string): Promise<string> {
  const times = await Promise.all(
    ['HEAD', 'index', 'FETCH_HEAD'].map((name) => timeOf(join(repository, '.git', name))),
  )
  return times.join(' ')
}

/** When the remote was asked last, ISO 8601: the last fetch, else the clone; and whether it answered. */
export async function lastFetch(
  repository: string,
): Promise<{ readonly at: string; readonly failed: boolean } | null> {
  const [fetched, cloned] = await Promise.all(
    ['FETCH_HEAD', join('refs', 'remotes', 'origin', 'HEAD')].map((name) =>
      lstatOf(join(repository, '.git', name)),
    ),
  )
  const last = fetched ?? cloned
  if (last == null) return null
  // git empties it before it asks, and writes a line for each branch that came
  const failed = last === fetched && fetched.size === 0
  return { at: last.mtime.toISOString(), failed }
}

async function timeOf(path: string): Promise<number | null> {
  return (await lstatOf(path))?.mtimeMs ?? null
}

async function lstatOf(path: string): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    // ENOTDIR: `.git` is a file (worktree, submodule); ELOOP: a link to itself; EACCES: closed to us, git will say so
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM'].includes(systemCode(error) ?? '')) return null
    throw error
  }
}
