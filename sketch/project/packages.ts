import { realpathSync } from 'node:fs'
import path from 'node:path'
import { configuredPackages, isShare, workspaceRootOf } from './package-config.ts'
import { percentDecoded } from './percent-decoded.ts'
import { readPubspec } from './read-pubspec.ts'
import { FLUTTER_GEN } from './translations/gen-l10n.ts'
import { workspaceMembers } from './workspace-members.ts'
import type { NamedFolder } from './package-config.ts'
import type { Pubspec } from './read-pubspec.ts'

/** A package whose source is read: the app itself, or one that it takes from a folder of this machine. */
export interface LocalPackage {
  readonly name: string
  readonly directory: string
  /** The same, links followed. */
  readonly root: string
  readonly assets: readonly string[]
}

/** By name. */
export type Packages = ReadonlyMap<string, LocalPackage>

const MAX_PACKAGES = 200
/** Drawn and evaluated by tables of their names, and so not followed where somebody has their source. */
const KNOWN_BY_NAME = new Set(
  [
    'flutter flutter_test flutter_localizations flutter_web_plugins flutter_driver integration_test sky_engine',
    'bloc flutter_bloc hydrated_bloc provider nested get get_it flutter_hooks intl',
    'riverpod flutter_riverpod hooks_riverpod riverpod_annotation go_router google_fonts',
    'font_awesome_flutter cached_network_image octo_image flutter_svg lottie cupertino_icons',
  ].flatMap((names) => names.split(' ')),
)

/**
 * The app and the packages of this machine that it can import: what its pubspec and theirs take by path, what `pub
 * get` found, and the members of its workspace. A folder counts only when it has a pubspec of that name.
 */
export function readPackages(directory: string, app: Pubspec): Packages {
  const found = new Map<string, LocalPackage>()
  const own = accepted({ name: app.packageName, directory }, app)
  if (own !== null) found.set(app.packageName, own)
  const workspace = workspaceRootOf(directory)
  const pending = [
    ...taken(directory, app),
    ...configuredPackages(directory, workspace),
    ...(workspace === null ? [] : workspaceMembers(workspace)),
  ]
  // A list goes on over what is added while it is walked.
  for (const named of pending) {
    if (found.size >= MAX_PACKAGES) break
    if (found.has(named.name) || KNOWN_BY_NAME.has(named.name)) continue
    const reading = readPubspec(named.directory)
    const each = reading.kind === 'read' ? accepted(named, reading.pubspec) : null
    if (each === null || reading.kind !== 'read') continue
    found.set(each.name, each)
    pending.push(...taken(each.directory, reading.pubspec))
  }
  return found
}

/** What a pubspec takes by path; an override before what it overrides. */
function taken(directory: string, { pathDependencies }: Pubspec): NamedFolder[] {
  return pathDependencies
    .filter(([, named]) => !isShare(named))
    .map(([name, named]) => ({ name, directory: path.resolve(directory, named) }))
    .toReversed()
}

function accepted({ name, directory }: NamedFolder, pubspec: Pubspec): LocalPackage | null {
  if (pubspec.packageName !== name) return null
  try {
    return { name, directory, root: realpathSync(directory), assets: pubspec.assets }
  } catch {
    return null // It went away in this moment.
  }
}

/** Where a URI of code that is read lies; null for packages that are not, and for Dart's own libraries. */
export function resolveUri(written: string, from: string, packages: Packages): string | null {
  const uri = decoded(written)
  if (uri === '' || uri.startsWith('dart:')) return null
  const named = /^package:([^/]+)\/(.*)$/s.exec(uri)
  if (named !== null) {
    const [, name = '', below = ''] = named
    if (name === 'flutter_gen') {
      const around = packageAround(from, packages)
      return around === null
        ? null
        : path.join(around.directory, FLUTTER_GEN, path.posix.normalize(`/${below}`))
    }
    const found = packages.get(name)
    return found === undefined ? null : inLibrary(found, below)
  }
  if (uri.startsWith('package:')) return null
  // From the root of its package: FlutterFlow writes all its imports so.
  if (uri.startsWith('/')) {
    const around = packageAround(from, packages)
    return around === null ? null : inLibrary(around, uri)
  }
  const around = packageAround(from, packages)
  const library = around === null ? null : path.join(around.directory, 'lib')
  if (around === null || library === null || !from.startsWith(library + path.sep)) {
    return path.resolve(path.dirname(from), uri)
  }
  // A file below `lib/` has a `package:` address.
  const folder = path.relative(library, path.dirname(from)).split(path.sep).join('/')
  return inLibrary(around, `${folder}/${uri}`)
}

/** Addresses may have what stands for a character, as `%20` for a space; what stands for none stays as it is written. */
function decoded(uri: string): string {
  const text = percentDecoded(uri)
  // no path has a zero byte, and Node throws for it
  return text === null || text.includes('\0') ? uri : text
}

/** Dart resolves a `package:` address within its package: dots that lead above `lib/` are dropped. */
function inLibrary({ directory }: LocalPackage, below: string): string {
  return path.join(directory, 'lib', path.posix.normalize(`/${below}`))
}

/** The package that a file lies in: the innermost, because a repository's packages often lie in its app's folder. */
export function packageAround(file: string, packages: Packages): LocalPackage | null {
  let innermost: LocalPackage | null = null
  for (const each of packages.values()) {
    const inside = file.startsWith(each.directory + path.sep)
    if (inside && each.directory.length > (innermost?.directory.length ?? -1)) innermost = each
  }
  return innermost
}
