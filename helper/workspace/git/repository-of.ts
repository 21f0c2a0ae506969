import type { Stats } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { createExpiringCache } from '../../async/index.ts'
import { findGit, gitTracksFiles, repositoryAbove } from '../../tools/index.ts'

export interface Repositories {
  /** The folder whose `.git` a codebase belongs to, or null. */
  of(codebase: string, directory: string): Promise<string | null>
  /** The same for several codebases, of which some may not be there. */
  ofAll(codebases: readonly (string | null)[], directory: string): Promise<string[]>
  forget(): void
}

/** By these files a repository shows that a codebase is its own. */
const MANIFESTS = ['pubspec.yaml', 'pyproject.toml', 'requirements.txt']
/** In ms; a commit or an added file counts at once. */
const KEEP_MS = 60_000

/**
 * Looks from the codebase up to the project directory: an app inside a monorepo has its branch. A `.git` further up is
 * the codebase's own only where that repository brings its `pubspec.yaml` or `pyproject.toml`: a chosen subfolder of a
 * monorepo has its history, but a repository around everything (dotfiles in the home folder, say) is none of the
 * project's, and nothing is fetched or switched in it.
 */
export function createRepositories(env: NodeJS.ProcessEnv): Repositories {
  const tracked = createExpiringCache<boolean>(KEEP_MS)

  const around = async (codebase: string): Promise<string | null> => {
    const folder = await realpath(codebase).catch(() => null)
    const repository = folder === null ? null : await repositoryAbove(folder)
    if (folder === null || repository === null) return null
    const stamp = `${repository} ${await repositoryStamp(repository)}`
    const own = await tracked.ask(folder, stamp, async () => {
      const files = MANIFESTS.map((name) => join(folder, name))
      return (await gitTracksFiles(await findGit(env), repository, files)) === 'tracked'
    })
    return own ? repository : null
  }
  const of = async (codebase: string, directory: string) =>
    (await repositoryAbove(codebase, directory)) ?? (await around(codebase))

  return {
    of,
    async ofAll(codebases, directory) {
      const there = codebases.filter((path) => path !== null)
      const found = await Promise.all(there.map((path) => of(path, directory)))
      return found.filter((repository) => repository !== null)
    },
    forget: () => tracked.forget(),
  }
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

/** Null: there is none, or it may not be looked at. */
export async function lstatOf(path: string): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    // ENOTDIR: `.git` is a file (worktree, submodule); ELOOP: a link to itself; EACCES: closed to us, git will say so
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM'].includes(systemCode(error) ?? '')) return null
    throw error
  }
}
