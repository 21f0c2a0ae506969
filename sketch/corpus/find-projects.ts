import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** What tools make, and other platforms' halves of a project. */
const SKIPPED = new Set(['build', 'node_modules', 'android', 'ios', 'macos', 'linux', 'windows', 'web'])

/** The folders at and below this one that hold an app: a pubspec and `lib/main.dart`. Links are not followed. */
export async function findProjects(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const isApp =
    entries.some((each) => each.name === 'pubspec.yaml') &&
    (await dartFiles(path.join(folder, 'lib'))).some((file) => file === path.join(folder, 'lib/main.dart'))
  const below = await Promise.all(
    entries.filter(isSearched).map(async ({ name }) => await findProjects(path.join(folder, name))),
  )
  return [...(isApp ? [folder] : []), ...below.flat()]
}

/** Every Dart file at and below a folder; none when there is no such folder. */
export async function dartFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const below = await Promise.all(
    entries.filter(isSearched).map(async ({ name }) => await dartFiles(path.join(folder, name))),
  )
  const here = entries.filter((each) => each.isFile() && each.name.endsWith('.dart'))
  return [...here.map(({ name }) => path.join(folder, name)), ...below.flat()]
}

function isSearched(entry: { name: string; isDirectory(): boolean }): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name)
}
