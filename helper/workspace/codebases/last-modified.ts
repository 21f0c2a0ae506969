import { lstat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { entriesOf } from '../../state/index.ts'
import { holdsSource } from './source-folders.ts'

export interface LastModified {
  /** ISO 8601. */
  readonly at: string
  /** Relative to the codebase, with forward slashes. */
  readonly file: string
}

/** Files that tools write beside the source, on every build or install. */
const WRITTEN_BY_TOOLS =
  /^(GeneratedPluginRegistrant\..*|generated_plugin.*|Generated\.xcconfig|flutter_export_environment\.sh|local\.properties|.*\.(lock|pyc|log|iml))$/

/** A codebase has hundreds of files; one that has more gets an answer from the first ones, folder by folder. */
const MOST_FILES = 20_000
/** Looked at together: 100,000 at once held everybody else up for seconds. */
const AT_ONCE = 100

/** The newest source file below a folder, or null when there is none. A folder's own time says nothing about it. */
export async function lastModified(codebase: string): Promise<LastModified | null> {
  let newest: { time: number; path: string } | null = null
  let seen = 0
  const folders = [codebase]
  for (let folder = folders.shift(); folder !== undefined && seen < MOST_FILES; folder = folders.shift()) {
    const entries = await entriesOf(folder)
    const here = folder
    folders.push(
      ...entries.filter((e) => e.isDirectory() && holdsSource(e.name)).map((e) => join(here, e.name)),
    )
    const files = entries.filter(
      (e) => e.isFile() && !e.name.startsWith('.') && !WRITTEN_BY_TOOLS.test(e.name),
    )
    files.splice(MOST_FILES - seen)
    seen += files.length
    while (files.length > 0) {
      const some = files.splice(-AT_ONCE).map((e) => join(here, e.name))
      const times = await Promise.all(some.map(async (path) => ({ path, time: await timeOf(path) })))
      for (const { path, time } of times) {
        if (time !== null && (newest === null || time > newest.time)) newest = { time, path }
      }
    }
  }
  if (newest === null) return null
  return {
    at: new Date(newest.time).toISOString(),
    file: relative(codebase, newest.path).split(sep).join('/'),
  }
}

async function timeOf(path: string): Promise<number | null> {
  try {
    return (await lstat(path)).mtimeMs
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null // deleted between listing and looking
    throw error
  }
}
