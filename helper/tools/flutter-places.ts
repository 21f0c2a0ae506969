import { join } from 'node:path'
import { installedFlutter } from './installed-flutter.ts'

/** Where people put the SDK when no variable says so, and last where ours is installed. */
export function flutterPlaces(home: string, env: NodeJS.ProcessEnv): string[] {
  return [...usualPlaces(home, env), installedFlutter(env)]
}

function usualPlaces(home: string, env: NodeJS.ProcessEnv): string[] {
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
