import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'

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
  const settings = ['-c', 'core.autocrlf=false', '-c', 'commit.gpgSign=false']
  await ours(git, folder, ['init', '--quiet', '--template=', '-b', 'main'])
  await ours(git, folder, [...settings, 'add', '--all', '--', '.'])
  await ours(git, folder, [...settings, 'commit', '--quiet', '-m', message])
}

/** Forgets where a clone came from. Throws git's words. */
export async function gitForgetOrigin(git: Git, folder: string): Promise<void> {
  await ours(git, folder, ['remote', 'remove', 'origin'])
}

async function ours(git: Git, folder: string, args: readonly string[]): Promise<void> {
  const result = await run({
    file: git.file,
    args: ['-C', folder, ...HARDENED, ...args],
    env: { ...git.env, ...NEUTRAL, GIT_ALLOW_PROTOCOL: '' },
    timeoutMs: 60_000,
  })
  if (result.kind === 'exited' && result.code === 0) return
  const why = result.kind === 'missing' ? 'git was not found' : result.stderr.trim()
  throw new Error(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed in ${folder}: ${why}`)
}
