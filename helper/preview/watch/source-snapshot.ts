import { createHash } from 'node:crypto'
import { type Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { PUBSPEC, sourceFolders } from './source-folders.ts'

/** What the sources of an app were at one moment: path to mark. */
export type SourceSnapshot = ReadonlyMap<string, SourceMark>

interface SourceMark {
  readonly size: number
  readonly mtimeMs: number
  /** Of the content, so that saving without a change is no change; null for files too large to hash each time. */
  readonly hash: string | null
}

const HASHED_BYTES = 1024 * 1024

/** Reads the marks; files whose time and size are those of `before` are not read again. */
export async function takeSnapshot(project: string, before?: SourceSnapshot): Promise<SourceSnapshot> {
  const folders = await sourceFolders(project)
  const listed = await Promise.all(folders.map((folder) => filesBelow(join(project, folder))))
  const paths = [...listed.flat(), join(project, PUBSPEC)]
  const marks = new Map<string, SourceMark>()
  await Promise.all(
    paths.map(async (path) => {
      const mark = await markOf(path, before?.get(path))
      if (mark !== null) marks.set(path, mark)
    }),
  )
  return marks
}

/** The files that differ (changed, new or gone), relative to the project, with forward slashes, sorted. */
export function changedFiles(project: string, before: SourceSnapshot, after: SourceSnapshot): string[] {
  const paths: string[] = []
  for (const [path, mark] of after) {
    const old = before.get(path)
    if (old === undefined || !same(old, mark)) paths.push(path)
  }
  for (const path of before.keys()) if (!after.has(path)) paths.push(path)
  return paths.map((path) => relative(project, path).split(sep).join('/')).sort()
}

function same(a: SourceMark, b: SourceMark): boolean {
  if (a.hash !== null && b.hash !== null) return a.hash === b.hash
  return a.size === b.size && a.mtimeMs === b.mtimeMs
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      // linked folders are left out: they may lead in a circle
      return entry.isFile() || entry.isSymbolicLink() ? [path] : []
    }),
  )
  return found.flat()
}

async function markOf(path: string, before: SourceMark | undefined): Promise<SourceMark | null> {
  try {
    const facts = await stat(path)
    if (!facts.isFile()) return null
    const { size, mtimeMs } = facts
    if (before !== undefined && before.size === size && before.mtimeMs === mtimeMs) return before
    if (size > HASHED_BYTES) return { size, mtimeMs, hash: null }
    const hash = createHash('sha1')
      .update(await readFile(path))
      .digest('base64')
    return { size, mtimeMs, hash }
  } catch {
    return null // vanished while we looked, a folder behind a link, or not ours to read
  }
}
