import { dirname, join, resolve } from 'node:path'
import { type Look, lookElsewhere, readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'

/** A package where another one names it. */
export interface NamedPackage {
  /** Null: under any name. */
  readonly name: string | null
  /** Absolute. */
  readonly folder: string
}

/** More than any workspace has. */
const MOST = 500
/** How many folders above an app the root of its workspace is looked for. */
const MOST_ABOVE = 6

/** What a package takes by `path:`, overrides among it: what `pub get` will find, and the sketch draws before that. */
export async function takenByPath(folder: string, look: Look = lookElsewhere): Promise<NamedPackage[]> {
  const files = ['pubspec.yaml', 'pubspec_overrides.yaml'].map(async (file) =>
    valueOr(await readForeign('path-dependencies', join(folder, file), null, look), []),
  )
  return (await Promise.all(files))
    .flat()
    .filter(({ path }) => !isShare(path))
    .map(({ name, path }) => ({ name, folder: resolve(folder, path) }))
}

/** The members of the pub workspace that an app lies in. */
export async function workspaceAround(project: string, look: Look): Promise<NamedPackage[]> {
  const roots = foldersAbove(project)
  const manifests = await Promise.all(
    roots.map((root) => readForeign('app-manifest', join(root, 'pubspec.yaml'), null, look)),
  )
  // the nearest one that has members
  for (const [at, root] of roots.entries()) {
    const read = manifests[at]
    const manifest = read === undefined ? null : valueOr(read, null)
    if (manifest === null || manifest.members.length === 0) continue
    const folders = await Promise.all(manifest.members.map((member) => foldersOf(root, member)))
    return folders
      .flat()
      .slice(0, MOST)
      .map((folder) => ({ name: null, folder }))
  }
  return []
}

/** The nearest first. */
function foldersAbove(project: string): string[] {
  const folders: string[] = []
  for (let at = project; folders.length < MOST_ABOVE && dirname(at) !== at;) folders.push((at = dirname(at)))
  return folders
}

/** A member's path may have a star for any one folder. */
async function foldersOf(root: string, member: string): Promise<string[]> {
  const parts = member.split('/').filter((part) => part !== '' && part !== '.')
  if (isShare(member) || parts.includes('..')) return []
  let folders = [root]
  for (const part of parts) {
    const below = folders.map(async (folder) => (part === '*' ? foldersIn(folder) : [join(folder, part)]))
    folders = (await Promise.all(below)).flat().slice(0, MOST)
  }
  return folders
}

const foldersIn = async (folder: string) =>
  (await entriesOf(folder)).filter((one) => one.isDirectory()).map(({ name }) => join(folder, name))

/** Looking at a path of another computer connects to it, under Windows with the user's name. */
const isShare = (path: string) => /^[\\/]{2}/.test(path) || path.includes('\0')
