import { run } from '../processes/index.ts'
import { type Git, HARDENED } from './git.ts'

/**
 * Whether the repository around a folder brings a file that one of the patterns matches (git's own, from its root on).
 * False where there is no repository, and none of its own programs is run.
 */
export async function gitTracks(git: Git, folder: string, patterns: readonly string[]): Promise<boolean> {
  const result = await run({
    file: git.file,
    args: [
      '-C',
      folder,
      ...HARDENED,
      'ls-files',
      '-z',
      '--',
      ...patterns.map((name) => `:(top,glob)${name}`),
    ],
    env: git.env,
    timeoutMs: 10_000,
    // one name is an answer
    maxOutput: 10_000,
  })
  return result.kind === 'exited' && result.stdout !== ''
}
