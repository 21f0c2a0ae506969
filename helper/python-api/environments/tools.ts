import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { findExecutable } from '../../processes/index.ts'
import { findPython, findUv } from '../../tools/index.ts'

/** The programs that run and install an API, absolute; null: not found. */
export interface ApiTools {
  readonly uv: string | null
  readonly poetry: string | null
  readonly conda: string | null
  readonly python: string | null
}

const CONDAS = ['miniconda3', 'miniforge3', 'anaconda3', 'mambaforge']

/** On PATH, else where their installers put them. */
export async function findApiTools(env: NodeJS.ProcessEnv): Promise<ApiTools> {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  const [uv, poetry, conda, python] = await Promise.all([
    findUv(env),
    findIn('poetry', env, [join(home, '.local', 'bin')]),
    findIn(
      'conda',
      env,
      CONDAS.flatMap((name) => [join(home, name, 'bin'), join(home, name, 'Scripts')]),
    ),
    findPython(env),
  ])
  // its environments lie beside the real one
  const realConda = conda === null ? null : await realpath(conda).catch(() => conda)
  return { uv, poetry, conda: realConda, python }
}

async function findIn(
  name: string,
  env: NodeJS.ProcessEnv,
  folders: readonly string[],
): Promise<string | null> {
  for (const place of [env, ...folders.map((folder) => ({ ...env, PATH: folder }))]) {
    const found = await findExecutable(name, place)
    if (found !== null) return found
  }
  return null
}
