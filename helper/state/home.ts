import { mkdir, chmod } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import envPaths from 'env-paths'
import { thisSystem } from '../operating-system/index.ts'

/** The one folder where everything of ours lies: MOSAYGENT_HOME, else the platform's usual place for data. */
export function resolveHome(env: NodeJS.ProcessEnv): string {
  const asked = env['MOSAYGENT_HOME']?.trim()
  if (asked) return isAbsolute(asked) ? asked : resolve(asked)
  return envPaths('mosaygent', { suffix: '' }).data
}

/** Makes the folder, for this user alone. Throws what the system says when it cannot be made. */
export async function prepareHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  if (thisSystem().files.modes) await chmod(home, 0o700)
}
