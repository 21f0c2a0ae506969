import { constants, type Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** What makes a folder or file one that is not there for us; anything else is unexpected. */
const GONE_OR_CLOSED = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'ENXIO'])

/** In bytes. What we read as a whole is written by hand; a repository may hold anything under its name. */
const MOST_TEXT = 4_000_000

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
 * link to a device that never ends, an archive a pipe at whose other end nobody is.
 */
export async function textOf(path: string): Promise<string | null> {
  try {
    // a pipe without a writer would block the opening; Windows has no such flag
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const found = await file.stat()
      return found.isFile() && found.size <= MOST_TEXT ? await file.readFile('utf8') : null
    } finally {
      await file.close()
    }
  } catch (error) {
    if (GONE_OR_CLOSED.has(systemCode(error) ?? '')) return null
    throw error
  }
}
