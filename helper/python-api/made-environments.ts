import { createHash } from 'node:crypto'
import { lstat, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { systemCode } from '../errors/index.ts'
import { textOf } from '../state/index.ts'

/** The virtual environment that an Install of ours made or brought up to date for a codebase, as it was then. */
export const MadeEnvironment = z.object({ codebase: z.string(), path: z.string(), identity: z.string() })
export type MadeEnvironment = z.infer<typeof MadeEnvironment>

/** Where they are written down, so that a look after the next start knows them too. */
export interface MadeEnvironments {
  known(): readonly MadeEnvironment[]
  /** Resolves when it is on the disk. */
  keep(change: (known: readonly MadeEnvironment[]) => MadeEnvironment[]): Promise<void>
}

/** Older ones are forgotten: their packages count as installed again, and are not asked about. */
const MOST_KEPT = 100

/** Writes down what an Install left; `folder` null: it left none that is known. */
export async function rememberEnvironment(
  environments: MadeEnvironments,
  codebase: string,
  folder: string | null,
): Promise<void> {
  const found = folder === null ? null : await identify(folder)
  await environments.keep((known) => {
    const others = known.filter((one) => one.codebase !== codebase)
    return found === null ? others : [...others, { codebase, ...found }].slice(-MOST_KEPT)
  })
}

/** The environment that an Install left for this codebase; null: none, or it was replaced. */
export async function madeEnvironment(
  environments: MadeEnvironments,
  codebase: string,
): Promise<string | null> {
  const made = environments.known().find((one) => one.codebase === codebase)
  const now = made === undefined ? null : await identify(made.path)
  return made !== undefined && now?.path === made.path && now.identity === made.identity ? made.path : null
}

/**
 * What tells an environment from one that replaced it: the folder itself, the file that names its Python, and that
 * Python. Null: no environment, or one whose folder is a link and may lead elsewhere tomorrow.
 */
async function identify(folder: string): Promise<Pick<MadeEnvironment, 'path' | 'identity'> | null> {
  const [found, settings, python] = await Promise.all([
    lstat(folder, { bigint: true }).catch(notThere),
    textOf(join(folder, 'pyvenv.cfg')),
    identifyPython(folder),
  ])
  if (found === null || !found.isDirectory() || settings === null || python === null) return null
  const facts = [found.dev, found.ino, found.birthtimeNs, settings, ...python].map(String)
  const identity = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return { path: await realpath(folder), identity }
}

/** Where it really lies, and which bytes it is. */
async function identifyPython(folder: string) {
  for (const name of ['bin/python', 'Scripts/python.exe']) {
    const python = await realpath(join(folder, name)).catch(notThere)
    const found = python === null ? null : await stat(python, { bigint: true }).catch(notThere)
    if (python !== null && found?.isFile()) return [python, found.ino, found.size, found.mtimeNs]
  }
  return null
}

function notThere(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'].includes(systemCode(error) ?? '')) return null
  throw error
}
