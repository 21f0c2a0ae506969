import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** The state of a source file at one moment. */
export interface SourceFingerprint {
  readonly size: number
  readonly mtimeMs: number
  /** Of the content, so that saving without an edit is no change; null for files that are too large to hash. */
  readonly hash: string | null
}

/** Larger files, such as pictures and films, are compared by size and time. */
const HASHED_BYTES = 1024 * 1024

/**
 * The fingerprint of an ordinary file; null for anything else, because reading a pipe or a device may never end. A file
 * that grows meanwhile is read up to its size at the beginning.
 */
export async function readFingerprint(path: string): Promise<SourceFingerprint | null> {
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
