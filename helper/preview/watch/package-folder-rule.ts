import { isAbsolute, parse, relative, sep } from 'node:path'

/** Whether a path lies below a folder. */
export function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  return inside !== '' && inside !== '..' && !/^\.\.[/\\]/.test(inside) && !isAbsolute(inside)
}

/** Whether a path is a folder, or lies below it. */
export const within = (folder: string, path: string) => path === folder || contains(folder, path)

/**
 * Whether a folder may be that of a package: not a disk or a folder of the system, not the home folder or around it,
 * and not inside a folder with a dot (`.ssh`, `.config`) that the codebase does not lie in too. All paths are real.
 */
export function mayBePackage(
  root: string,
  { project, home }: { readonly project: string; readonly home: string },
): boolean {
  if (within(root, home)) return false
  const { root: disk } = parse(root)
  const parts = root.slice(disk.length).split(sep)
  if (parts.length < 2) return false
  let shared = disk
  for (const part of parts) {
    const here = shared.endsWith(sep) ? shared + part : shared + sep + part
    if (part.startsWith('.') && !within(here, project)) return false
    shared = here
  }
  return !SYSTEM.some((folder) => within(folder, root))
}

const SYSTEM = ['/etc', '/proc', '/sys', '/dev', '/boot', '/run', '/root/.ssh', '/bin', '/sbin', '/usr/lib']

/** Parts that no file of a package has: settings, keys and what tools write. */
const NEVER_OPENED = /^(?:\..*|build|node_modules|Pods)$/

/**
 * Whether a file of a package may be opened. `inside`: its path below the package. Of a package that is around the
 * codebase only its manifest and its library: the rest belongs to other packages.
 */
export function mayBeOpened(inside: string, around: boolean): boolean {
  const parts = inside.split(/[/\\]/)
  if (parts.some((part) => NEVER_OPENED.test(part))) return false
  return !around || inside === 'pubspec.yaml' || parts[0] === 'lib'
}
