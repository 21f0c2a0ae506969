import { relative, sep } from 'node:path'
import { callGit } from './call.ts'
import { openRepository, repositoryAbove } from './open.ts'
import type { Git } from './git.ts'

/** `unknown`: git did not give a clear answer, so that nothing may be built on it. */
export type Tracked = 'tracked' | 'untracked' | 'unknown'

/**
 * Whether the repository around a folder brings a file that one of the patterns matches: git's own, from the
 * repository's root on, in upper or lower case, since both are one name on many disks. A folder with no `.git` above it
 * is in no repository. None of the repository's programs is run.
 */
export async function gitTracks(
  git: Git | null,
  folder: string,
  patterns: readonly string[],
): Promise<Tracked> {
  const repository = await repositoryAbove(folder)
  if (repository === null) return 'untracked'
  return listed(
    git,
    repository,
    patterns.map((name) => `:(top,glob,icase)${name}`),
  )
}

/** Whether a repository brings one of these files; absolute paths below its folder. Runs nothing of the repository's. */
export function gitTracksFiles(
  git: Git | null,
  repository: string,
  files: readonly string[],
): Promise<Tracked> {
  const paths = files.map((file) => relative(repository, file).split(sep).join('/'))
  return listed(
    git,
    repository,
    paths.map((path) => `:(top,literal)${path}`),
  )
}

async function listed(git: Git | null, repository: string, pathspecs: readonly string[]): Promise<Tracked> {
  if (git === null) return 'unknown'
  const opened = await openRepository(git, repository)
  if (opened.kind !== 'repository') return 'unknown'
  const result = await callGit(git, {
    location: opened.location,
    args: ['ls-files', '-z', '--', ...pathspecs],
    protocols: 'none',
    timeoutMs: 10_000,
    // one name is an answer
    maxOutput: 10_000,
  })
  if (result.kind !== 'exited') return 'unknown'
  if (result.stdout !== '') return 'tracked'
  return result.code === 0 ? 'untracked' : 'unknown'
}
