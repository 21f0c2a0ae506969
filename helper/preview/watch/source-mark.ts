import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** What a source was at one moment. */
export interface SourceMark {
  readonly size: number
  readonly mtimeMs: number
  /** Of the content, so that saving without a change is no change; null for files too large to hash each time. */
  readonly hash: string | null
}

/** Larger ones, pictures and films, go by size and time: no file is held in memory for its mark. */
const HASHED_BYTES = 1024 * 1024

/**
 * The mark of an ordinary file; null for anything else, whatever it was a moment ago: a pipe at whose other end nobody
 * is would be waited for without end, a device read without end. What grows meanwhile is read up to the size it had.
 */
export async function readMark(path: string): Promise<SourceMark | null> {
  // a pipe without a writer would block the opening; Windows has no such flag
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = await file.stat()
    if (!found.isFile()) return null
    const { size, mtimeMs } = found
    if (size > HASHED_BYTES) return { size, mtimeMs, hash: null }
    const content = Buffer.allocUnsafe(size)
    let length = 0
    while (length < size) {
      const { bytesRead } = await file.read(content, length, size - length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    const hash = createHash('sha1').update(content.subarray(0, length)).digest('base64')
    return { size, mtimeMs, hash }
  } finally {
    await file.close()
  }
}
