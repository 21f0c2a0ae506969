import { realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Look, lookElsewhere, pathOfUri, readForeign, valueOr } from '../../foreign-files/index.ts'
import { PACKAGE_CONFIG, packageConfigFolder } from '../../tools/index.ts'
import { contains, mayBePackage } from './package-folder-rule.ts'
import { type NamedPackage, takenByPath, workspaceAround } from './packages-by-pubspec.ts'

export const PUBSPEC = 'pubspec.yaml'

/** A package that the app takes from this machine, by `path:` or as a member of its workspace. */
export interface LocalPackage {
  readonly name: string
  /** Absolute, with links resolved. */
  readonly root: string
  /** The same as the package configuration has it, which is how the compiler prints it. */
  readonly written: string
  /** It is around the codebase, as the root of a workspace is: its folder has much that is not of the package. */
  readonly around: boolean
  /** Assets, fonts and shaders as its `pubspec.yaml` lists them. */
  readonly entries: readonly string[]
}

export interface LocalPackages {
  /** At most `MOST_PACKAGES`. */
  readonly packages: readonly LocalPackage[]
  /** There are more. */
  readonly cut: boolean
}

const MOST_PACKAGES = 100
/** Packages that are looked at together: each look waits for the disk. */
const AT_ONCE = 16

/**
 * The packages of an app that are edited beside it: those that `pub get` found outside its cache and the SDK, and before
 * the first `pub get` those that it will find. Both lists may come with a repository and name any folder, so one counts
 * only if its own `pubspec.yaml` has the name that it is listed under, and `mayBePackage` allows it.
 */
export async function localPackages(
  project: string,
  look: Look = lookElsewhere,
  home = homedir(),
): Promise<LocalPackages> {
  const folder = await packageConfigFolder(project, look)
  let wave = folder === null ? await namedByPubspec(project, look) : await configured(folder)
  if (wave.length === 0) return { packages: [], cut: false }
  const [realProject, realHome] = await Promise.all([realOf(project), realOf(home)])
  const real = { project: realProject, home: realHome }
  const found = new Map<string, LocalPackage>()
  // those that the packages of one wave take are the next one
  while (wave.length > 0) {
    const added: string[] = []
    for (let next = 0; next < wave.length; next += AT_ONCE) {
      const looks = wave.slice(next, next + AT_ONCE).map((named) => lookAtPackage(named, real))
      for (const look of await Promise.all(looks)) {
        if (look === null || found.has(look.root)) continue
        if (found.size === MOST_PACKAGES) return { packages: [...found.values()], cut: true }
        found.set(look.root, look)
        added.push(look.root)
      }
    }
    wave = folder === null ? (await Promise.all(added.map((root) => takenByPath(root)))).flat() : []
  }
  return { packages: [...found.values()], cut: false }
}

interface RealFolders {
  readonly project: string
  readonly home: string
}

/** Null: none that is edited beside the app, or none that counts. */
async function lookAtPackage(
  { name, folder: written }: NamedPackage,
  real: RealFolders,
): Promise<LocalPackage | null> {
  if (isDownloaded(written)) return null
  const root = await realpath(written).catch(() => null) // moved or deleted since
  if (root === null || root === real.project || !mayBePackage(root, real) || isDownloaded(root)) return null
  const pubspec = valueOr(await readForeign('assets', join(root, PUBSPEC), null), null)
  if (pubspec === null || pubspec.name === null || pubspec.name !== (name ?? pubspec.name)) return null
  return { name: pubspec.name, root, written, around: contains(root, real.project), entries: pubspec.entries }
}

const namedByPubspec = async (project: string, look: Look): Promise<NamedPackage[]> =>
  (await Promise.all([takenByPath(project, look), workspaceAround(project, look)])).flat()

/** None while the file is being written. */
async function configured(folder: string): Promise<NamedPackage[]> {
  const read = valueOr(await readForeign('package-roots', join(folder, PACKAGE_CONFIG), null), null)
  const caches = (read?.caches ?? []).flatMap((uri) => pathOfUri(folder, uri) ?? [])
  return (read?.packages ?? []).flatMap(({ name, rootUri }) => {
    const written = pathOfUri(folder, rootUri)
    return written === null || caches.some((cache) => contains(cache, written))
      ? []
      : [{ name, folder: written }]
  })
}

/** When `pub get` last wrote which packages there are, in ms since the epoch; 0: never. */
export async function packagesWrittenAt(project: string, look: Look = lookElsewhere): Promise<number> {
  const folder = await packageConfigFolder(project, look)
  if (folder === null) return 0
  const facts = await stat(join(folder, PACKAGE_CONFIG)).catch(() => null)
  return facts?.mtimeMs ?? 0
}

/** How pub names the folders of its cache, and where an SDK has its own packages. */
const DOWNLOADED =
  /[/\\](?:\.pub-cache|Pub[/\\]Cache|hosted[/\\][^/\\]+|packages[/\\]flutter\w*|bin[/\\]cache)(?:[/\\]|$)/
const isDownloaded = (root: string) => DOWNLOADED.test(root)

const realOf = (path: string) => realpath(path).catch(() => path)
