import { join, relative, sep } from 'node:path'
import { entriesOf } from '../../state/index.ts'

/** A folder that holds more than this was not written by us alone. */
const MOST_ENTRIES = 50

/**
 * Those of git's changes (paths from the repository's root, folders with a slash at the end) that nobody but this
 * product made. A new folder is one when there is nothing else in it.
 */
export async function ownChanges(
  changes: readonly string[],
  repository: string,
  ownFiles: readonly string[],
): Promise<string[]> {
  const own = new Set(ownFiles.map((file) => fold(relative(repository, file).split(sep).join('/'))))
  if (own.size === 0) return []
  const found: string[] = []
  for (const change of changes) {
    if (own.has(fold(change))) found.push(change)
    else if (change.endsWith('/') && [...own].some((path) => path.startsWith(fold(change)))) {
      if (await isOwnFolder(repository, change, own)) found.push(change)
    }
  }
  return found
}

async function isOwnFolder(repository: string, folder: string, own: ReadonlySet<string>): Promise<boolean> {
  const waiting = [folder]
  let seen = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = await entriesOf(join(repository, next))
    seen += entries.length
    if (seen > MOST_ENTRIES) return false
    for (const entry of entries) {
      const path = `${next}${entry.name}`
      if (entry.isDirectory()) waiting.push(`${path}/`)
      else if (!own.has(fold(path))) return false
    }
  }
  return true
}

/** macOS takes composed and decomposed accents for the same name, and git writes them composed. */
const fold = (path: string) => path.normalize('NFC')
