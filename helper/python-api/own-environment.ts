import { dirname, join } from 'node:path'
import { textOf } from '../state/index.ts'
import { findGit, gitTracks } from '../tools/index.ts'

/**
 * Whether an API's virtual environment may be asked about: uv runs its Python for that, and Python what lies in it. One
 * that the repository brought along, or a Python that it names by a path, would be the repository's program, run by
 * nothing but a look at its card.
 */
export async function environmentIsOwn(codebase: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (await namesAProgram(codebase)) return false
  const git = await findGit(env)
  return git === null || !(await gitTracks(git, codebase, ['**/.venv', '**/.venv/**']))
}

/** uv takes the nearest of these files above the codebase; a path in it is a program instead of a version. */
async function namesAProgram(codebase: string): Promise<boolean> {
  for (let folder = codebase; ; folder = dirname(folder)) {
    const texts = await Promise.all(
      ['.python-version', '.python-versions'].map((name) => textOf(join(folder, name))),
    )
    if (texts.some((text) => text !== null && /[\\/]/.test(text))) return true
    if (dirname(folder) === folder) return false
  }
}
