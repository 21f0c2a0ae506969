import { type Dirent, readdirSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { findBelow, type Look, lookElsewhere, readForeign, valueOr } from '../../foreign-files/index.ts'
import { type LocalPackage, localPackages, PUBSPEC } from './local-packages.ts'
import { contains, within } from './package-folder-rule.ts'

/**
 * What a file is to the app. `code`: the compiler takes it at a reload. `web`: the browser loads it. `asset`: the tool
 * copies it. `manifest`: a `pubspec.yaml`, which the tool reads when it starts. `linked`: a folder behind a link, whose
 * files are not watched.
 */
export type SourceKind = 'code' | 'web' | 'asset' | 'manifest' | 'linked'

export interface SourceFile {
  readonly kind: SourceKind
  /** For people: relative to the codebase with forward slashes, or `package:name/…` as code imports it. */
  readonly name: string
}

/** True for files that Flutter takes only when it starts: on the web it copies assets at the first compile alone. */
export const needsStart = ({ kind }: SourceFile) => kind === 'asset'

/** A folder that sources lie in. */
export interface SourceRoot {
  readonly folder: string
  /** The names in it that are, or contain, sources. */
  readonly tops: ReadonlySet<string>
}

export interface Sources {
  /** By key: see `pathOf`. They may be absent. */
  readonly files: ReadonlyMap<string, SourceFile>
  /** The codebase first. */
  readonly roots: readonly SourceRoot[]
  /** There are more files, folders or packages than are listed. */
  readonly cut: boolean
}

/** More than any app has; each file costs a look at the disk at every reading. */
export const MOST_FILES = 20_000

/** Everything of a codebase and its local packages that reaches the app. */
export async function listSources(
  project: string,
  most = MOST_FILES,
  look: Look = lookElsewhere,
): Promise<Sources> {
  const list = createList(project, most, look)
  // each look at the disk waits for another thread, and a reload waits for all of them: what can, goes side by side
  const [{ packages, cut }, entries] = await Promise.all([
    localPackages(project, look),
    ownAssets(project, look).then(async (own) => {
      await list.look(project, own, [])
      return own
    }),
    list.own(),
  ])
  await list.assets(project, entries, packages)
  for (const found of packages) {
    await list.library(found)
    await list.assets(found.root, found.entries, packages)
  }
  const roots = [
    { folder: project, tops: topsOf(['lib', 'web', 'l10n', PUBSPEC, 'l10n.yaml'], entries) },
    ...packages.map((found) => ({ folder: found.root, tops: topsOf(['lib', PUBSPEC], found.entries) })),
  ]
  return { files: list.files, roots, cut: cut || list.isFull() }
}

async function ownAssets(project: string, look: Look): Promise<readonly string[]> {
  const read = await readForeign('assets', join(project, PUBSPEC), null, look)
  return valueOr(read, { name: null, entries: [] }).entries
}

/**
 * Ends the key of a file that is compiled and listed as an asset besides, for the copy: a reload brings the one and not
 * the other.
 */
const COPIED = '\0copied'

/** The path of a source, from the key that it is listed under. */
export const pathOf = (key: string) => (key.endsWith(COPIED) ? key.slice(0, -COPIED.length) : key)

/** How many files these are: one that is compiled and copied counts once. */
export const countOf = (files: readonly SourceFile[]) => new Set(files.map(({ name }) => name)).size

/** Folders of tools or platforms, which are not watched even if `pubspec.yaml` names them. */
const NEVER = new Set(['', '.', '..', 'build', 'node_modules', '.dart_tool', '.git', 'packages'])

function topsOf(fixed: readonly string[], entries: readonly string[]): Set<string> {
  const tops = entries.map((entry) => entry.split('/', 1)[0] ?? '').filter((top) => !NEVER.has(top))
  return new Set([...fixed, ...tops])
}

/** Folders that are read at the same time. */
const AT_ONCE = 16

interface Branch {
  readonly folder: string
  /** What a file below it is; null: no source. */
  readonly take: (path: string) => SourceFile | null
}

const takeCode =
  (nameOf: (path: string) => string) =>
  (path: string): SourceFile | null =>
    CODE.has(extname(path)) ? { kind: 'code', name: nameOf(path) } : null

/** Gives names relative to a folder, with forward slashes. */
function namesBelow(folder: string): (path: string) => string {
  const begin = folder.endsWith(sep) ? folder : `${folder}${sep}`
  // `relative` compares the whole of both paths, for each of thousands of files
  return (path) =>
    (path.startsWith(begin) ? path.slice(begin.length) : relative(folder, path)).replaceAll(sep, '/')
}

function createList(project: string, most: number, quickLook: Look) {
  const files = new Map<string, SourceFile>()
  let full = false

  const add = (path: string, file: SourceFile) => {
    const known = files.get(path)?.kind
    if (known === 'manifest') return
    const key = file.kind === 'asset' && known === 'code' ? `${path}${COPIED}` : path
    if (files.has(key) || files.size < most) files.set(key, file)
    else full = true
  }
  const relativeName = namesBelow(project)

  // a folder is looked at once, though it has code and many entries lie in it
  const listed = new Map<string, Promise<Dirent[]>>()
  const listOnce = (folder: string) => once(listed, folder, () => list(folder, quickLook))

  /** All files below some folders, those of the upper levels first; what each is, or null. */
  async function walk(tops: readonly Branch[]): Promise<void> {
    const folders = [...tops]
    while (folders.length > 0) {
      if (full) return
      const group = folders.splice(0, AT_ONCE)
      const entries = await Promise.all(group.map(({ folder }) => listOnce(folder)))
      for (const [at, { folder, take }] of group.entries()) {
        for (const entry of entries[at] ?? []) {
          // as `join` would, which looks at each character again: neither part has one to tidy up
          const path = `${folder}${sep}${entry.name}`
          if (entry.isDirectory()) folders.push({ folder: path, take })
          // what the link leads to is seen when it is read
          else if (entry.isSymbolicLink())
            add(path, take(path) ?? { kind: 'linked', name: relativeName(path) })
          else if (entry.isFile()) {
            const file = take(path)
            if (file !== null) add(path, file)
          }
        }
      }
    }
  }

  const staying = new Map<string, Promise<boolean>>()
  /** Null: the folder is not of the package. */
  const lookInto = async ({ root, folder }: AssetEntry) => {
    const stays = await once(staying, `${root}\0${folder}`, () =>
      staysIn(root, folder, root === project ? quickLook : lookElsewhere),
    )
    return stays ? listOnce(folder) : null
  }

  /** Looks into the folders of a package's assets ahead of `assets`, which then waits for none of them. */
  async function look(root: string, entries: readonly string[], packages: readonly LocalPackage[]) {
    for (const group of groupsOf(root, entries, packages)) await Promise.all(group.map(lookInto))
  }

  /** The file of an entry and its variants for screens of other densities, or the files of its folder with theirs. */
  async function takeEntry(entry: AssetEntry): Promise<void> {
    const { folder, file } = entry
    const here = await lookInto(entry)
    if (here === null) {
      add(folder, { kind: 'linked', name: relativeName(folder) })
      return
    }
    const asset = (found: string) => add(found, { kind: 'asset', name: relativeName(found) })
    if (file !== null) asset(join(folder, file))
    for (const found of here) {
      const path = join(folder, found.name)
      if (found.isDirectory() && VARIANT.test(found.name)) {
        for (const variant of await listOnce(path))
          if (!variant.isDirectory() && (file === null || variant.name === file))
            asset(join(path, variant.name))
      } else if (file === null && !found.isDirectory() && !IGNORED.has(found.name)) asset(path)
    }
  }

  return {
    files,
    isFull: () => full,
    /** The app's own code, with its manifest, and its page. */
    async own(): Promise<void> {
      add(join(project, PUBSPEC), { kind: 'manifest', name: relativeName(join(project, PUBSPEC)) })
      const code = takeCode(relativeName)
      await walk([
        { folder: join(project, 'lib'), take: code },
        // its texts are made into code; they may lie beside it
        { folder: join(project, 'l10n'), take: (path) => (extname(path) === '.arb' ? code(path) : null) },
        { folder: join(project, 'web'), take: (path) => ({ kind: 'web', name: relativeName(path) }) },
      ])
      add(join(project, 'l10n.yaml'), { kind: 'code', name: 'l10n.yaml' })
    },
    /** The library of a package with its manifest. */
    async library({ root, name }: LocalPackage): Promise<void> {
      add(join(root, PUBSPEC), { kind: 'manifest', name: relativeName(join(root, PUBSPEC)) })
      const lib = join(root, 'lib')
      if (!(await staysIn(root, lib, lookElsewhere))) return
      const nameOf = namesBelow(lib)
      const take = takeCode((path) => `package:${name}/${nameOf(path)}`)
      await walk([{ folder: lib, take }])
    },
    look,
    async assets(root: string, entries: readonly string[], packages: readonly LocalPackage[]): Promise<void> {
      for (const group of groupsOf(root, entries, packages)) {
        if (full) return
        await Promise.all(group.map(lookInto))
        for (const entry of group) await takeEntry(entry)
      }
    },
  }
}

/** What entries of a package mean, so many at a time as are looked at together. */
function* groupsOf(root: string, entries: readonly string[], packages: readonly LocalPackage[]) {
  for (let next = 0; next < entries.length; next += AT_ONCE)
    yield entries.slice(next, next + AT_ONCE).flatMap((entry) => assetEntries(root, entry, packages))
}

interface AssetEntry {
  /** What it must not lead out of. */
  readonly root: string
  readonly folder: string
  /** Null: all of the folder. */
  readonly file: string | null
}

/** What an entry of a package means, which may be its own or another package's. */
function assetEntries(root: string, entry: string, packages: readonly LocalPackage[]): AssetEntry[] {
  const top = entry.split('/', 1)[0] ?? ''
  if (NEVER.has(top) && top !== 'packages') return []
  const [, name, below] = /^packages\/([\w]+)\/(.+)$/.exec(entry) ?? []
  const owner = packages.find((found) => found.name === name)
  const entryOf = (of: string, inside: string): AssetEntry => {
    const path = join(of, inside)
    return inside.endsWith('/')
      ? { root: of, folder: path, file: null }
      : { root: of, folder: dirname(path), file: basename(path) }
  }
  return [
    // `packages/name/…` means the library of that package, unless the folder is there
    ...(owner !== undefined && below !== undefined ? [entryOf(join(owner.root, 'lib'), below)] : []),
    ...(contains(root, join(root, entry)) ? [entryOf(root, entry)] : []),
  ]
}

function once<T>(known: Map<string, Promise<T>>, key: string, look: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? look()
  known.set(key, found)
  return found
}

const CODE = new Set(['.dart', '.arb'])
/** As Flutter names the folders of pictures for denser screens: `2.0x`. */
const VARIANT = /^\d+(?:\.\d*)?x$/
const IGNORED = new Set(['.DS_Store'])

const list = (folder: string, look: Look) =>
  look(
    () => readdirSync(folder, { withFileTypes: true }),
    () => readdir(folder, { withFileTypes: true }),
  ).catch((): Dirent[] => [])

/** Whether a folder lies in a package, wherever links lead. */
async function staysIn(root: string, folder: string, look: Look): Promise<boolean> {
  const found = await findBelow(look, root, folder)
  if (found !== 'linked') return found !== 'absent'
  const [real, around] = await Promise.all([
    realpath(folder).catch(() => null), // it is not there: nor are its files
    realpath(root).catch(() => root),
  ])
  return real !== null && within(around, real)
}
