import { join } from 'node:path'
import { resolveHome } from '../../state/index.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** Where Install Flutter puts the SDK, below our home folder; absolute. */
export function installedFlutter(env: NodeJS.ProcessEnv): string {
  return join(resolveHome(env), 'flutter')
}

/** Folders in which people install the SDK, and last the one of Install Flutter. */
export function flutterFolders(home: string, env: NodeJS.ProcessEnv): string[] {
  return [...thisSystem().places.flutter(home, env), installedFlutter(env)]
}
