import { isAbsolute, relative, sep } from 'node:path'

/** The app’s folder as its choices are kept; null: it lies outside. */
export function nameIn(directory: string, app: string): string | null {
  const path = relative(directory, app)
  if (path === '') return '.'
  return isAbsolute(path) || path.split(sep)[0] === '..' ? null : path.split(sep).join('/')
}
