import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { decodedUri, pathOfFileUrl } from '../../foreign-files/index.ts'
import type { LocalPackage } from '../watch/local-packages.ts'
import { contains } from '../watch/package-folder-rule.ts'

/** A printed location: `file` for people, `path` to read from (null when it is no file of this machine). */
export interface LocatedFile {
  readonly file: string
  readonly path: string | null
}

/**
 * Finds the file of the compiler's location, which is relative and percent-encoded, or a URI. A library of a local
 * package is named as code imports it.
 */
export function locate(
  project: string,
  location: string,
  packages: readonly LocalPackage[] = [],
): LocatedFile {
  const path = pathOfFileUrl(location)
  if (path !== null) return named(project, path, packages)
  const scheme = /^([a-z][a-z-]+):/i.exec(location)
  if (scheme !== null) return { file: location, path: pathOfImport(location, packages) }
  return named(project, resolve(project, decodedUri(location) ?? location), packages)
}

/** The file of `package:name/…` in a local package; null: it is of none. */
function pathOfImport(location: string, packages: readonly LocalPackage[]): string | null {
  const [, name, below] = /^package:([^/]+)\/(.+)$/.exec(location) ?? []
  const found = packages.find((one) => one.name === name)
  if (found === undefined || below === undefined) return null
  const path = resolve(found.root, 'lib', decodedUri(below) ?? below)
  return contains(join(found.root, 'lib'), path) ? path : null
}

function named(project: string, path: string, packages: readonly LocalPackage[]): LocatedFile {
  for (const { name, root, written } of packages) {
    const lib = [join(written, 'lib'), join(root, 'lib')].find((folder) => contains(folder, path))
    if (lib !== undefined) return { file: `package:${name}/${slashes(relative(lib, path))}`, path }
    if (contains(written, path) || contains(root, path))
      return { file: slashes(relative(project, path)), path }
  }
  const inside = relative(project, path)
  const outside = inside === '' || inside.startsWith('..') || isAbsolute(inside)
  const file = slashes(outside ? path : inside)
  return { file: outside ? shortened(file) : file, path }
}

const slashes = (path: string) => path.split(sep).join('/')

/** A file of the SDK's packages, as code imports it; other paths unchanged. */
function shortened(file: string): string {
  const [, name, path] = file.length > LONGEST_PATH ? [] : (SDK_FILE.exec(file) ?? [])
  return name === undefined || path === undefined ? file : `package:${name}/${path}`
}

/** No system allows a longer path. */
const LONGEST_PATH = 4_096
const SDK_FILE = /\/packages\/(flutter(?:_[a-z_]+)?|integration_test)\/lib\/(.+\.dart)$/
