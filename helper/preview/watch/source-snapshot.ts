import { lstatSync, type Stats } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import { type Look, lookElsewhere, quickLooksAt } from '../../foreign-files/index.ts'
import { readFingerprint, type SourceFingerprint } from './source-fingerprint.ts'
import { listSources, MOST_FILES, needsStart, pathOf, type SourceFile } from './source-files.ts'

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
  look = quickLooksAt(project),
): Promise<SourceSnapshot> {
  const contentOf = (key: string) => fingerprintOf(pathOf(key), look, before?.get(key)?.content)
  // what was there is most likely there: it is looked at, and read where it changed, while the folders are listed
  const [{ files }, known] = await Promise.all([
    listSources(project, MOST_FILES, look),
    inTurns([...(before?.keys() ?? [])], async (key) => [key, await contentOf(key)] as const),
  ])
  const contents = new Map(known)
  const read = await inTurns([...files], async ([key, file]): Promise<[string, SeenSource] | null> => {
    const content = contents.get(key) ?? (await contentOf(key))
    if (content === UNWATCHED) return [key, { ...file, kind: 'linked', content }]
    return content === null || file.kind === 'linked' ? null : [key, { ...file, content }]
  })
  return new Map(read.filter((seen) => seen !== null))
}

/** What becomes of each, `CONCURRENCY` at a time, in the order in which they are done. */
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = all.values() // shared by all workers
  const next = async () => {
    for (const one of queue) results.push(await work(one))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
  return results
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
  look: Look,
  before: SourceFingerprint | undefined,
): Promise<SourceFingerprint | null> {
  const entry = await look<Stats | undefined>(
    () => lstatSync(path, { throwIfNoEntry: false }),
    () => lstat(path),
  ).catch(() => undefined) // deleted, or not readable
  // what a link leads to may lie on another drive, which need not answer
  const isLink = entry?.isSymbolicLink() === true
  const facts = isLink ? await stat(path).catch(() => undefined) : entry
  // a linked folder may form a loop or lead out of the codebase, so it is not read
  if (facts?.isDirectory() === true) return UNWATCHED
  if (facts?.isFile() !== true) return null
  if (before !== undefined && before.size === facts.size && before.mtimeMs === facts.mtimeMs) return before
  return readFingerprint(path, isLink ? lookElsewhere : look).catch(() => null) // deleted meanwhile, or not readable
}
