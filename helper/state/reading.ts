import { constants, type Dirent } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** What makes a folder or file one that is not there for us; anything else is unexpected. */
const GONE_OR_CLOSED = new Set(
  ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'ENXIO'].concat(
    // a path with a NUL byte, which a repository may name and no system has; one that is longer than any
    ['ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'],
  ),
)

/** In bytes. What we read as a whole is written by hand; a repository may hold anything under its name. */
const MOST_TEXT = 4_000_000
/** In bytes. */
const FIRST_PIECE = 16_384

/** The entries of a folder; none when it is gone or closed to us. */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (GONE_OR_CLOSED.has(systemCode(error) ?? '')) return []
    throw error
  }
}

/**
 * A small text file, or null when it is gone or closed to us, too large, or no file at all: a repository can hold a
 * link to a device that never ends, an archive a pipe without a writer.
 */
export async function textOf(path: string): Promise<string | null> {
  try {
    // a pipe without a writer would block the opening; Windows has no such flag
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const found = await file.stat()
      return found.isFile() && found.size <= MOST_TEXT ? await readAll(file, found.size) : null
    } finally {
      await file.close()
    }
  } catch (error) {
    if (GONE_OR_CLOSED.has(systemCode(error) ?? '')) return null
    throw error
  }
}

/**
 * To the end, wherever that is: a file that the system itself makes (`/proc/self/pagemap`) says that it is empty and is
 * 256 GB, or cannot be read at all. Null: it is larger than what we take.
 */
async function readAll(file: FileHandle, size: number): Promise<string | null> {
  const pieces: Buffer[] = []
  let length = 0
  for (;;) {
    const piece = Buffer.allocUnsafe(Math.max(FIRST_PIECE, size + 1 - length))
    const { bytesRead } = await file.read(piece, 0, piece.length, null).catch((error: unknown) => {
      // an empty file of a disk has no bytes that could be broken
      if (size === 0) return { bytesRead: null }
      throw error
    })
    if (bytesRead === null) return null
    if (bytesRead === 0) return Buffer.concat(pieces).toString('utf8')
    pieces.push(piece.subarray(0, bytesRead))
    length += bytesRead
    if (length > MOST_TEXT) return null
  }
}
