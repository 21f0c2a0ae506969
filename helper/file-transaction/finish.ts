import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  FolderMovedError,
  type HeldFolder,
  removeFile,
  renameIn,
  writeNewFile,
} from '../project-files/index.ts'
import { entriesOf } from '../state/index.ts'
import { type AppFolders, digestIn, inOwnFolder } from './app-folders.ts'
import {
  backupsOf,
  bytesAt,
  digestOf,
  type Entry,
  readRecord,
  removeRecord,
  type SwapFolder,
  type SwapRecord,
  writeRecord,
} from './journal.ts'

/** The new bytes, or their absence. */
export async function putInPlace(folder: HeldFolder, { temporary, target }: Entry): Promise<void> {
  if (temporary === null) await removeFile(folder, basename(target))
  else await renameIn(folder, basename(temporary), basename(target))
}

export const doneOf = (record: SwapRecord): SwapRecord => ({ ...record, phase: 'done' })

/** Makes a swap whose files are all in place the one that can be undone; the backups of earlier ones go. */
export async function finish(
  swapFolder: SwapFolder,
  record: SwapRecord,
  folders: AppFolders,
): Promise<SwapRecord> {
  const done = doneOf(record)
  if ((await readRecord(swapFolder.next))?.id === done.id)
    await inOwnFolder(swapFolder.folder, (folder) =>
      renameIn(folder, basename(swapFolder.next), basename(swapFolder.undo)),
    )
  else await writeRecord(swapFolder.undo, done)
  await removeAllBeside(record, folders)
  await removeRecord(swapFolder.journal)
  const backups = join(backupsOf(swapFolder, done.id), '..')
  for (const { name } of await entriesOf(backups))
    if (name !== done.id) await rm(join(backups, name), { recursive: true, force: true })
  return done
}

/**
 * Old bytes where new ones are; a file that has neither was changed by somebody else, and is left alone. So is one
 * whose folder is not there any more.
 */
export async function rollBack(
  swapFolder: SwapFolder,
  record: SwapRecord,
  folders: AppFolders,
): Promise<void> {
  if (record.phase !== 'preparing')
    for (const entry of record.entries) await restore(entry, folders.of(entry.target))
  await removeAllBeside(record, folders)
  await removeRecord(swapFolder.next)
  await removeRecord(swapFolder.journal)
  await rm(backupsOf(swapFolder, record.id), { recursive: true, force: true })
}

async function restore(entry: Entry, folder: HeldFolder | null): Promise<void> {
  const { target, backup, before, after, mode } = entry
  if (folder === null || (await digestIn(folder, target)) !== after) return
  if (before === null) return removeFile(folder, basename(target))
  const old = backup === null ? null : await bytesAt(backup)
  if (old === null || digestOf(old) !== before) throw new Error(`The backup of ${target} is gone`)
  await removeFile(folder, besideFor(entry))
  await writeNewFile(folder, besideFor(entry), old, mode ?? NEW_FILE)
  return renameIn(folder, besideFor(entry), basename(target))
}

/** The permissions of a file that was not there. */
export const NEW_FILE = 0o644

const besideFor = ({ temporary, target }: Entry) => `${basename(temporary ?? target)}.back`

async function removeAllBeside({ entries }: SwapRecord, folders: AppFolders): Promise<void> {
  for (const entry of entries) {
    const folder = folders.of(entry.target)
    if (folder === null) continue
    try {
      if (entry.temporary !== null) await removeFile(folder, basename(entry.temporary))
      await removeFile(folder, besideFor(entry))
    } catch (error) {
      // the folder was moved away with its contents, which are not looked for elsewhere
      if (!(error instanceof FolderMovedError)) throw error
    }
  }
}
