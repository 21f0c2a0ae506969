import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { entriesOf } from '../../state/index.ts'
import { isFile } from './virtual-environment.ts'
import { thisSystem } from '../../operating-system/index.ts'

/**
 * The environment that Poetry has made of a project, which lies outside of it unless somebody set it otherwise; null: it has
 * not. Its
 * name is made as Poetry makes it, so that nothing is run for a look.
 */
export async function poetryEnvironment(
  codebase: string,
  name: string | null,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const folder = env['POETRY_VIRTUALENVS_PATH'] ?? join(cacheFolder(env), 'virtualenvs')
  const begins = `${await environmentName(codebase, name ?? 'non-package-mode')}-py`
  for (const entry of await entriesOf(folder)) {
    if (!entry.name.startsWith(begins)) continue
    for (const python of ['bin/python', 'Scripts/python.exe'])
      if (await isFile(join(folder, entry.name, python))) return join(folder, entry.name)
  }
  return null
}

/** `name-hash`, of the project's name and of where it lies. */
export async function environmentName(codebase: string, name: string): Promise<string> {
  const kept = name
    .toLowerCase()
    .replaceAll(/[ $`!*@"\\\r\n\t]/g, '_')
    .slice(0, 42)
  const path = await realpath(codebase).catch(() => codebase) // gone since: no environment is found then
  const hash = createHash('sha256')
    .update(thisSystem().name === 'windows' ? path.toLowerCase() : path) // as Python's `normcase`
    .digest('base64url')
  return `${kept}-${hash.slice(0, 8)}`
}

function cacheFolder(env: NodeJS.ProcessEnv): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  if (env['POETRY_CACHE_DIR'] !== undefined) return env['POETRY_CACHE_DIR']
  return thisSystem().places.poetryCache(home, env)
}
