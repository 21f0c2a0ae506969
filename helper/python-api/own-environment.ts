import { dirname, join } from 'node:path'
import { readForeign } from '../foreign-files/index.ts'
import { findGit, gitTracks } from '../tools/index.ts'
import { madeEnvironment, type MadeEnvironments } from './made-environments.ts'

/**
 * The virtual environment of an API that may be asked about, or null. uv runs its Python for that, and Python what lies
 * in it, by nothing but a look at the card. So it is one that an Install of ours left, and still that one; the
 * repository around it clearly brings nothing into it, and names no Python by a path.
 */
export async function ownEnvironment(
  codebase: string,
  environments: MadeEnvironments,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const folder = await madeEnvironment(environments, codebase)
  if (folder === null || (await namesAProgram(codebase))) return null
  const tracked = await gitTracks(await findGit(env), dirname(folder), ['**/.venv', '**/.venv/**'])
  return tracked === 'untracked' ? folder : null
}

/** uv takes the nearest of these files above the codebase; a path in it is a program instead of a version. */
async function namesAProgram(codebase: string): Promise<boolean> {
  for (let folder = codebase; ; folder = dirname(folder)) {
    const found = await Promise.all(
      ['.python-version', '.python-versions'].map((name) =>
        readForeign('python-version', join(folder, name), null),
      ),
    )
    // what cannot be read may name one
    if (found.some((read) => read.kind !== 'absent' && !(read.kind === 'read' && !read.value))) return true
    if (dirname(folder) === folder) return false
  }
}
