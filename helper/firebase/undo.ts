import type { FirebaseUndo } from '@mosaygent/contract'
import { type Outcome, refuse } from '../errors/index.ts'
import {
  bytesAt,
  changedMeanwhile,
  readRecord,
  removeRecord,
  reverseOf,
  type SwapFolder,
  type SwapRecord,
  writeFiles,
} from '../file-transaction/index.ts'

/** The newest fetch into this app that can be taken back, or null. */
export async function undoOf(folders: SwapFolder, app: string): Promise<FirebaseUndo | null> {
  const record = await readRecord(folders.undo)
  if (record === null || record.app !== app) return null
  const { at, project_id, entries } = record
  for (const { backup } of entries) if (backup !== null && (await bytesAt(backup)) === null) return null
  return { at, project_id, files: entries.map(({ path }) => path) }
}

/** Puts the bytes of before the newest fetch back; refused, with nothing touched, when a file was changed since. */
export async function undoFetch(folders: SwapFolder, app: string | null): Promise<Outcome<SwapRecord>> {
  const record = await readRecord(folders.undo)
  if (record === null || record.app !== app)
    return refuse(
      'nothing-to-undo',
      'No config files were fetched into this app, or they were restored already.',
    )
  const reverse = await reverseOf(record)
  if (reverse.kind === 'changed') return changedMeanwhile(reverse.path)
  const written = await writeFiles({
    swapFolder: folders,
    project: record.project_id,
    app,
    files: reverse.files,
  })
  // taken back is taken back: an undo is not undone
  if (written.ok) await removeRecord(folders.undo)
  return written
}
