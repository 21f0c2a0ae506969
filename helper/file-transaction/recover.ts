import { type AppFolders, digestIn, withAppFolders } from './app-folders.ts'
import { readRecord, removeRecord, type SwapFolder, type SwapRecord } from './journal.ts'
import { finish, putInPlace, rollBack } from './finish.ts'

export type Recovered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'finished'; readonly record: SwapRecord }
  /** `left`: files that were not looked at, because their folder is gone or a link has its place. */
  | { readonly kind: 'rolled-back'; readonly record: SwapRecord; readonly left: readonly string[] }

/**
 * What a helper that was killed in the middle of a swap left: before the point of no return the old files stay and
 * what lay beside them goes; after it the rest is swapped too, unless somebody changed one of the files meanwhile, in
 * which case those that were swapped get their old bytes back. A folder that is a link by now is not written into. May
 * itself be killed and run again.
 */
export async function recoverSwap(swapFolder: SwapFolder): Promise<Recovered> {
  const record = await readRecord(swapFolder.journal)
  if (record === null) {
    // one that cannot be read is not ours: ours are there whole or not at all
    await removeRecord(swapFolder.journal)
    return { kind: 'nothing' }
  }
  const targets = record.entries.map(({ target }) => target)
  return withAppFolders(targets, (folders) => settleLeft(swapFolder, record, folders))
}

async function settleLeft(
  swapFolder: SwapFolder,
  record: SwapRecord,
  folders: AppFolders,
): Promise<Recovered> {
  if (record.phase === 'preparing' || !(await canFinish(record, folders))) {
    await rollBack(swapFolder, record, folders)
    const left = record.entries.filter(({ target }) => folders.of(target) === null).map(({ path }) => path)
    return { kind: 'rolled-back', record, left }
  }
  for (const entry of record.entries) {
    const folder = folders.of(entry.target)
    if (folder !== null && (await digestIn(folder, entry.target)) !== entry.after)
      await putInPlace(folder, entry)
  }
  return { kind: 'finished', record: await finish(swapFolder, record, folders) }
}

async function canFinish({ entries }: SwapRecord, folders: AppFolders): Promise<boolean> {
  for (const { target, temporary, before, after } of entries) {
    const folder = folders.of(target)
    if (folder === null) return false
    const now = await digestIn(folder, target)
    if (now === after) continue
    if (now !== before) return false
    if (temporary !== null && (await digestIn(folder, temporary)) !== after) return false
  }
  return true
}
