import { realpath } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { systemCode } from '../errors/index.ts'
import { type FoundFile, type HeldFolder, holdFolder, readFileIn } from '../project-files/index.ts'
import { digestOf } from './journal.ts'

/** The folders of the app that a swap writes into, held from before its first look until its end. */
export interface AppFolders {
  /** Null: it is gone, or a link has its place or that of a folder above it. */
  of(target: string): HeldFolder | null
}

/** `targets` are absolute and real, as they were judged. */
export async function withAppFolders<T>(
  targets: readonly string[],
  work: (folders: AppFolders) => Promise<T>,
): Promise<T> {
  const held = new Map<string, HeldFolder | null>()
  try {
    for (const path of new Set(targets.map((target) => dirname(target))))
      held.set(path, await holdFolder(path))
    return await work({ of: (target) => held.get(dirname(target)) ?? null })
  } finally {
    for (const folder of held.values()) await folder?.close()
  }
}

/** Holds our own folder while `work` runs; the configured path may be a link. */
export async function inOwnFolder<T>(path: string, work: (folder: HeldFolder) => Promise<T>): Promise<T> {
  const folder = await holdFolder(await realpath(path))
  if (folder === null) throw new Error(`${path} is gone`)
  try {
    return await work(folder)
  } finally {
    await folder.close()
  }
}

/** What is there instead of a file: equal to no digest. */
const NO_FILE = 'not a file'

/** The file of that name, or why there is none: nothing has the name, or something that is no file (a link, a folder, gigabytes). */
export async function foundAt(
  folder: HeldFolder | null,
  target: string,
): Promise<FoundFile | null | typeof NO_FILE> {
  if (folder === null) return null
  try {
    return await readFileIn(folder, basename(target))
  } catch (error) {
    if (['ELOOP', 'EISDIR', 'ENXIO', 'ENOTDIR', 'EFBIG'].includes(systemCode(error) ?? '')) return NO_FILE
    throw error
  }
}

/** The digest of a file's bytes; null: nothing is there. */
export async function digestIn(folder: HeldFolder | null, target: string): Promise<string | null> {
  const found = await foundAt(folder, target)
  return found === null || found === NO_FILE ? found : digestOf(found.bytes)
}
