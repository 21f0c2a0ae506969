import { type Dirent } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
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
export async function listSources(project: string, most = MOST_FILES): Promise<Sources> {
  const [{ packages, cut }, own] = await Promise.all([
    localPackages(project),
    readForeign('assets', join(project, PUBSPEC), null),
  ])
  const list = createList(project, most)
  const entries = valueOr(own, { name: null, entries: [] }).entries
  await list.code(project, null)
  await list.all(join(project, 'web'), 'web')
  await list.assets(project, entries, packages)
  for (const found of packages) {
    await list.code(found.root, found.name)
    await list.assets(found.root, found.entries, packages)
  }
  const roots = [
    { folder: project, tops: topsOf(['lib', 'web', 'l10n', PUBSPEC, 'l10n.yaml'], entries) },
    ...packages.map((found) => ({ folder: found.root, tops: topsOf(['lib', PUBSPEC], found.entries) })),
  ]
  return { files: list.files, roots, cut: cut || list.isFull() }
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

function createList(project: string, most: number) {
  const files = new Map<string, SourceFile>()
  let full = false

  const add = (path: string, file: SourceFile) => {
    const known = files.get(path)?.kind
    if (known === 'manifest') return
    const key = file.kind === 'asset' && known === 'code' ? `${path}${COPIED}` : path
    if (files.has(key) || files.size < most) files.set(key, file)
    else full = true
  }
  const relativeName = (path: string) => relative(project, path).split(sep).join('/')

  /** All files below a folder; `take` says what each is, or null. */
  async function walk(folder: string, take: (path: string) => SourceFile | null): Promise<void> {
    if (full) return
    for (const entry of await list(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await walk(path, take)
      // what the link leads to is seen when it is read
      else if (entry.isSymbolicLink()) add(path, take(path) ?? { kind: 'linked', name: relativeName(path) })
      else if (entry.isFile()) {
        const file = take(path)
        if (file !== null) add(path, file)
      }
    }
  }

  /** The file of an entry and its variants for screens of other densities, or the files of its folder with theirs. */
  async function takeEntry(root: string, entry: string): Promise<void> {
    const path = join(root, entry)
    const folder = entry.endsWith('/') ? path : dirname(path)
    if (!(await staysIn(root, folder))) {
      add(folder, { kind: 'linked', name: relativeName(folder) })
      return
    }
    const asset = (found: string) => add(found, { kind: 'asset', name: relativeName(found) })
    const wanted = entry.endsWith('/') ? null : basename(path)
    if (wanted !== null) asset(path)
    for (const found of await list(folder)) {
      const here = join(folder, found.name)
      if (found.isDirectory() && VARIANT.test(found.name)) {
        for (const variant of await list(here))
          if (!variant.isDirectory() && (wanted === null || variant.name === wanted))
            asset(join(here, variant.name))
      } else if (wanted === null && !found.isDirectory() && !IGNORED.has(found.name)) asset(here)
    }
  }

  return {
    files,
    isFull: () => full,
    /** The library of a package with its manifest; `name` null: of the app. */
    async code(root: string, name: string | null): Promise<void> {
      add(join(root, PUBSPEC), { kind: 'manifest', name: relativeName(join(root, PUBSPEC)) })
      const lib = join(root, 'lib')
      if (name !== null && !(await staysIn(root, lib))) return
      const nameOf = (path: string) =>
        name === null ? relativeName(path) : `package:${name}/${relative(lib, path).split(sep).join('/')}`
      const take = (path: string): SourceFile | null =>
        CODE.has(extname(path)) ? { kind: 'code', name: nameOf(path) } : null
      await walk(lib, take)
      if (name !== null) return
      // its texts are made into code; they may lie beside it
      await walk(join(root, 'l10n'), (path) => (extname(path) === '.arb' ? take(path) : null))
      add(join(root, 'l10n.yaml'), { kind: 'code', name: 'l10n.yaml' })
    },
    all: (folder: string, kind: SourceKind) => walk(folder, (path) => ({ kind, name: relativeName(path) })),
    async assets(root: string, entries: readonly string[], packages: readonly LocalPackage[]): Promise<void> {
      for (const entry of entries) {
        if (full) return
        const top = entry.split('/', 1)[0] ?? ''
        if (NEVER.has(top) && top !== 'packages') continue
        const [, name, below] = /^packages\/([\w]+)\/(.+)$/.exec(entry) ?? []
        const owner = packages.find((found) => found.name === name)
        // `packages/name/…` means the library of that package, unless the folder is there
        if (owner !== undefined && below !== undefined) await takeEntry(join(owner.root, 'lib'), below)
        if (contains(root, join(root, entry))) await takeEntry(root, entry)
      }
    },
  }
}

const CODE = new Set(['.dart', '.arb'])
/** As Flutter names the folders of pictures for denser screens: `2.0x`. */
const VARIANT = /^\d+(?:\.\d*)?x$/
const IGNORED = new Set(['.DS_Store'])

const list = (folder: string) => readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])

/** Whether a folder lies in a package, wherever links lead. */
async function staysIn(root: string, folder: string): Promise<boolean> {
  const [real, around] = await Promise.all([
    realpath(folder).catch(() => null), // it is not there: nor are its files
    realpath(root).catch(() => root),
  ])
  return real !== null && within(around, real)
}
