import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** What makes a folder or file one that is not there for us; anything else is unexpected. */
const GONE_OR_CLOSED = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'EISDIR'])

/** The entries of a folder; none when it is gone or closed to us. */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (GONE_OR_CLOSED.has(systemCode(error) ?? '')) return []
    throw error
  }
}

/** A small text file, or null when it is gone or closed to us. */
export async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (GONE_OR_CLOSED.has(systemCode(error) ?? '')) return null
    throw error
  }
}
