import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { CodebaseKind } from '@mosaygent/contract'
import { parseJson } from '../state/index.ts'
import { textOf } from '../state/index.ts'

/** What pub leaves in a member of a workspace instead of a package configuration of its own. */
const WorkspaceRef = z.object({ workspaceRoot: z.string() })

/** Whether a codebase's packages are installed: Flutter's package configuration, or a virtual environment with a Python. */
export async function dependenciesInstalled(
  kind: CodebaseKind,
  codebase: string,
  directory: string,
): Promise<boolean> {
  return kind === 'flutter' ? flutterPackages(codebase) : pythonEnvironment(codebase, directory)
}

async function flutterPackages(codebase: string): Promise<boolean> {
  if (await isFile(join(codebase, '.dart_tool', 'package_config.json'))) return true
  const place = join(codebase, '.dart_tool', 'pub')
  const ref = WorkspaceRef.safeParse(parseJson((await textOf(join(place, 'workspace_ref.json'))) ?? ''))
  return ref.success && isFile(join(place, ref.data.workspaceRoot, '.dart_tool', 'package_config.json'))
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
