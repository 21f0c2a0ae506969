import { join } from 'node:path'
import { resolveHome } from '../state/index.ts'

/** Where Install Flutter puts the SDK, below our home folder; absolute. */
export function installedFlutter(env: NodeJS.ProcessEnv): string {
  return join(resolveHome(env), 'flutter')
}
