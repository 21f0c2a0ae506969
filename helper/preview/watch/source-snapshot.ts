import { stat } from 'node:fs/promises'
import { readFingerprint, type SourceFingerprint } from './source-fingerprint.ts'
import { listSources, needsStart, pathOf, type SourceFile, type Sources } from './source-files.ts'

/** A source as it was at one moment. */
export interface SeenSource extends SourceFile {
  readonly content: SourceFingerprint
}

/** The state of an app's sources at one moment, by key. */
export type SourceSnapshot = ReadonlyMap<string, SeenSource>

/** Stands for a folder behind a link, whose files are not watched. */
const UNWATCHED: SourceFingerprint = { size: 0, mtimeMs: 0, hash: null }

/** True when sources may have changed that a snapshot does not contain. */
export function hasUnwatched(snapshot: SourceSnapshot): boolean {
  return [...snapshot.values()].some(({ kind }) => kind === 'linked')
}

/** Files that are read at the same time: each needs a descriptor and up to a megabyte, and an app has thousands. */
const CONCURRENCY = 16

/** Reads the fingerprints; files with the time and size in `before` are not read again. */
export async function takeSnapshot(
  project: string,
  before?: SourceSnapshot,
  sources?: Sources,
): Promise<SourceSnapshot> {
  const { files } = sources ?? (await listSources(project))
  const seen = new Map<string, SeenSource>()
  const queue = files.entries() // shared by all readers
  const readNext = async () => {
    for (const [key, file] of queue) {
      const content = await fingerprintOf(pathOf(key), before?.get(key)?.content)
      if (content === UNWATCHED) seen.set(key, { ...file, kind: 'linked', content })
      else if (content !== null && file.kind !== 'linked') seen.set(key, { ...file, content })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, readNext))
  return seen
}

/** The files that differ (changed, new or gone), sorted by name; one that is compiled and copied: as code first. */
export function changedFiles(before: SourceSnapshot, after: SourceSnapshot): SourceFile[] {
  const files: SourceFile[] = []
  for (const [key, file] of after) {
    const old = before.get(key)
    if (old === undefined || !same(old.content, file.content)) files.push(file)
  }
  for (const [key, file] of before) if (!after.has(key)) files.push(file)
  // a snapshot has them as they were read, which is another order each time
  return files.toSorted((a, b) => compare(a.name, b.name) || Number(needsStart(a)) - Number(needsStart(b)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A snapshot with the assets of an earlier one: what a run has that copied its assets when it started. */
export function withAssetsOf(earlier: SourceSnapshot, snapshot: SourceSnapshot): SourceSnapshot {
  const rest = [...snapshot].filter(([, { kind }]) => kind !== 'asset')
  return new Map([...rest, ...[...earlier].filter(([, { kind }]) => kind === 'asset')])
}

function same(a: SourceFingerprint, b: SourceFingerprint): boolean {
  if (a.hash !== null && b.hash !== null) return a.hash === b.hash
  return a.size === b.size && a.mtimeMs === b.mtimeMs
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
