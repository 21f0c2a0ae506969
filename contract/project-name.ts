/** Folder names that say what is in them, and not which project it is. */
const GENERAL = new Set([
  'flutter',
  'app',
  'apps',
  'api',
  'client',
  'frontend',
  'mobile',
  'example',
  'packages',
])

/** What a person would call the project of a folder: its name, or that of the folder around a `flutter` or `app`. */
export function projectName(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '')
  return parts.findLast((part) => !GENERAL.has(part.toLowerCase())) ?? parts.at(-1) ?? path
}
