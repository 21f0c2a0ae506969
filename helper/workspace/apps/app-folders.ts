import { join } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { holdsSource } from '../codebases/source-folders.ts'
import type { AppManifest } from './app-manifest.ts'

/** A folder with a `pubspec.yaml`. */
export interface PackageFolder {
  /** Absolute. */
  readonly folder: string
  /** Names of the folders from the project directory on. */
  readonly names: readonly string[]
  readonly manifest: AppManifest
  /** Names of the folders in it. */
  readonly folders: ReadonlySet<string>
}

export interface SearchLimits {
  /** How many folders are looked at. */
  readonly folders: number
  /** How far below the project directory, or below a folder that a workspace names. */
  readonly depth: number
}

/** Somebody may name their whole home: every real project is smaller, and this many take a second or two. */
export const SEARCH_LIMITS: SearchLimits = { folders: 20_000, depth: 8 }
/** Read at the same time: the disk answers sooner, and the helper's own loop is free in between. */
const TOGETHER = 32

/** What a package has of its own: sources and what is built from them, no packages. */
const INSIDE_A_PACKAGE = new Set(
  ['lib', 'test', 'test_driver', 'integration_test', 'assets', 'fonts'].concat([
    'android',
    'ios',
    'linux',
    'macos',
    'web',
    'windows',
  ]),
)
/** Made for tests of tools, or to be copied. */
const FIXTURES = /^(?:__fixtures__|fixtures?|test_?fixtures?|test_?data|__brick__)$/i

interface Waiting {
  readonly names: readonly string[]
  readonly depth: number
  /** Named by a workspace, or below such a folder. */
  readonly named: boolean
}

/**
 * Every package below a directory, the nearest first, and how many folders were looked at before the search was given
 * up. Links are not followed. What a pub workspace or melos names is looked at first, so that a limit does not hide it.
 */
export async function packageFolders(
  directory: string,
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<{ readonly packages: readonly PackageFolder[]; readonly cut: number | null }> {
  const packages: PackageFolder[] = []
  const seen = new Set<string>()
  let looked = 0
  let cut: number | null = null
  let named: Waiting[] = []
  let others: Waiting[] = [{ names: [], depth: 0, named: false }]
  while (named.length + others.length > 0) {
    if (looked >= limits.folders) {
      cut = looked
      break
    }
    const most = Math.min(TOGETHER, limits.folders - looked)
    const batch = (named.length > 0 ? named : others).slice(0, most)
    if (named.length > 0) named = named.slice(most)
    else others = others.slice(most)
    looked += batch.length
    const found = await Promise.all(batch.map((at) => inspect(directory, at)))
    for (const { at, pkg, enter, members } of found) {
      if (pkg !== null) packages.push(pkg)
      const below = at.depth < limits.depth ? enter : []
      const next = members
        .map((member): Waiting => ({ names: [...at.names, ...member], depth: 0, named: true }))
        .concat(below.map((name) => ({ names: [...at.names, name], depth: at.depth + 1, named: at.named })))
      for (const one of next) {
        const key = one.names.join('/')
        if (!seen.has(key)) (one.named ? named : others).push(one)
        seen.add(key)
      }
    }
  }
  return { packages: packages.toSorted((a, b) => a.names.length - b.names.length || compare(a, b)), cut }
}

const compare = (a: PackageFolder, b: PackageFolder) =>
  a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0

interface Inspected {
  readonly at: Waiting
  readonly pkg: PackageFolder | null
  readonly enter: readonly string[]
  /** Folders that a workspace or melos names: the part before the first glob. */
  readonly members: readonly (readonly string[])[]
}

async function inspect(directory: string, at: Waiting): Promise<Inspected> {
  const { names } = at
  const folder = join(directory, ...names)
  const entries = await entriesOf(folder)
  const files = new Set(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name))
  const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
  if (await isSdk(folder, folders)) return { at, pkg: null, enter: [], members: [] }
  const manifest = files.has('pubspec.yaml')
    ? valueOr(await readForeign('app-manifest', join(folder, 'pubspec.yaml'), null), null)
    : null
  const melos = files.has('melos.yaml')
    ? valueOr(await readForeign('melos', join(folder, 'melos.yaml'), null), [])
    : []
  const enter = [...folders].filter(
    (name) => mayHoldApps(name) && (manifest === null || !INSIDE_A_PACKAGE.has(name)),
  )
  return {
    at,
    pkg: manifest === null ? null : { folder, names, manifest, folders },
    enter: enter.sort(),
    members: [...(manifest?.members ?? []), ...melos].flatMap((member) => namesBeforeGlob(member)),
  }
}

const mayHoldApps = (name: string) => holdsSource(name) && !FIXTURES.test(name) && !name.includes('{{')

/** `packages/*` → `packages`. Nothing for a path that leads out, and for one that a search would leave out. */
function namesBeforeGlob(member: string): string[][] {
  const parts = member.split('/').filter((part) => part !== '' && part !== '.')
  const glob = parts.findIndex((part) => /[*?[\]{}]/.test(part))
  const names = glob === -1 ? parts : parts.slice(0, glob)
  return names.length > 0 && names.every((name) => mayHoldApps(name) && !/[\\\0]/.test(name)) ? [names] : []
}

/** A Flutter SDK within the project, which brings hundreds of apps of its own. */
async function isSdk(folder: string, folders: ReadonlySet<string>): Promise<boolean> {
  if (!folders.has('bin') || !folders.has('packages')) return false
  const [programs, packages] = await Promise.all([
    entriesOf(join(folder, 'bin')),
    entriesOf(join(folder, 'packages')),
  ])
  return (
    programs.some(({ name }) => name === 'flutter') && packages.some(({ name }) => name === 'flutter_tools')
  )
}
