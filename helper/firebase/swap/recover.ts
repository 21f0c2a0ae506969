import { digestAt, readRecord, removeRecord, type SwapFolder, type SwapRecord } from './journal.ts'
import { finish, putInPlace, rollBack } from './settle.ts'

export type Recovered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'finished'; readonly record: SwapRecord }
  | { readonly kind: 'rolled-back'; readonly record: SwapRecord }

/**
 * What a helper that was killed in the middle of a swap left: before the point of no return the old files stay and
 * what lay beside them goes; after it the rest is swapped too, unless somebody changed one of the files meanwhile, in
 * which case those that were swapped get their old bytes back. May itself be killed and run again.
 */
export async function recoverSwap(place: SwapFolder): Promise<Recovered> {
  const record = await readRecord(place.journal)
  if (record === null) {
    // one that cannot be read is not ours: ours are there whole or not at all
    await removeRecord(place.journal)
    return { kind: 'nothing' }
  }
  if (record.phase === 'preparing' || !(await canFinish(record))) {
    await rollBack(place, record)
    return { kind: 'rolled-back', record }
  }
  for (const entry of record.entries) {
    if ((await digestAt(entry.target)) !== entry.after) await putInPlace(entry)
  }
  return { kind: 'finished', record: await finish(place, record) }
}

async function canFinish({ entries }: SwapRecord): Promise<boolean> {
  for (const { target, temporary, before, after } of entries) {
    const now = await digestAt(target)
    if (now === after) continue
    if (now !== before) return false
    if (temporary !== null && (await digestAt(temporary)) !== after) return false
  }
  return true
}
