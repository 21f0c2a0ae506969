import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from '../../state/index.ts'
import { removeDurable, replaceDurable, writeDurable } from './durable.ts'
import {
  backupsOf,
  bytesAt,
  digestAt,
  digestOf,
  type Entry,
  readRecord,
  removeRecord,
  type SwapFolder,
  type SwapRecord,
  writeRecord,
} from './journal.ts'

/** The new bytes, or their absence. */
export async function putInPlace({ temporary, target }: Entry): Promise<void> {
  await (temporary === null ? removeDurable(target) : replaceDurable(temporary, target))
}

export const doneOf = (record: SwapRecord): SwapRecord => ({ ...record, phase: 'done' })

/** Makes a swap whose files are all in place the one that can be undone; the backups of earlier ones go. */
export async function finish(place: SwapFolder, record: SwapRecord): Promise<SwapRecord> {
  const done = doneOf(record)
  if ((await readRecord(place.next))?.id === done.id) await replaceDurable(place.next, place.undo)
  else await writeRecord(place.undo, done)
  await Promise.all(record.entries.map(removeBeside))
  await removeRecord(place.journal)
  const backups = join(backupsOf(place, done.id), '..')
  for (const { name } of await entriesOf(backups))
    if (name !== done.id) await rm(join(backups, name), { recursive: true, force: true })
  return done
}

/** Old bytes where new ones are; a file that has neither was changed by somebody else, and is left alone. */
export async function rollBack(place: SwapFolder, record: SwapRecord): Promise<void> {
  if (record.phase !== 'preparing') for (const entry of record.entries) await restore(entry)
  await Promise.all(record.entries.map(removeBeside))
  await removeRecord(place.next)
  await removeRecord(place.journal)
  await rm(backupsOf(place, record.id), { recursive: true, force: true })
}

async function restore(entry: Entry): Promise<void> {
  const { target, backup, before, after, mode } = entry
  if ((await digestAt(target)) !== after) return
  if (before === null) return removeDurable(target)
  const old = backup === null ? null : await bytesAt(backup)
  if (old === null || digestOf(old) !== before) throw new Error(`The backup of ${target} is gone`)
  await rm(besideFor(entry), { force: true })
  await writeDurable(besideFor(entry), old, mode)
  return replaceDurable(besideFor(entry), target)
}

const besideFor = ({ temporary, target }: Entry) => `${temporary ?? target}.back`

async function removeBeside(entry: Entry): Promise<void> {
  if (entry.temporary !== null) await rm(entry.temporary, { force: true })
  await rm(besideFor(entry), { force: true })
}
