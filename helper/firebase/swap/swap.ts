import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makePrivateFolder, writeDurable } from './durable.ts'
import {
  backupsOf,
  bytesAt,
  digestAt,
  digestOf,
  type Entry,
  type SwapFolder,
  type SwapRecord,
  writeRecord,
} from './journal.ts'
import { doneOf, finish, putInPlace, rollBack } from './settle.ts'

/** One file that is to change. */
export interface FileSwap {
  /** Relative to the app, for people. */
  readonly path: string
  /** Absolute and real; its folder exists. */
  readonly target: string
  /** What was read when it was decided to change the file; null: it was not there. */
  readonly before: Buffer | null
  /** Null: the file goes. */
  readonly after: Buffer | null
}

/** `changed`: somebody else changed a file since it was read; nothing was touched. */
export type SwapEnd =
  | { readonly kind: 'swapped'; readonly record: SwapRecord }
  | { readonly kind: 'changed'; readonly path: string }

export interface SwapRequest {
  readonly place: SwapFolder
  readonly project: string
  readonly app: string
  readonly files: readonly FileSwap[]
  /** Told before each step; tests end the process there, or let it fail. */
  readonly onStep?: (step: string) => void
}

/**
 * Gives several files new bytes, all or none. Everything that can fail (space, permissions) is done beside the targets
 * first; then each is renamed into place. A failure on the way puts the old bytes back before it is thrown on, and
 * after a kill the journal lets the next start finish it or undo it (`recover.ts`).
 */
export async function swapFiles({ place, project, app, files, onStep }: SwapRequest): Promise<SwapEnd> {
  const step = onStep ?? (() => undefined)
  const id = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  const backups = backupsOf(place, id)
  const entries = await Promise.all(files.map((file, index) => entryOf(file, index, backups, id)))
  let record: SwapRecord = {
    id,
    at: new Date().toISOString(),
    project_id: project,
    app,
    phase: 'preparing',
    entries,
  }
  try {
    step('journal')
    await makePrivateFolder(backups)
    await writeRecord(place.journal, record)
    for (const [index, file] of files.entries()) {
      const { backup, temporary, mode } = entries[index] ?? {}
      step(`backup ${index}`)
      if (file.before !== null && backup) await writeDurable(backup, file.before, 0o600)
      step(`temporary ${index}`)
      if (file.after !== null && temporary) await writeDurable(temporary, file.after, mode ?? null)
    }
    for (const { path, target, before } of entries) {
      if ((await digestAt(target)) === before) continue
      await rollBack(place, record)
      return { kind: 'changed', path }
    }
    await writeRecord(place.next, doneOf(record))
    step('commit')
    const ready: SwapRecord = { ...record, phase: 'swapping' }
    await writeRecord(place.journal, ready)
    record = ready
    for (const [index, entry] of entries.entries()) {
      step(`swap ${index}`)
      await putInPlace(entry)
    }
    step('record')
    return { kind: 'swapped', record: await finish(place, record) }
  } catch (error) {
    try {
      await rollBack(place, record)
    } catch (cause) {
      // nobody may be told that the old files are in place; the journal lets the next start see to it
      throw new Error('The old files could not all be put back.', { cause })
    }
    throw error
  }
}

async function entryOf(file: FileSwap, index: number, backups: string, id: string): Promise<Entry> {
  const { path, target, before, after } = file
  const hidden = join(dirname(target), `.${basename(target)}.mosaygent-${id}`)
  return {
    path,
    target,
    temporary: after === null ? null : hidden,
    backup: before === null ? null : join(backups, String(index)),
    before: before === null ? null : digestOf(before),
    after: after === null ? null : digestOf(after),
    mode: before === null ? null : (await stat(target)).mode & 0o777,
  }
}

/** `changed`: that file is not as the swap left it, or its backup is gone. */
type Reverse =
  | { readonly kind: 'files'; readonly files: FileSwap[] }
  | { readonly kind: 'changed'; readonly path: string }

/** The swap that puts the bytes of before a finished one back. */
export async function reverseOf(record: SwapRecord): Promise<Reverse> {
  const files: FileSwap[] = []
  for (const { path, target, backup, before, after } of record.entries) {
    const now = await bytesAt(target)
    const old = backup === null ? null : await bytesAt(backup)
    const asLeft = (now === null ? null : digestOf(now)) === after
    const whole = (old === null ? null : digestOf(old)) === before
    if (!asLeft || !whole) return { kind: 'changed', path }
    files.push({ path, target, before: now, after: old })
  }
  return { kind: 'files', files }
}
