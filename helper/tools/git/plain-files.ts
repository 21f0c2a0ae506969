import type { Stats } from 'node:fs'
import { lstat, opendir, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { textOf } from '../../state/index.ts'

/** `path`: from the folder with the `.git` on. */
export type EndlessFile =
  /** A pipe or device: git would wait for it without end. */
  | { readonly kind: 'no-plain-file'; readonly path: string }
  /** git reads it as a whole, into its memory. */
  | { readonly kind: 'huge-file'; readonly path: string }

/** In bytes. A list of a million refs is less; nothing else of these comes near. */
const HUGE = 200_000_000
/** How many entries of each are looked at: there may be 300,000 refs, and a look is not to wait for that. */
const MOST_SEEN = 2_000
/** What git reads at a look, besides the files at the top: all that lies in it. */
const READ_AT_A_LOOK =
  'info objects/info objects/pack rebase-merge rebase-apply sequencer branches remotes worktrees refs'
/** Of the work tree. */
const READ_FIRST = ['.gitattributes', '.gitignore', '.gitmodules']
/** Mapped into memory and not copied there. */
const MAPPED =
  /^(index|sharedindex\.[\da-f]+|commit-graph|multi-pack-index.*|.+\.(pack|idx|rev|bitmap|mtimes|graph))$/

/**
 * The first file that would keep git waiting, or take all memory, at a mere look into the folder; null: none was found.
 * An archive can hold pipes, links to devices, and holes of any size.
 */
export async function endlessFile(folder: string): Promise<EndlessFile | null> {
  const gitDir = await gitDirOf(folder)
  if (gitDir === null) return null // git will say so
  const named = async (found: Promise<Found | null>) => {
    const { kind, path } = (await found) ?? {}
    return kind === undefined || path === undefined ? null : { kind, path: relative(folder, path) }
  }
  const own = await named(endlessIn(gitDir))
  if (own !== null) return own
  const common = await textOf(join(gitDir, 'commondir'))
  const shared = common === null ? null : await named(endlessIn(resolve(gitDir, common.trim())))
  return shared ?? named(firstOf(READ_FIRST.map((name) => join(folder, name))))
}

/** As git reads it; null: there is none, or none that we can tell. */
async function gitDirOf(folder: string): Promise<string | null> {
  const dotGit = join(folder, '.git')
  const found = await statOf(dotGit)
  if (found === null || found.isDirectory()) return found && dotGit
  const text = (await textOf(dotGit)) ?? ''
  return text.startsWith('gitdir: ') ? resolve(dirname(dotGit), text.slice(8).trimEnd()) : null
}

interface Found {
  readonly kind: EndlessFile['kind']
  readonly path: string
}

async function endlessIn(gitDir: string): Promise<Found | null> {
  const top = await endlessBelow(gitDir, { seen: 0, deep: false })
  if (top !== null) return top
  for (const name of READ_AT_A_LOOK.split(' ')) {
    const found = await endlessBelow(join(gitDir, name), { seen: 0, deep: true })
    if (found !== null) return found
  }
  return null
}

/** Ends when as many entries were seen as a look may take. */
async function endlessBelow(
  folder: string,
  look: { seen: number; readonly deep: boolean },
): Promise<Found | null> {
  const entries = await opendir(folder).catch(() => null) // not there, or closed to git too
  if (entries === null) return null
  const files: string[] = []
  const folders: string[] = []
  for await (const entry of entries) {
    if (look.seen >= MOST_SEEN) break
    look.seen += 1
    ;(entry.isDirectory() ? folders : files).push(join(folder, entry.name))
  }
  const found = await firstOf(files)
  if (found !== null || !look.deep) return found
  for (const path of folders) {
    const below = await endlessBelow(path, look)
    if (below !== null) return below
  }
  return null
}

async function firstOf(paths: readonly string[]): Promise<Found | null> {
  const all = await Promise.all(
    paths.map(async (path): Promise<Found | null> => {
      const kind = await kindOf(path, await statOf(path))
      return kind === null ? null : { kind, path }
    }),
  )
  return all.find((found) => found !== null) ?? null
}

async function kindOf(path: string, found: Stats | null): Promise<EndlessFile['kind'] | null> {
  // a socket is the one of git's own watcher, and opening one fails at once
  if (found === null || found.isDirectory() || found.isSocket()) return null
  if (!found.isFile() || (found.size === 0 && (await isMadeBySystem(path, found)))) return 'no-plain-file'
  return found.size > HUGE && !MAPPED.test(basename(path)) ? 'huge-file' : null
}

/**
 * Whether a link leads out of all disks: `/proc/self/pagemap` is an ordinary file and says that it is empty, and git
 * reads 256 GB of it.
 */
async function isMadeBySystem(path: string, found: Stats): Promise<boolean> {
  const link = await lstat(path).catch(() => null) // gone meanwhile
  if (link === null || link.dev === found.dev) return false
  return statfs(path).then(
    ({ blocks }) => blocks === 0,
    () => false, // the same
  )
}

/** A link is followed, as git does; null: not there, or closed to git too. */
const statOf = (path: string) => stat(path).catch(() => null)
