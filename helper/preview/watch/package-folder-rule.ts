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
