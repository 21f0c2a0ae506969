import { type Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readFingerprint, type SourceFingerprint } from './source-fingerprint.ts'
import { pathPackages, sourceFiles, sourceFolders } from './source-folders.ts'

/** The state of an app's sources at one moment, by path. */
export type SourceSnapshot = ReadonlyMap<string, SourceFingerprint>

/** Stands for a folder behind a link, whose files are not watched. */
const UNWATCHED: SourceFingerprint = { size: 0, mtimeMs: 0, hash: null }

/** True when sources may have changed that a snapshot does not contain. */
export function hasUnwatched(snapshot: SourceSnapshot): boolean {
  return [...snapshot.values()].includes(UNWATCHED)
}

/** Files that are read at the same time: each needs a descriptor and up to a megabyte, and an app has thousands. */
const CONCURRENCY = 16

/** Reads the fingerprints; files with the time and size in `before` are not read again. */
export async function takeSnapshot(project: string, before?: SourceSnapshot): Promise<SourceSnapshot> {
  const [folders, files, packages] = await Promise.all([
    sourceFolders(project),
    sourceFiles(project),
    pathPackages(project),
  ])
  const own = folders.map((folder) => join(project, folder))
  const listed = await Promise.all([...own, ...packages].map((folder) => filesBelow(folder)))
  const paths = new Set([...listed.flat(), ...files.map((file) => join(project, file))])
  const fingerprints = new Map<string, SourceFingerprint>()
  const queue = paths.values() // shared by all readers
  const readNext = async () => {
    for (const path of queue) {
      const fingerprint = await fingerprintOf(path, before?.get(path))
      if (fingerprint !== null) fingerprints.set(path, fingerprint)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, readNext))
  return fingerprints
}

/** The files that differ (changed, new or gone), relative to the project, with forward slashes, sorted. */
export function changedFiles(project: string, before: SourceSnapshot, after: SourceSnapshot): string[] {
  const paths: string[] = []
  for (const [path, fingerprint] of after) {
    const old = before.get(path)
    if (old === undefined || !same(old, fingerprint)) paths.push(path)
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

async function fingerprintOf(
  path: string,
  before: SourceFingerprint | undefined,
): Promise<SourceFingerprint | null> {
  try {
    const facts = await stat(path)
    // a linked folder may form a loop or lead out of the codebase, so it is not read
    if (facts.isDirectory()) return UNWATCHED
    if (!facts.isFile()) return null
    if (before !== undefined && before.size === facts.size && before.mtimeMs === facts.mtimeMs) return before
    return await readFingerprint(path)
  } catch {
    return null // deleted meanwhile, or not readable
  }
}
