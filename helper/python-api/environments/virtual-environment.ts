import { stat } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { findGit, gitTracks } from '../../tools/index.ts'
import type { Runnable } from './model.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** A virtual environment in a project. */
export interface VirtualEnvironment {
  /** Absolute. */
  readonly folder: string
  /** From the API's folder: `.venv`, `../.venv`. */
  readonly name: string
  /** Its Python, absolute. */
  readonly python: string
}

const NAMES = ['.venv', 'venv', 'env']

/**
 * The virtual environment of an API: in its folder, else in one above up to the project directory. Looks at names
 * alone, and runs none of it.
 */
export async function findVirtualEnvironment(
  codebase: string,
  directory: string,
): Promise<VirtualEnvironment | null> {
  let up = ''
  for (let folder = codebase; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const found = join(folder, name)
      const python = await pythonIn(found)
      if (python !== null) return { folder: found, name: `${up}${name}`, python }
    }
    if (folder === directory || folder === dirname(folder)) return null
    up = `../${up}`
  }
}

/** Whether the repository brought an environment: its Python could be anything, so that it is never run. */
export async function isTracked(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const name = basename(folder)
  const tracked = await gitTracks(await findGit(env), dirname(folder), [`**/${name}`, `**/${name}/**`])
  return tracked === 'tracked'
}

async function pythonIn(folder: string): Promise<string | null> {
  // a folder of this name may be anything
  if (basename(folder) === 'env' && !(await isFile(join(folder, 'pyvenv.cfg')))) return null
  // one that was made on another system, and came along in git, runs nothing here
  for (const name of thisSystem().paths.environmentPythons)
    if (await isFile(join(folder, name))) return join(folder, name)
  return null
}

/** Follows links: an environment whose Python was removed is none. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false, // whatever keeps us from seeing it keeps the tool from using it
  )
}

/** How Python, or a program of the environment, is run as if it were activated. */
export function runIn(
  { folder, name, python }: VirtualEnvironment,
  script: string | null,
  env: NodeJS.ProcessEnv,
): Runnable {
  const bin = dirname(python)
  const { paths, processes } = thisSystem()
  const program = script === null ? python : join(bin, paths.program(script, 'exe'))
  const shown = `${name}/${paths.scripts}/${script ?? 'python'}`
  // PATH may be written in another way there, and would be in the environment twice
  const active = { VIRTUAL_ENV: folder }
  const path = [bin, env['PATH'] ?? ''].join(delimiter)
  return {
    program,
    args: [],
    shown: [shown],
    env: processes.caselessVariables ? active : { ...active, PATH: path },
  }
}
