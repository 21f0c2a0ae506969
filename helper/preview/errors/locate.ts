import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a printed place lies: `file` for people, `path` to read from (null when it is no file of this machine). */
export interface Place {
  readonly file: string
  readonly path: string | null
}

/** Turns the compiler's location (relative, percent-encoded, forward slashes; or a URI) into a place. */
export function locate(project: string, location: string): Place {
  if (location.startsWith('file:') && URL.canParse(location)) return named(project, fileURLToPath(location))
  const scheme = /^([a-z][a-z-]+):/i.exec(location)
  if (scheme !== null) return { file: location, path: null }
  return named(project, resolve(project, decode(location)))
}

function named(project: string, path: string): Place {
  const inside = relative(project, path)
  const outside = inside === '' || inside.startsWith('..') || isAbsolute(inside)
  return { file: (outside ? path : inside).split(sep).join('/'), path }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a real percent sign
  }
}
