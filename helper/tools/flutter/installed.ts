import { join } from 'node:path'
import { resolveHome } from '../../state/index.ts'

/** Where Install Flutter puts the SDK, below our home folder; absolute. */
export function installedFlutter(env: NodeJS.ProcessEnv): string {
  return join(resolveHome(env), 'flutter')
}

/** Folders in which people install the SDK, and last the one of Install Flutter. */
export function flutterFolders(home: string, env: NodeJS.ProcessEnv): string[] {
  return [...usualFolders(home, env), installedFlutter(env)]
}

function usualFolders(home: string, env: NodeJS.ProcessEnv): string[] {
  const below = ['flutter', 'flutter-sdk', 'development/flutter', 'dev/flutter', 'sdk/flutter', 'fvm/default']
  const own = below.map((folder) => join(home, folder))
  switch (process.platform) {
    case 'win32': {
      const local = env['LOCALAPPDATA']
      return [
        ...own,
        ...(local === undefined ? [] : [join(local, 'flutter')]),
        'C:\\src\\flutter',
        'C:\\flutter',
      ]
    }
    case 'darwin':
      return [...own, '/opt/flutter', '/usr/local/flutter', '/Applications/flutter']
    default:
      return [join(home, 'snap/flutter/common/flutter'), ...own, '/opt/flutter', '/usr/local/flutter']
  }
}
