import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Look, lookElsewhere } from '../../foreign-files/index.ts'

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
export const readFingerprint = (
  path: string,
  look: Look = lookElsewhere,
): Promise<SourceFingerprint | null> =>
  look(
    () => readAtOnce(path),
    () => readElsewhere(path),
  )

// a pipe without a writer would block the opening; Windows has no such flag
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

async function readElsewhere(path: string): Promise<SourceFingerprint | null> {
  const file = await open(path, FLAGS)
  try {
    const found = await file.stat()
    if (!isHashed(found)) return unhashed(found)
    const content = Buffer.allocUnsafe(found.size)
    let length = 0
    while (length < content.length) {
      const { bytesRead } = await file.read(content, length, content.length - length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return hashed(found, content.subarray(0, length))
  } finally {
    await file.close()
  }
}

/** The same in one go. */
function readAtOnce(path: string): SourceFingerprint | null {
  const file = openSync(path, FLAGS)
  try {
    const found = fstatSync(file)
    if (!isHashed(found)) return unhashed(found)
    const content = Buffer.allocUnsafe(found.size)
    let length = 0
    while (length < content.length) {
      const bytesRead = readSync(file, content, length, content.length - length, null)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return hashed(found, content.subarray(0, length))
  } finally {
    closeSync(file)
  }
}

const isHashed = (found: Stats) => found.isFile() && found.size <= HASHED_BYTES

const unhashed = (found: Stats): SourceFingerprint | null =>
  found.isFile() ? { size: found.size, mtimeMs: found.mtimeMs, hash: null } : null

const hashed = ({ size, mtimeMs }: Stats, content: Buffer): SourceFingerprint => ({
  size,
  mtimeMs,
  hash: createHash('sha1').update(content).digest('base64'),
})
