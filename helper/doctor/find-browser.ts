import { pathExists } from 'path-exists'
import { thisSystem } from '../operating-system/index.ts'
import { findExecutable } from '../processes/index.ts'

const ON_PATH = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'firefox',
  'brave-browser',
]

/** A browser's program, or null. Its version is not asked: on some systems that opens a window. */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const name of ON_PATH) {
    const path = await findExecutable(name, env)
    if (path !== null) return path
  }
  for (const path of thisSystem().places.browsers(env)) {
    if (await pathExists(path)) return path
  }
  return null
}
