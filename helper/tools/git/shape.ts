import type { Dirent, Stats } from 'node:fs'
import { lstat, opendir, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { textOf } from '../../state/index.ts'
import type { RepositoryLocation } from './call.ts'
import { leadsHere, type OwnSetting } from './own-settings.ts'

/** Only read by what we ask of git. */
const READ_ONLY = new Set(['hooks', 'info', 'description', 'branches', 'remotes', 'modules', 'worktrees'])
/** What git writes with all that lies in it. */
const WRITTEN_BELOW = ['refs', 'logs', 'objects', 'reftable']
const READ_BELOW = ['info', 'branches', 'remotes', 'worktrees']
/** `path`: from the work tree on. */
export type OddShape =
  /** It leads git out of the repository. */
  | { readonly kind: 'led-elsewhere'; readonly path: string }
  /** A pipe or device: git would wait for it without end. */
  | { readonly kind: 'no-plain-file'; readonly path: string }

/**
 * What would make git wait without end, or write somewhere else; null: nothing. git follows links when it writes its
 * index, its settings, `FETCH_HEAD` and its logs, and appends to a file that has a second name.
 */
export async function oddShape(
  location: RepositoryLocation,
  settings: readonly OwnSetting[],
): Promise<OddShape | null> {
  const path = await ledElsewhere(location, settings)
  if (path !== null) return { kind: 'led-elsewhere', path }
  const { gitDir, workTree } = location
  const common = await textOf(join(gitDir, 'commondir'))
  const shared = common === null ? [] : [resolve(gitDir, common.trim())]
  for (const folder of [gitDir, ...shared]) {
    const odd = await oddIn(folder)
    if (odd !== null) return { ...odd, path: relative(workTree, odd.path) }
  }
  return null
}

async function oddIn(gitDir: string): Promise<OddShape | null> {
  for await (const entry of entriesOf(gitDir, false)) {
    const written = !READ_ONLY.has(entry.name)
    const odd = await oddEntry(entry, { written, appended: entry.name === 'FETCH_HEAD' })
    if (odd !== null) return odd
  }
  for (const name of [...WRITTEN_BELOW, ...READ_BELOW]) {
    const written = WRITTEN_BELOW.includes(name)
    for await (const entry of entriesOf(join(gitDir, name), true)) {
      const odd = await oddEntry(entry, { written, appended: name === 'logs' })
      if (odd !== null) return odd
    }
  }
  return null
}

async function oddEntry(
  entry: Dirent,
  { written, appended }: { readonly written: boolean; readonly appended: boolean },
): Promise<OddShape | null> {
  const path = join(entry.parentPath, entry.name)
  if (entry.isDirectory()) return null
  if (entry.isFile())
    return appended && ((await lstatOf(path))?.nlink ?? 1) > 1 ? { kind: 'led-elsewhere', path } : null
  // a link may lead to a pipe; the socket is the one of git's own watcher, and opening a socket fails at once
  const led = await stat(path).catch(() => null) // not there, or a link to nothing
  if (led !== null && !led.isFile() && !led.isDirectory() && !led.isSocket())
    return { kind: 'no-plain-file', path }
  return written && entry.isSymbolicLink() ? { kind: 'led-elsewhere', path } : null
}

async function ledElsewhere(
  location: RepositoryLocation,
  settings: readonly OwnSetting[],
): Promise<string | null> {
  const { gitDir, workTree } = location
  const dotGit = await lstatOf(join(workTree, '.git'))
  if (dotGit === null || dotGit.isSymbolicLink()) return '.git'
  const common = await textOf(join(gitDir, 'commondir'))
  if (dotGit.isDirectory()) {
    // only the folder of a linked work tree has one
    return common === null ? null : '.git/commondir'
  }
  if (!(await namesBack(location, settings, common !== null))) return '.git'
  if (common === null) return null
  const shared = resolve(gitDir, common.trim())
  if ((await realpath(shared).catch(() => null)) !== dirname(dirname(await realpath(gitDir))))
    return relative(workTree, join(gitDir, 'commondir'))
  return null
}

/** A linked work tree is written down where its git directory lies, and a submodule in its settings. */
async function namesBack(
  location: RepositoryLocation,
  settings: readonly OwnSetting[],
  linked: boolean,
): Promise<boolean> {
  if (linked) {
    const back = (await textOf(join(location.gitDir, 'gitdir')))?.trim() ?? ''
    const led = await realpath(dirname(resolve(location.gitDir, back))).catch(() => null)
    return back !== '' && led === location.workTree
  }
  const named = settings.findLast(({ name }) => name === 'core.worktree')
  return named !== undefined && leadsHere(named.value, location)
}

/** What lies in a folder, and below it, piece by piece: there may be a million objects. Less what vanishes meanwhile. */
async function* entriesOf(folder: string, deep: boolean): AsyncGenerator<Dirent> {
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = await opendir(next, { bufferSize: 128 }).catch(noneWhenGone)
    if (entries === null) continue
    for await (const entry of entries) {
      if (deep && entry.isDirectory()) waiting.push(join(next, entry.name))
      yield entry
    }
  }
}

/** As `logs` in a fresh repository. */
function noneWhenGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

async function lstatOf(path: string): Promise<Stats | null> {
  try {
    return await lstat(path)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')
