import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiDependencies } from '@mosaygent/contract'
import { uvIsSynced } from '../tools/index.ts'
import type { MadeEnvironments } from './made-environments.ts'
import { ownEnvironment } from './own-environment.ts'

export interface DependencyReader {
  read(codebase: string, installed: boolean, uv: string | null): Promise<ApiDependencies>
}

/**
 * Whether the packages are there. uv is asked once for each state of the files it judges by: the project, its lock
 * and what is installed. Without a lock file there is nothing to compare with, and what is there counts; so it does
 * for an environment that no Install of ours left, since asking would run it.
 */
export function createDependencyReader(
  env: NodeJS.ProcessEnv,
  environments: MadeEnvironments,
): DependencyReader {
  const synced = async (uv: string, codebase: string) => {
    const environment = await ownEnvironment(codebase, environments, env)
    return environment === null || uvIsSynced(uv, codebase, environment, env)
  }
  let known: { readonly stamp: string; readonly synced: Promise<boolean> } | null = null
  return {
    async read(codebase, installed, uv) {
      if (!installed) return 'missing'
      const lock = await changedAt(join(codebase, 'uv.lock'))
      if (uv === null || lock === null) return 'installed'
      const files = ['pyproject.toml', join('.venv', 'pyvenv.cfg'), ...SITE_PACKAGES]
      const times = await Promise.all(files.map((file) => changedAt(join(codebase, file))))
      const made = environments.known().find((one) => one.codebase === codebase)?.identity ?? ''
      const stamp = [codebase, lock, ...times, made].join(' ')
      if (known?.stamp !== stamp) known = { stamp, synced: synced(uv, codebase) }
      return (await known.synced) ? 'installed' : 'out-of-date'
    },
  }
}

/** Its time changes with every package that comes or goes; the folder's name has Python's version in it elsewhere. */
const SITE_PACKAGES = [
  join('.venv', 'Lib', 'site-packages'),
  ...Array.from({ length: 12 }, (_, minor) => join('.venv', 'lib', `python3.${minor + 9}`, 'site-packages')),
]

async function changedAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null, // not there, which is what is asked
  )
}
