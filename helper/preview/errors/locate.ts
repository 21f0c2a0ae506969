import { isAbsolute, relative, resolve, sep } from 'node:path'
import { pathOfFileUrl } from '../../foreign-files/index.ts'

/** A printed location: `file` for people, `path` to read from (null when it is no file of this machine). */
export interface LocatedFile {
  readonly file: string
  readonly path: string | null
}

/** Finds the file of the compiler's location, which is relative and percent-encoded, or a URI. */
export function locate(project: string, location: string): LocatedFile {
  const path = pathOfFileUrl(location)
  if (path !== null) return named(project, path)
  const scheme = /^([a-z][a-z-]+):/i.exec(location)
  if (scheme !== null) return { file: location, path: null }
  return named(project, resolve(project, decode(location)))
}

function named(project: string, path: string): LocatedFile {
  const inside = relative(project, path)
  const outside = inside === '' || inside.startsWith('..') || isAbsolute(inside)
  const file = (outside ? path : inside).split(sep).join('/')
  return { file: outside ? shortened(file) : file, path }
}

/** A file of the SDK's packages, as code imports it; other paths unchanged. */
function shortened(file: string): string {
  const [, name, path] = file.length > LONGEST_PATH ? [] : (SDK_FILE.exec(file) ?? [])
  return name === undefined || path === undefined ? file : `package:${name}/${path}`
}

/** No system allows a longer path. */
const LONGEST_PATH = 4_096
const SDK_FILE = /\/packages\/(flutter(?:_[a-z_]+)?|integration_test)\/lib\/(.+\.dart)$/

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a real percent sign
  }
}
