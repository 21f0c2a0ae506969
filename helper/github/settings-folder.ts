import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Outcome, refuse, succeed, systemCode } from '../errors/index.ts'
import { thisSystem } from '../operating-system/index.ts'

/** Whether gh will be able to store a login. */
export async function settingsAreWritable(env: NodeJS.ProcessEnv): Promise<Outcome<null>> {
  const folder = settingsFolder(env)
  for (let ancestor = folder; ; ancestor = dirname(ancestor)) {
    try {
      await access(ancestor, constants.W_OK | constants.X_OK)
      return succeed(null)
    } catch (error) {
      // the folder is made at the login: what counts is the nearest one there is
      if (systemCode(error) === 'ENOENT' && ancestor !== dirname(ancestor)) continue
      return refuse(
        'path-not-accessible',
        `gh keeps its login in ${folder}, which may not be written. Change its permissions, then log in again.`,
      )
    }
  }
}

function settingsFolder(env: NodeJS.ProcessEnv): string {
  const own = env['GH_CONFIG_DIR']
  if (own) return own
  const xdg = env['XDG_CONFIG_HOME']
  if (xdg) return join(xdg, 'gh')
  return thisSystem().places.ghSettings(env['HOME'] ?? env['USERPROFILE'] ?? homedir(), env)
}
