import { join } from 'node:path'
import { pathExists } from 'path-exists'

/**
 * The codebase lists its packages in a requirements.txt alone. uv does not take it for a project then: it is told to
 * leave projects out, so that one in a folder above is not taken for this one.
 */
export async function hasRequirementsAlone(codebase: string): Promise<boolean> {
  return (
    !(await pathExists(join(codebase, 'pyproject.toml'))) &&
    (await pathExists(join(codebase, 'requirements.txt')))
  )
}

/** What Install runs, one after the other: arguments for `uv`. */
export async function installSteps(codebase: string): Promise<readonly (readonly string[])[]> {
  return (await hasRequirementsAlone(codebase))
    ? [
        ['venv', '--no-project', '--allow-existing'],
        ['pip', 'install', '-r', 'requirements.txt'],
      ]
    : [['sync', '--all-groups']]
}
