import { type Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readFingerprint, type SourceFingerprint } from './source-fingerprint.ts'
import { pathPackages, sourceFiles, sourceFolders } from './source-folders.ts'

/** What the sources of an app were at one moment: path to mark. */
export type SourceSnapshot = ReadonlyMap<string, SourceFingerprint>

/** What lies there can be of the app, and changes unseen. */
const UNSEEN: SourceFingerprint = { size: 0, mtimeMs: 0, hash: null }

/** True when sources may have changed that a snapshot does not show. */
export function hasUnseen(snapshot: SourceSnapshot): boolean {
  return [...snapshot.values()].includes(UNSEEN)
}

/** Files that are looked at together: each may hold a descriptor and a megabyte, and an app has thousands. */
const TOGETHER = 16

/** Reads the marks; files whose time and size are those of `before` are not read again. */
export async function takeSnapshot(project: string, before?: SourceSnapshot): Promise<SourceSnapshot> {
  const [folders, files, packages] = await Promise.all([
    sourceFolders(project),
    sourceFiles(project),
    pathPackages(project),
  ])
  const own = folders.map((folder) => join(project, folder))
  const listed = await Promise.all([...own, ...packages].map((folder) => filesBelow(folder)))
  const paths = new Set([...listed.flat(), ...files.map((file) => join(project, file))])
  const marks = new Map<string, SourceFingerprint>()
  const left = paths.values() // all of them take the next one from it
  const look = async () => {
    for (const path of left) {
      const mark = await markOf(path, before?.get(path))
      if (mark !== null) marks.set(path, mark)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, look))
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

function same(a: SourceFingerprint, b: SourceFingerprint): boolean {
  if (a.hash !== null && b.hash !== null) return a.hash === b.hash
  return a.size === b.size && a.mtimeMs === b.mtimeMs
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return entry.isFile() || entry.isSymbolicLink() ? [path] : []
    }),
  )
  return found.flat()
}

async function markOf(
  path: string,
  before: SourceFingerprint | undefined,
): Promise<SourceFingerprint | null> {
  try {
    const facts = await stat(path)
    // a linked folder may lead in a circle, or out of the codebase: it is not looked into
    if (facts.isDirectory()) return UNSEEN
    if (!facts.isFile()) return null
    if (before !== undefined && before.size === facts.size && before.mtimeMs === facts.mtimeMs) return before
    return await readFingerprint(path)
  } catch {
    return null // vanished while we looked, a folder behind a link, or not ours to read
  }
}
