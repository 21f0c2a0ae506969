import { join } from 'node:path'
import { pathExists } from 'path-exists'
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
  for (const path of usualPlaces(env)) {
    if (await pathExists(path)) return path
  }
  return null
}

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Firefox', 'Microsoft Edge', 'Safari'].map(
        (name) => `/Applications/${name}.app`,
      )
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
        const root = env[variable]
        if (root === undefined) return []
        return [
          join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          join(root, 'Mozilla Firefox', 'firefox.exe'),
        ]
      })
    default:
      return []
  }
}
