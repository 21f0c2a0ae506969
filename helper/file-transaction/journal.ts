import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import * as z from 'zod/mini'
import { parseJson, textOf } from '../state/index.ts'
import { systemCode } from '../errors/index.ts'

/** One file of a swap, by the digests of its bytes; null: it is not there. */
const Entry = z.object({
  /** Relative to the app, for people. */
  path: z.string(),
  /** Absolute and real: where a link leads, not the link. */
  target: z.string(),
  /** The new bytes, beside the target until they take its place; null: the file goes. */
  temporary: z.nullable(z.string()),
  /** The old bytes, in our own folder; null: there was no file. */
  backup: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  mode: z.nullable(z.number()),
})
export type Entry = z.infer<typeof Entry>

/** What is written down of a swap: while it happens, and afterwards so that it can be undone. */
export const SwapRecord = z.object({
  id: z.string(),
  at: z.string(),
  project_id: z.string(),
  app: z.string(),
  /** `preparing`: no file of the app was touched yet. `swapping`: all new bytes lie ready, and some may be in place. */
  phase: z.enum(['preparing', 'swapping', 'done']),
  entries: z.array(Entry),
})
export type SwapRecord = z.infer<typeof SwapRecord>

/** Our folder for swaps, below the helper's home. */
export interface SwapFolder {
  readonly folder: string
  readonly journal: string
  readonly undo: string
  /** What `undo` will be once the swap under way is done: written before it, so that its end needs no space. */
  readonly next: string
}

/** `of`: whose swaps; each has a journal and an Undo of its own. */
export function swapFolder(home: string, of: 'firebase' | 'edits' = 'firebase'): SwapFolder {
  const folder = join(home, of)
  return {
    folder,
    journal: join(folder, 'swap.json'),
    undo: join(folder, 'undo.json'),
    next: join(folder, 'undo.next.json'),
  }
}

export const backupsOf = ({ folder }: SwapFolder, id: string) => join(folder, 'backups', id)

/** On the disk when it resolves. */
export async function writeRecord(path: string, record: SwapRecord): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFileAtomic(path, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
}

/** Null: there is none, or none that can be read. */
export async function readRecord(path: string): Promise<SwapRecord | null> {
  const parsed = SwapRecord.safeParse(parseJson((await textOf(path)) ?? ''))
  return parsed.success ? parsed.data : null
}

export const removeRecord = (path: string) => rm(path, { force: true })

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The bytes of a backup; null: it is not there. */
export async function bytesAt(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return null
    throw error
  }
}
