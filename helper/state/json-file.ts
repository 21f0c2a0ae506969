import { readFile, rename, stat } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'
import type * as z from 'zod/mini'
import { createSerialQueue } from '../async/index.ts'
import { systemCode } from '../errors/index.ts'
import { parseJson } from './parse-json.ts'

/**
 * One JSON file of ours, read once and replaced whole at each change (temporary file, fsync, rename; 0600). A
 * damaged file never stops the start: it is set aside with its bytes and the default takes its place.
 */
export interface JsonFile<T> {
  get(): T
  /** Resolves when this change is on the disk; of many at once the newest state is written for all. */
  update(change: (value: T) => T): Promise<void>
  /** The same for a user's choice: when it cannot be written, the old value stays. */
  choose(change: (value: T) => T): Promise<void>
}

export interface OpenJsonFile<T> {
  readonly path: string
  readonly schema: z.ZodMiniType<T>
  readonly initial: T
  /** In bytes; a larger file is a damaged one, of which nothing is read. Left out: no matter how large. */
  readonly most?: number
  /** Called when a damaged file was set aside, with its new path. */
  readonly onDamaged: (setAside: string) => void
}

export async function openJsonFile<T>({
  path,
  schema,
  initial,
  onDamaged,
  most = Infinity,
}: OpenJsonFile<T>): Promise<JsonFile<T>> {
  let value: T = await read({ path, schema, onDamaged, initial, most })
  const writes = createSerialQueue<'write', void>()
  const update = (change: (value: T) => T) => {
    value = change(value)
    // what is changed while a write runs goes to the disk with the next one, all of it at once
    return writes.add('write', (begun) => {
      begun()
      return writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
    })
  }
  return {
    get: () => value,
    update,
    async choose(change) {
      const before = value
      const writing = update(change)
      const chosen = value
      try {
        await writing
      } catch (error) {
        // a later change was made on top of it and is being written with it
        if (value === chosen) value = before
        throw error
      }
    },
  }
}

async function read<T>({ path, schema, onDamaged, initial, most }: Required<OpenJsonFile<T>>): Promise<T> {
  let text: string
  try {
    text = most < Infinity && (await stat(path)).size > most ? '' : await readFile(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return initial
    throw error
  }
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const aside = `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(path, aside)
  onDamaged(aside)
  return initial
}
