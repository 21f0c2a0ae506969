import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppPlatform, type ProjectApp } from '@mosaygent/contract'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { packageFolders, type PackageFolder, SEARCH_LIMITS, type SearchLimits } from './app-folders.ts'

export interface FoundApps {
  /** The one to use first, examples last. */
  readonly apps: readonly ProjectApp[]
  /** How many folders were looked at, where that was not all of them. */
  readonly cut: number | null
}

/** More than any app has; each is read. */
const MOST_ENTRY_POINTS = 50

/**
 * Every Flutter app in a directory: a package that depends on Flutter, is neither plugin nor module, and has a file
 * `lib/main*.dart` (or `lib/main/main*.dart`) with which a run can begin.
 */
export async function findApps(directory: string, limits: SearchLimits = SEARCH_LIMITS): Promise<FoundApps> {
  const { packages, cut } = await packageFolders(directory, limits)
  const names = new Map(packages.map(({ folder, manifest }) => [folder, manifest.name]))
  const apps: ProjectApp[] = []
  // one after the other: another process reads their files anyway
  for (const found of packages) {
    if (!found.manifest.mayBeApp) continue
    const app = await appIn(found, names)
    if (app !== null) apps.push(app)
  }
  return { apps: inOrder(apps), cut }
}

async function appIn(
  { folder, names, manifest, folders }: PackageFolder,
  packageNames: ReadonlyMap<string, string | null>,
): Promise<ProjectApp | null> {
  const entry_points = await entryPointsOf(folder)
  if (entry_points.length === 0) return null
  const web = await isFile(join(folder, 'web', 'index.html'))
  const example = names.at(-1) === 'example' && packageNames.has(join(folder, '..'))
  const parent = example ? (packageNames.get(join(folder, '..')) ?? null) : null
  return {
    path: names.join('/') || '.',
    // every second example is called just that
    name:
      manifest.name === 'example' && parent !== null ? `${parent} example` : nameOf(manifest.name, folder),
    web,
    entry_points,
    platforms: AppPlatform.options.filter((platform) => (platform === 'web' ? web : folders.has(platform))),
    example,
  }
}

/** Where apps keep the files that a run begins with. */
const FOLDERS = ['lib', 'lib/main']

/** The files that a run of an app can begin with, `lib/main.dart` first. */
export async function entryPointsOf(app: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of FOLDERS) {
    const entries = await entriesOf(join(app, folder))
    const names = entries.filter((entry) => entry.isFile() && /^main.*\.dart$/.test(entry.name))
    const sorted = names.map(({ name }) => name).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    for (const name of sorted.slice(0, MOST_ENTRY_POINTS)) {
      const file = join(app, folder, name)
      if (valueOr(await readForeign('entry-point', file, null), false)) found.push(`${folder}/${name}`)
    }
  }
  return found
}

const rank = (name: string) => (name === 'main.dart' ? 0 : 1)

const nameOf = (name: string | null, folder: string) => name ?? folder.split(/[\\/]/).at(-1) ?? folder

/** The folder that Clone makes, then the nearest, examples of packages last. */
function inOrder(apps: readonly ProjectApp[]): ProjectApp[] {
  const key = ({ path, example }: ProjectApp) =>
    example === true ? 2 : /^(?:[^/]+\/)?flutter$/i.test(path) ? 0 : 1
  // they come nearest first, and the order of equals stays
  return apps.toSorted((a, b) => key(a) - key(b))
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
