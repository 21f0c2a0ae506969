import { constants } from 'node:fs'
import { access as systemAccess, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { type Outcome, refuse, succeed, systemCode } from '../../errors/index.ts'
import { type OperatingSystem } from '../../operating-system/index.ts'

export interface DirectoryRules {
  /** The helper's own state, which no project may lie in. */
  readonly home: string
  readonly system: OperatingSystem
  /** Throws as `fs.access` does; a parameter because root may read everything. */
  readonly access?: (path: string, mode: number) => Promise<void>
}

/** Whether an absolute path is a folder that a project can live in: there, ours to read and write, not our own state. */
export async function checkProjectDirectory(
  path: string,
  { home, system, access = systemAccess }: DirectoryRules,
): Promise<Outcome<string>> {
  const existing = await findFolder(path, system)
  if (!existing.ok) return existing
  const folder = existing.value
  const real = await realpath(folder)
  const realHome = await realpath(home).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return home
    throw error
  })
  if (isInside(real, realHome, system)) {
    return refuse(
      'path-not-allowed',
      'This folder holds the helper’s own state. Choose the folder of your project.',
    )
  }
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return noAccess(folder, error)
  }
  return succeed(folder)
}

/** Finds the folder; a path dragged into a terminal (`My\ App`) is read as the shell would when it names nothing. */
async function findFolder(path: string, system: OperatingSystem): Promise<Outcome<string>> {
  const asTyped = await statFolder(path)
  if (asTyped.ok || system.paths.rules.sep === '\\' || !path.includes('\\')) return asTyped
  const unescaped = await statFolder(path.replaceAll(/\\(.)/gs, '$1'))
  return unescaped.ok ? unescaped : asTyped
}

/** An absolute path that is a folder; a path that is none is refused as what it is. */
export async function statFolder(path: string): Promise<Outcome<string>> {
  try {
    if ((await stat(path)).isDirectory()) return succeed(path)
    return refuse('not-a-directory', `${path} is a file. Type the path of the folder it lies in.`)
  } catch (error) {
    switch (systemCode(error)) {
      case 'ENOENT':
      case 'ENOTDIR':
        return refuse(
          'path-not-found',
          `${path} does not exist. Check the spelling, or make the folder first.`,
        )
      case 'ENAMETOOLONG':
        return refuse('invalid-path', 'The path is longer than this system allows.')
      case 'ELOOP':
        return refuse('invalid-path', `${path} is a link that leads back to itself.`)
      case 'EACCES':
      case 'EPERM':
        return noAccess(path, error)
      default:
        throw error
    }
  }
}

function noAccess(path: string, error: unknown): ReturnType<typeof refuse> {
  if (systemCode(error) === 'EROFS') {
    return refuse(
      'path-not-accessible',
      `${path} lies on a read-only disk. Choose a folder that can be written.`,
    )
  }
  return refuse(
    'path-not-accessible',
    `The helper may not read and write ${path}. Change its permissions, or choose another folder.`,
  )
}

/** Both are real paths. Windows and macOS do not tell upper from lower case, macOS not composed from decomposed é. */
export function isInside(path: string, folder: string, { paths }: OperatingSystem): boolean {
  const a = paths.sameForm(path)
  const b = paths.sameForm(folder)
  return a === b || a.startsWith(b.endsWith(sep) ? b : b + sep)
}

/** Whether a folder that was fine once is still there. */
export async function isDirectory(path: string): Promise<boolean> {
  return (await statFolder(path)).ok
}
