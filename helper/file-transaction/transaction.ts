import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FolderMovedError, type HeldFolder, writeNewFile } from '../project-files/index.ts'
import { type AppFolders, digestIn, foundAt, inOwnFolder, withAppFolders } from './app-folders.ts'
import {
  backupsOf,
  bytesAt,
  digestOf,
  type Entry,
  type SwapFolder,
  type SwapRecord,
  writeRecord,
} from './journal.ts'
import { doneOf, finish, NEW_FILE, putInPlace, rollBack } from './finish.ts'

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

/**
 * `changed`: somebody else changed a file since it was read. `moved`: its folder is gone, or a link leads elsewhere from
 * where it was. Either way the old bytes are where they were.
 */
export type SwapOutcome =
  | { readonly kind: 'swapped'; readonly record: SwapRecord }
  | { readonly kind: 'changed'; readonly path: string }
  | { readonly kind: 'moved'; readonly path: string }

export interface SwapRequest {
  readonly swapFolder: SwapFolder
  readonly project: string
  readonly app: string
  readonly files: readonly FileSwap[]
  /** All new bytes are in place, and what follows tidies up. It may yet fail: then the old ones are put back. */
  readonly onInPlace?: (() => void) | undefined
  /** Called before each step; tests end the process there, or let it fail. */
  readonly onStep?: (step: string) => void
}

/**
 * Gives several files new bytes, all or none. Everything that can fail (space, permissions) is done beside the targets
 * first; then each is renamed into place. A failure on the way puts the old bytes back before it is thrown on, and
 * after a kill the journal lets the next start finish it or undo it (`recover.ts`).
 */
export function swapFiles(request: SwapRequest): Promise<SwapOutcome> {
  const targets = request.files.map(({ target }) => target)
  return withAppFolders(targets, (folders) => swapIn(request, folders))
}

async function swapIn(
  { swapFolder, project, app, files, onInPlace, onStep }: SwapRequest,
  folders: AppFolders,
): Promise<SwapOutcome> {
  const step = onStep ?? (() => undefined)
  const id = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  const backups = backupsOf(swapFolder, id)
  const parts = await partsOf(files, { backups, id, folders })
  if ('kind' in parts) return parts
  let record: SwapRecord = {
    id,
    at: new Date().toISOString(),
    project_id: project,
    app,
    phase: 'preparing',
    entries: parts.map(({ entry }) => entry),
  }
  try {
    step('journal')
    await mkdir(backups, { recursive: true, mode: 0o700 })
    await writeRecord(swapFolder.journal, record)
    await allDone([
      ...parts.flatMap(({ file: { before, after }, folder, entry }, index) => [
        async () => {
          step(`backup ${index}`)
          if (before !== null)
            await inOwnFolder(backups, (own) => writeNewFile(own, String(index), before, 0o600))
        },
        async () => {
          step(`temporary ${index}`)
          if (after !== null && entry.temporary !== null)
            await writeNewFile(folder, basename(entry.temporary), after, entry.mode ?? NEW_FILE)
        },
      ]),
      async () => {
        step('next')
        await writeRecord(swapFolder.next, doneOf(record))
      },
    ])
    const changed = async ({ file, folder, entry }: Part): Promise<SwapOutcome | null> => {
      if ((await digestIn(folder, file.target)) === entry.before) return null
      await rollBack(swapFolder, record, folders)
      return { kind: 'changed', path: file.path }
    }
    for (const part of parts) {
      const found = await changed(part)
      if (found !== null) return found
    }
    step('commit')
    const ready: SwapRecord = { ...record, phase: 'swapping' }
    await writeRecord(swapFolder.journal, ready)
    record = ready
    for (const [index, part] of parts.entries()) {
      step(`swap ${index}`)
      // an editor may have saved it while the records were written
      const found = await changed(part)
      if (found !== null) return found
      await putInPlace(part.folder, part.entry)
    }
    // what was written into a folder that is now elsewhere is not what the app has
    for (const { file, folder } of parts) {
      if (await folder.isInPlace()) continue
      await rollBack(swapFolder, record, folders)
      return { kind: 'moved', path: file.path }
    }
    onInPlace?.()
    step('record')
    return { kind: 'swapped', record: await finish(swapFolder, record, folders) }
  } catch (error) {
    try {
      await rollBack(swapFolder, record, folders)
    } catch (cause) {
      // the old files are not all in place; the journal lets the next start put them back
      throw new Error('The old files could not all be put back.', { cause })
    }
    const moved =
      error instanceof FolderMovedError ? parts.find(({ folder }) => folder.path === error.path) : null
    if (moved) return { kind: 'moved', path: moved.file.path }
    throw error
  }
}

/** All side by side, since each waits for the disk; what fails is thrown once none of them writes any more. */
async function allDone(works: readonly (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(works.map((work) => work()))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

interface Part {
  readonly file: FileSwap
  readonly folder: HeldFolder
  readonly entry: Entry
}

interface Surroundings {
  readonly backups: string
  readonly id: string
  readonly folders: AppFolders
}

/** What is done to each file; or why nothing can be. */
async function partsOf(
  files: readonly FileSwap[],
  { backups, id, folders }: Surroundings,
): Promise<Part[] | Exclude<SwapOutcome, { kind: 'swapped' }>> {
  const parts: Part[] = []
  for (const [index, file] of files.entries()) {
    const { path, target, before, after } = file
    const folder = folders.of(target)
    if (folder === null) return { kind: 'moved', path }
    const found = before === null ? null : await foundAt(folder, target)
    if (before !== null && (found === null || typeof found === 'string')) return { kind: 'changed', path }
    const hidden = join(dirname(target), `.${basename(target)}.mosaygent-${id}`)
    const entry: Entry = {
      path,
      target,
      temporary: after === null ? null : hidden,
      backup: before === null ? null : join(backups, String(index)),
      before: before === null ? null : digestOf(before),
      after: after === null ? null : digestOf(after),
      mode: found === null || typeof found === 'string' ? null : found.mode,
    }
    parts.push({ file, folder, entry })
  }
  return parts
}

/** `changed`: that file is not as the swap left it, or its backup is gone. */
type Reverse =
  | { readonly kind: 'files'; readonly files: FileSwap[] }
  | { readonly kind: 'changed'; readonly path: string }

/** The swap that puts the bytes of before a finished one back. */
export function reverseOf(record: SwapRecord): Promise<Reverse> {
  const targets = record.entries.map(({ target }) => target)
  return withAppFolders(targets, (folders) => reverseIn(record, folders))
}

async function reverseIn(record: SwapRecord, folders: AppFolders): Promise<Reverse> {
  const files: FileSwap[] = []
  for (const { path, target, backup, before, after } of record.entries) {
    const found = await foundAt(folders.of(target), target)
    if (typeof found === 'string') return { kind: 'changed', path }
    const now = found?.bytes ?? null
    const old = backup === null ? null : await bytesAt(backup)
    const asLeft = (now === null ? null : digestOf(now)) === after
    const whole = (old === null ? null : digestOf(old)) === before
    if (!asLeft || !whole) return { kind: 'changed', path }
    files.push({ path, target, before: now, after: old })
  }
  return { kind: 'files', files }
}
