import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rmdir, unlink } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'
import type { HeldFolder } from './held-folder.ts'
import { thisSystem } from '../operating-system/index.ts'

/** A file as it was found, by one look. */
export interface FoundFile {
  readonly bytes: Buffer
  /** Permissions alone. */
  readonly mode: number
}

// a link in the file's place is not followed, a pipe's other end is not waited for; Windows has neither flag
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** In bytes. Nothing that is replaced comes near: what has its place since is not held in memory to see that. */
const MOST_BYTES = 4_000_000

/** Null: there is no file of that name. Throws for what is no ordinary file, a link included, or very large (EFBIG). */
export async function readFileIn(folder: HeldFolder, name: string): Promise<FoundFile | null> {
  let file: FileHandle
  try {
    file = await open(await folder.reach(name), READ)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    const found = await file.stat()
    if (!found.isFile()) throw Object.assign(new Error(`${name} is not a file`), { code: 'EISDIR' })
    if (found.size > MOST_BYTES) throw Object.assign(new Error(`${name} is too large`), { code: 'EFBIG' })
    return { bytes: await file.readFile(), mode: found.mode & 0o777 }
  } finally {
    await file.close()
  }
}

/**
 * Writes a new file, its bytes on the disk when it resolves.
 * @throws what the system says: EEXIST where something has the name, ENOSPC, EACCES…
 */
export async function writeNewFile(
  folder: HeldFolder,
  name: string,
  bytes: Buffer,
  mode: number,
): Promise<void> {
  const file = await open(await folder.reach(name), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    if (thisSystem().files.modes) await file.chmod(mode)
    await file.sync()
  } catch (error) {
    await file.close()
    await removeFile(folder, name)
    throw error
  }
  await file.close()
}

/** Renames an entry atomically: a reader of the new name gets the old file or the new one, never half of one. */
export async function renameIn(folder: HeldFolder, from: string, to: string): Promise<void> {
  // the look at the folder comes last, right before the rename
  await rename(await folder.reach(from), await folder.reach(to))
  await syncFolder(folder)
}

/** Removes a file, or a link itself; nothing when there is none. */
export async function removeFile(folder: HeldFolder, name: string): Promise<void> {
  try {
    await unlink(await folder.reach(name))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return
    throw error
  }
  await syncFolder(folder)
}

/** Makes a folder, and says whether; nothing when the name is taken, by whatever: `enter` tells. */
export async function makeFolderIn(folder: HeldFolder, name: string): Promise<boolean> {
  try {
    await mkdir(await folder.reach(name))
    return true
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
    return false
  }
}

/** Removes an empty folder; nothing when there is none. Throws ENOTEMPTY, and ENOTDIR for a file or a link. */
export async function removeEmptyFolder(folder: HeldFolder, name: string): Promise<void> {
  try {
    await rmdir(await folder.reach(name))
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
}

/** Removes an entry with everything in it, one level at a time: a link in it goes, what it leads to stays. */
export async function removeTree(folder: HeldFolder, name: string): Promise<void> {
  const inner = await folder.enter(name)
  if (inner === null) return removeFile(folder, name)
  try {
    for (const entry of await readdir(await inner.reach('.'))) await removeTree(inner, entry)
  } finally {
    await inner.close()
  }
  await removeEmptyFolder(folder, name)
}

/** A rename is on the disk once its folder is. Windows has no such thing, and some network disks refuse it. */
async function syncFolder(folder: HeldFolder): Promise<void> {
  if (!thisSystem().files.syncsFolders) return
  let open_: FileHandle | null = null
  try {
    open_ = await open(await folder.reach('.'), constants.O_RDONLY | constants.O_DIRECTORY)
    await open_.sync()
  } catch {
    // the rename itself was done; only how soon it outlives a power cut is unknown
  } finally {
    await open_?.close()
  }
}
