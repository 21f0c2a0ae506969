import { access, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderEntry, FolderMark } from '@mosaygent/contract'
import { type Outcome, refuse, succeed, systemCode } from '../../errors/index.ts'

interface ReadFolder {
  marks: FolderMark[]
  folders: FolderEntry[]
  more: number
  cut?: boolean
}

export interface ReadLimits {
  /** How many entries are read at most: a folder of mail or pictures has a million. */
  readonly read: number
  /** How many folders are listed at most. */
  readonly listed: number
}

const LIMITS: ReadLimits = { read: 20_000, listed: 500 }
/** How many folders are looked into at a time. */
const AT_ONCE = 16

/** Which file makes a folder what it is; `.git` is a file in a worktree. */
const SIGNS: readonly (readonly [FolderMark, string])[] = [
  ['flutter', 'pubspec.yaml'],
  ['python', 'pyproject.toml'],
  ['git', '.git'],
]
/** What Windows hides although its name does not say so. */
const HIDDEN = new Set(['$RECYCLE.BIN', 'SYSTEM VOLUME INFORMATION', 'RECOVERY', '$WINREAGENT'])

/**
 * The folders in a folder, by name as people sort them; links that lead to a folder count.
 * @param open a parameter because root may look into everything
 */
export async function readFolder(
  path: string,
  hidden: boolean,
  limits: ReadLimits = LIMITS,
  open: typeof opendir = opendir,
): Promise<Outcome<ReadFolder>> {
  const names: string[] = []
  let seen = 0
  try {
    for await (const entry of await open(path, { bufferSize: 256 })) {
      seen += 1
      if (seen > limits.read) break
      if (!hidden && isHidden(entry.name)) continue
      const link = entry.isSymbolicLink()
      if (entry.isDirectory() || (link && (await isFolder(join(path, entry.name))))) names.push(entry.name)
    }
  } catch (error) {
    return whyNotRead(path, error)
  }
  names.sort(new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare)
  const listed = names.slice(0, limits.listed)
  const folders = await inTurns(listed, async (name) => {
    const folder = join(path, name)
    return { name, path: folder, marks: await marksOf(folder) }
  })
  return succeed({
    marks: await marksOf(path),
    folders,
    more: names.length - listed.length,
    ...(seen > limits.read ? { cut: true } : {}),
  })
}

const isHidden = (name: string) => name.startsWith('.') || HIDDEN.has(name.toUpperCase())

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    // a link that leads nowhere, or to a folder that may not be read
    () => false,
  )

async function marksOf(folder: string): Promise<FolderMark[]> {
  const found = await Promise.all(
    SIGNS.map(async ([mark, file]) => {
      const there = await access(join(folder, file)).then(
        () => true,
        // not there, or not to be looked into: no mark either way
        () => false,
      )
      return there ? [mark] : []
    }),
  )
  return found.flat()
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return done
}

function whyNotRead(path: string, error: unknown): Outcome<never> {
  switch (systemCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return refuse('path-not-accessible', `The helper may not look into ${path}.`)
    case 'ENOENT':
    case 'ENOTDIR':
      return refuse('path-not-found', `${path} is not there any more.`)
    default:
      throw error
  }
}
