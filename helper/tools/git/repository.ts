import { join } from 'node:path'
import { callGit, type GitCall } from './call.ts'
import type { Git } from './git.ts'

/** Nothing of the user's own settings (ignore lists, signing, templates) may shape a repository that is ours. */
const NEUTRAL = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Mosaygent',
  GIT_AUTHOR_EMAIL: 'starters@mosaygent.invalid',
  GIT_COMMITTER_NAME: 'Mosaygent',
  GIT_COMMITTER_EMAIL: 'starters@mosaygent.invalid',
  // the same files give the same commit on every machine
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
}

/** Makes a folder of plain files a repository with one commit on `main`; its .gitignore applies. Throws git's words. */
export async function gitCommitFolder(git: Git, folder: string, message: string): Promise<void> {
  await ours(git, folder, ['init', '--quiet', '--template=', '-b', 'main'])
  await ours(git, folder, ['add', '--all', '--', '.'])
  await ours(git, folder, ['commit', '--quiet', '-m', message])
}

/** Forgets where a clone came from. Throws git's words. */
export async function gitForgetOrigin(git: Git, folder: string): Promise<void> {
  await ours(git, folder, ['remote', 'remove', 'origin'])
}

async function ours(git: Git, folder: string, args: GitCall['args']): Promise<void> {
  const result = await callGit(git, {
    // a repository that we have just made, or make here
    location: { gitDir: join(folder, '.git'), workTree: folder },
    settings: [
      ['core.autocrlf', 'false'],
      ['commit.gpgSign', 'false'],
    ],
    args,
    protocols: 'none',
    env: NEUTRAL,
    timeoutMs: 60_000,
  })
  if (result.kind === 'exited' && result.code === 0) return
  const why = result.kind === 'missing' ? 'git was not found' : result.stderr.trim()
  throw new Error(`git ${args[0]} failed in ${folder}: ${why}`)
}
