import { realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathOfUri, readForeign, valueOr } from '../../foreign-files/index.ts'
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

/**
 * The packages of an app that are edited beside it: those that `pub get` found outside its cache and the SDK, and before
 * the first `pub get` those that it will find. Both lists may come with a repository and name any folder, so one counts
 * only if its own `pubspec.yaml` has the name that it is listed under, and `mayBePackage` allows it.
 */
export async function localPackages(project: string, home = homedir()): Promise<LocalPackages> {
  const [folder, realProject, realHome] = await Promise.all([
    packageConfigFolder(project),
    realOf(project),
    realOf(home),
  ])
  const pending = folder === null ? await namedByPubspec(project) : await configured(folder)
  const real = { project: realProject, home: realHome }
  const found = new Map<string, LocalPackage>()
  // a list goes on over what is added while it is walked
  for (const { name, folder: written } of pending) {
    if (isDownloaded(written)) continue
    const root = await realpath(written).catch(() => null) // moved or deleted since
    if (root === null || found.has(root) || root === real.project) continue
    if (!mayBePackage(root, real) || isDownloaded(root) || !(await isFile(join(root, PUBSPEC)))) continue
    const pubspec = valueOr(await readForeign('assets', join(root, PUBSPEC), null), null)
    if (pubspec === null || pubspec.name === null || pubspec.name !== (name ?? pubspec.name)) continue
    if (found.size === MOST_PACKAGES) return { packages: [...found.values()], cut: true }
    const around = contains(root, real.project)
    found.set(root, { name: pubspec.name, root, written, around, entries: pubspec.entries })
    if (folder === null) pending.push(...(await takenByPath(root)))
  }
  return { packages: [...found.values()], cut: false }
}

const namedByPubspec = async (project: string): Promise<NamedPackage[]> =>
  (await Promise.all([takenByPath(project), workspaceAround(project)])).flat()

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
export async function packagesWrittenAt(project: string): Promise<number> {
  const folder = await packageConfigFolder(project)
  if (folder === null) return 0
  const facts = await stat(join(folder, PACKAGE_CONFIG)).catch(() => null)
  return facts?.mtimeMs ?? 0
}

/** How pub names the folders of its cache, and where an SDK has its own packages. */
const DOWNLOADED =
  /[/\\](?:\.pub-cache|Pub[/\\]Cache|hosted[/\\][^/\\]+|packages[/\\]flutter\w*|bin[/\\]cache)(?:[/\\]|$)/
const isDownloaded = (root: string) => DOWNLOADED.test(root)

const realOf = (path: string) => realpath(path).catch(() => path)
const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false, // gone, or closed to us
  )
