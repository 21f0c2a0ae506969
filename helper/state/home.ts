import { mkdir, chmod } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { isAbsolute, resolve } from 'node:path'
import envPaths from 'env-paths'
import { thisSystem } from '../operating-system/index.ts'

/** The one folder where everything of ours lies: MOSAYGENT_HOME, else the platform's usual place for data. */
export function resolveHome(env: NodeJS.ProcessEnv): string {
  const asked = env['MOSAYGENT_HOME']?.trim()
  if (asked) return isAbsolute(asked) ? asked : resolve(asked)
  const usual = envPaths('mosaygent', { suffix: '' }).data
  // an empty HOME, or a relative XDG_DATA_HOME, would put it into the folder where one happens to stand
  return isAbsolute(usual) ? usual : resolve(userInfo().homedir, usual)
}

/** Makes the folder, for this user alone. Throws what the system says when it cannot be made. */
export async function prepareHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  if (thisSystem().files.modes) await chmod(home, 0o700)
}
