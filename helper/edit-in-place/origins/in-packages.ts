import { join, posix } from 'node:path'
import { decodedUri, pathOfUri, readForeign, valueOr } from '../../foreign-files/index.ts'
import { PACKAGE_CONFIG, packageConfigFolder } from '../../tools/index.ts'
import type { Named, NamedPart } from '../literals/found.ts'
import type { Search } from './declared-where.ts'
import type { Library } from './find-declarations.ts'
import { letsThrough } from './import-clauses.ts'

/** The libraries that may have a name at a place. */
export interface Seen {
  readonly name: string
  readonly libraries: readonly Library[]
  /** These are the libraries that a prefix before it means. */
  readonly isPrefixed: boolean
  /** A member is looked for, and its class alone is none. */
  readonly isMember?: boolean
  readonly part: NamedPart
}

/** Where a package declares a name. Null: its file cannot be opened from here. */
export interface InPackage {
  readonly library: string
  readonly place: { readonly file: string; readonly line: number } | null
}

/** More would make the card wait. */
const MOST_FILES = 60
const MOST_NAMES = 8

/** By key where names are declared, of the packages that are on this machine. */
export async function declaredInPackages(
  { app, opens, packages }: Pick<Search, 'app' | 'opens' | 'packages'>,
  until: number,
  named: ReadonlyMap<string, Seen>,
): Promise<ReadonlyMap<string, InPackage>> {
  const found = new Map<string, InPackage>()
  const folders = named.size === 0 ? null : await foldersOf(app, packages)
  if (folders === null) return found
  for (const [key, seen] of [...named].slice(0, MOST_NAMES)) {
    const at = await declaredBelow(folders, until, seen)
    if (at === null) continue
    const file = `package:${at.package}/${at.path}`
    const place = (await opens(file)) ? { file, line: at.line } : null
    found.set(key, { library: `package:${at.package}`, place })
  }
  return found
}

/** The folders of the packages' libraries, by their names; null: none are known. */
async function foldersOf(
  app: string,
  packages: Search['packages'],
): Promise<ReadonlyMap<string, string> | null> {
  const local = (await packages()).map(({ name, root }) => [name, join(root, 'lib')] as const)
  const folder = await packageConfigFolder(app)
  if (folder === null) return local.length === 0 ? null : new Map(local)
  const read = valueOr(await readForeign('package-roots', join(folder, PACKAGE_CONFIG), null), null)
  const all = (read?.packages ?? []).flatMap(({ name, rootUri }) => {
    const root = pathOfUri(folder, rootUri)
    return root === null ? [] : [[name, join(root, 'lib')] as const]
  })
  return new Map([...all, ...local])
}

/** A file of a package, below its `lib`. */
interface PackageFile {
  readonly package: string
  readonly path: string
}

/** The libraries of an import, and what those hand on. */
async function declaredBelow(
  folders: ReadonlyMap<string, string>,
  until: number,
  { name, libraries, part, isMember = false }: Seen,
): Promise<(PackageFile & { readonly line: number }) | null> {
  const file = `${snakeCase(name)}.dart`
  const queue = libraries.flatMap(({ uri }) => fileOf(uri, null) ?? [])
  const names = [namedFrom(part, name), ...(isMember ? [] : [{ head: name, rest: [] }])]
  const seen = new Set<string>()
  for (let next = queue.shift(); next !== undefined && seen.size < MOST_FILES; next = queue.shift()) {
    const from = next
    const folder = folders.get(from.package)
    const mark = `${from.package}/${from.path}`
    if (folder === undefined || seen.has(mark)) continue
    if (performance.now() > until) return null
    seen.add(mark)
    const path = join(folder, from.path)
    const read = valueOr(await readForeign('dart-declarations', path, { names, place: null }), null)
    const line = read?.lines.find((one) => one !== null) ?? null
    if (line !== null) return { ...from, line }
    const handed = (read?.exports ?? []).filter((one) => letsThrough(one, name))
    const uris = [...handed.map(({ uri }) => uri), ...(read?.parts ?? [])]
    for (const more of uris.flatMap((uri) => fileOf(uri, from) ?? [])) {
      // most files are called as what they declare
      if (posix.basename(more.path) === file) queue.unshift(more)
      else queue.push(more)
    }
  }
  return null
}

/** The names from that one on. */
function namedFrom({ names: { head, rest } }: NamedPart, name: string): Named {
  const all = [head, ...rest]
  return { head: name, rest: all.slice(all.indexOf(name) + 1) }
}

/** `media_query` of `MediaQuery`. */
const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase()

/** Null: it is of no package, or leads out of one. */
function fileOf(written: string, from: PackageFile | null): PackageFile | null {
  const uri = decodedUri(written)
  const [, name, below] = /^package:(\w+)\/(.+\.dart)$/.exec(uri ?? '') ?? []
  if (name !== undefined && below !== undefined) return inside(name, below)
  if (uri === null || from === null || uri.includes(':') || uri.startsWith('/')) return null
  return inside(from.package, posix.join(posix.dirname(from.path), uri))
}

function inside(name: string, path: string): PackageFile | null {
  const plain = posix.normalize(path)
  return /^\.\.(?:\/|$)|[\0\\]/.test(plain) ? null : { package: name, path: plain }
}
