import { WEB_CONFIG } from './texts.ts'

/** A typed path as it is kept: trimmed, without quotes around it, forward slashes, no `./` and no doubled slash. */
export function normalizeConfigPath(typed: string): string {
  return typed
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/+)+/, '')
    .replace(/(?<!^)\/{2,}/g, '/')
    .replaceAll('/./', '/')
}

/** Why a path, normalized before, is not one inside the app; null: it is. */
export function configPathProblem(path: string): string | null {
  if (path.startsWith('/') || path.startsWith('~') || /^[A-Za-z]:/.test(path)) {
    return WEB_CONFIG.absolute
  }
  if (path.split('/').includes('..')) return WEB_CONFIG.leaves
  if (path !== '' && !path.endsWith('.dart')) return WEB_CONFIG.notDart
  return null
}
