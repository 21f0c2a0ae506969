import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CodebaseKind } from '@mosaygent/contract'
import { pathExists } from 'path-exists'
import { packageConfigFolder } from '../../tools/index.ts'

/**
 * Whether a codebase's packages are installed: Flutter's package configuration; of an API a virtual environment with a
 * Python, `node_modules`, or Dart's package configuration.
 */
export async function dependenciesInstalled(
  kind: CodebaseKind,
  codebase: string,
  directory: string,
): Promise<boolean> {
  return kind === 'flutter'
    ? (await packageConfigFolder(codebase)) !== null
    : (await pythonEnvironment(codebase, directory)) || otherPackages(codebase)
}

async function otherPackages(codebase: string): Promise<boolean> {
  const found = await Promise.all(
    ['node_modules', '.dart_tool/package_config.json'].map((name) => pathExists(join(codebase, name))),
  )
  return found.includes(true)
}

/** uv keeps the environment of a workspace at its root, so the folders up to the project directory count too. */
async function pythonEnvironment(codebase: string, directory: string): Promise<boolean> {
  for (let folder = codebase; ; folder = dirname(folder)) {
    for (const name of ['.venv', 'venv']) {
      for (const python of ['bin/python', 'bin/python3', 'Scripts/python.exe']) {
        if (await isFile(join(folder, name, python))) return true
      }
    }
    if (folder === directory || folder === dirname(folder)) return false
  }
}

/** Follows links: an environment whose Python was removed is not installed. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false, // whatever keeps us from seeing it keeps the tool from using it
  )
}
