import { lstat, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { type Outcome, refuse, succeed, systemCode } from '../../errors/index.ts'
import { isCodebase } from '../codebases/find-codebases.ts'

/** A folder as a path relative to the project directory, with forward slashes; `.`: itself. Null: it lies outside. */
export function relativeTo(directory: string, folder: string): string | null {
  const path = relative(directory, folder)
  if (path === '') return '.'
  return isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`) ? null : path.split(sep).join('/')
}

/** The folder of such a path. */
export function folderAt(directory: string, path: string): string {
  return path === '.' ? directory : join(directory, ...path.split('/'))
}

/** A folder below the directory as a path that is kept; a refusal says what is there instead. */
export async function checkFolderPath(directory: string, path: string): Promise<Outcome<string>> {
  const folder = isAbsolute(path) ? path : folderAt(directory, path)
  const kept = relativeTo(directory, folder)
  if (kept === null || path.includes('\0'))
    return refuse('path-not-allowed', `${path} is outside of the project directory.`)
  try {
    if (!(await lstat(folder)).isDirectory() && kept !== '.')
      return refuse('not-a-directory', `${kept} is not a folder.`)
    // a link on the way would make it another project's app
    const [real, root] = await Promise.all([realpath(folder), realpath(directory)])
    if (relativeTo(root, real) !== kept)
      return refuse('path-not-allowed', `${kept} is a link that leads elsewhere.`)
  } catch (error) {
    switch (systemCode(error)) {
      case 'ENOENT':
      case 'ENOTDIR':
      case 'ELOOP':
      case 'ENAMETOOLONG':
        return refuse('path-not-found', `There is no folder ${kept} in the project directory.`)
      case 'EACCES':
      case 'EPERM':
        return refuse('path-not-accessible', `The helper may not read ${kept}.`)
      default:
        throw error
    }
  }
  return succeed(kept)
}

/** The same of a Flutter app. */
export async function checkAppPath(directory: string, path: string): Promise<Outcome<string>> {
  const checked = await checkFolderPath(directory, path)
  if (!checked.ok) return checked
  const kept = checked.value
  return (await isCodebase('flutter', folderAt(directory, kept)))
    ? succeed(kept)
    : refuse('no-flutter-codebase', `${kept} is no Flutter app: no pubspec.yaml in it depends on Flutter.`)
}
