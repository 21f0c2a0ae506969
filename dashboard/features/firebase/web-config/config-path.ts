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
    return 'The path is counted from the Flutter app’s root, so it cannot be absolute.'
  }
  if (path.split('/').includes('..')) return 'The path cannot leave the Flutter app: remove the “..” in it.'
  if (path !== '' && !path.endsWith('.dart'))
    return 'The web options live in a Dart file: its name ends in .dart.'
  return null
}
