import { execFileSync } from 'node:child_process'
import { truncate, writeFile } from 'node:fs/promises'

/** How this machine lets a test have file systems of its own: as root, or in a user namespace; null: not at all. */
const UNSHARE = [['-Urm'], ['-m']].find(mayMount) ?? null

/** Why tests with file systems of their own are skipped here; null: they are not. */
export const NO_MOUNTS =
  UNSHARE === null
    ? 'no file system can be mounted here: neither root nor a user namespace (unshare -Urm) may'
    : null

function mayMount(flags: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  try {
    execFileSync('unshare', [...flags, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false // not allowed, or no unshare
  }
}

/** Runs a command line with a small disk of its own in that folder; nobody else sees it, and it goes with the command. */
export function onSmallDisk(folder: string, size: string): (line: readonly string[]) => readonly string[] {
  return mounted(`mount -t tmpfs -o size=${size} tmpfs "$1"`, folder)
}

/** Runs a command line that sees a folder as one that nobody may write. */
export function readOnly(folder: string): (line: readonly string[]) => readonly string[] {
  return mounted('mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"', folder)
}

function mounted(mount: string, folder: string) {
  const script = `${mount} && cd / && shift && exec "$@"`
  return (line: readonly string[]) => [
    'unshare',
    ...(UNSHARE ?? []),
    'sh',
    '-c',
    script,
    'sh',
    folder,
    ...line,
  ]
}

/** A path as the process sees it. */
export const seenBy = (pid: number | undefined, path: string) => `/proc/${pid}/root${path}`

/** Fills what is left of a disk. */
export async function fill(file: string): Promise<void> {
  // the last bytes too, for which a large piece has no room
  for (const size of [64 * 1024, 512]) while (await append(file, Buffer.alloc(size))) continue
}

async function append(file: string, bytes: Buffer): Promise<boolean> {
  try {
    await writeFile(file, bytes, { flag: 'a' })
    return true
  } catch {
    return false // full
  }
}

/** Gives the space of a filler back. */
export const free = (file: string) => truncate(file, 0)
