import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** Folders that tools fill: nothing in them was written by the developer. Hidden ones are left out by their dot. */
const MADE_BY_TOOLS = new Set([
  '__pycache__',
  'build',
  'coverage',
  'DerivedData',
  'dist',
  'ephemeral',
  'node_modules',
  'Pods',
  'site-packages',
  'venv',
])

/** Whether a folder of this name can hold source of the developer's own. */
export function holdsSource(name: string): boolean {
  return !name.startsWith('.') && !MADE_BY_TOOLS.has(name) && !name.endsWith('.egg-info')
}

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
