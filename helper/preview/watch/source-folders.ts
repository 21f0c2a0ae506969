import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathOfFileUrl, readForeign, valueOr } from '../../foreign-files/index.ts'

const FIXED = ['lib', 'assets', 'web']
/** Folders of tools or platforms, which are not read even if `pubspec.yaml` names them. */
const NEVER = new Set(['build', 'node_modules', 'android', 'ios', 'macos', 'linux', 'windows', 'packages'])

export const PUBSPEC = 'pubspec.yaml'

/**
 * The folders below a codebase whose files reach the app: the usual ones, and those that `pubspec.yaml` lists as assets
 * or fonts.
 */
export async function sourceFolders(project: string): Promise<readonly string[]> {
  const { folders } = await assetsOf(project)
  const found = await Promise.all(
    folders.map(async (name) => {
      if (NEVER.has(name) || FIXED.includes(name)) return []
      const facts = await stat(join(project, name)).catch(() => null)
      return facts?.isDirectory() === true ? [name] : []
    }),
  )
  return [...FIXED, ...found.flat()]
}

/**
 * Single files beside those folders that reach the app: `pubspec.yaml`, what generates its texts, and assets that lie
 * in the codebase's own folder (`.env`). They may be absent.
 */
export async function sourceFiles(project: string): Promise<readonly string[]> {
  const { files } = await assetsOf(project)
  return [...new Set([PUBSPEC, 'l10n.yaml', ...files])]
}

async function assetsOf(project: string) {
  const none = { folders: [], files: [] }
  return valueOr(await readForeign('assets', join(project, PUBSPEC), null), none)
}

const MOST_PACKAGES = 50
/** Packages that were downloaded or belong to the SDK, and are not edited. */
const NOT_EDITED = /[/\\](?:\.pub-cache|Pub[/\\]Cache|packages[/\\]flutter\w*|bin[/\\]cache)(?:[/\\]|$)/

/** The `lib` folders, absolute, of packages that the app takes from this machine by `path:`. */
export async function pathPackages(project: string): Promise<readonly string[]> {
  const folder = join(project, '.dart_tool')
  const read = await readForeign('package-roots', join(folder, 'package_config.json'), null)
  // there are none before the first `pub get`, or while the file is being written
  const roots = valueOr(read, [])
    .map((rootUri) => rootOf(folder, rootUri))
    .filter((root) => root !== null && root !== project && !NOT_EDITED.test(root))
    .slice(0, MOST_PACKAGES)
  const found = await Promise.all(
    roots.map(async (root) => {
      // a folder without a pubspec.yaml is no package and may be very large
      const facts = await stat(join(root ?? '', PUBSPEC)).catch(() => null)
      return facts?.isFile() === true ? [join(root ?? '', 'lib')] : []
    }),
  )
  return found.flat()
}

/** When `pub get` last wrote which packages there are, in ms since the epoch; 0: never. */
export async function packagesWrittenAt(project: string): Promise<number> {
  const facts = await stat(join(project, '.dart_tool', 'package_config.json')).catch(() => null)
  return facts?.mtimeMs ?? 0
}

function rootOf(folder: string, uri: string): string | null {
  const base = pathToFileURL(`${folder}/`)
  if (!URL.canParse(uri, base.href)) return null
  const url = new URL(uri, base)
  // a URL with a host belongs to another machine
  const path = url.host === '' ? pathOfFileUrl(url.href) : null
  return path === null ? null : resolve(path)
}
