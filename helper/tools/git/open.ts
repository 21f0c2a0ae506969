import type { BigIntStats } from 'node:fs'
import { lstat, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { systemCode } from '../../errors/index.ts'
import { textOf } from '../../state/index.ts'
import { callGit, type RepositoryLocation } from './call.ts'
import { leadsToAnotherComputer } from './network-share.ts'
import { type EndlessFile, endlessFile } from './plain-files.ts'
import type { Git } from './git.ts'
import { type GitCallOutcome, outcomeOf } from './outcome.ts'

/** What a folder's `.git` turned out to be. */
export type OpenedRepository =
  | { readonly kind: 'repository'; readonly location: RepositoryLocation }
  | { readonly kind: 'not-a-repository' }
  | Exclude<GitCallOutcome, { kind: 'done' }>
  /** Its `.git` or settings name another computer, which a look would call; `path`: the file, from the folder on. */
  | { readonly kind: 'led-elsewhere'; readonly path: string }
  | EndlessFile

/** Answers that are kept; more repositories than these are asked about again. */
const MOST_KEPT = 50
const kept = new Map<string, RepositoryLocation>()

/**
 * Asks git for the repository whose `.git` lies in this folder: that one or none, never one further up, and never the
 * folder itself for looking like a bare repository. git decides whether it may be read at all (`safe.directory`), which it
 * no longer does once it is told the place. Asked again when the `.git` is another one.
 */
export async function openRepository(git: Git, folder: string, timeoutMs = 5_000): Promise<OpenedRepository> {
  const dotGit = join(folder, '.git')
  const found = await lstatOf(dotGit)
  if (found === null) return { kind: 'not-a-repository' }
  const away = await leadsToAnotherComputer(folder)
  if (away !== null) return { kind: 'led-elsewhere', path: away }
  const endless = await endlessFile(folder)
  if (endless !== null) return endless
  const stamp = [
    git.file,
    folder,
    found.dev,
    found.ino,
    found.uid,
    found.mode,
    found.birthtimeNs,
    // as a file it only names the place; as a folder its time changes with every commit
    ...(found.isDirectory() ? [] : [found.size, found.mtimeNs]),
  ].join(' ')
  const known = kept.get(stamp)
  if (known !== undefined) return { kind: 'repository', location: known }
  const opened = await ask(git, folder, timeoutMs)
  if (opened.kind === 'repository') {
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(stamp, opened.location)
  }
  return opened
}

/** The nearest folder with a `.git`, from this one up to the highest; null: there is none. */
export async function repositoryAbove(folder: string, highest?: string): Promise<string | null> {
  for (let at = folder; ; at = dirname(at)) {
    if ((await lstatOf(join(at, '.git'))) !== null) return at
    if (at === highest || at === dirname(at)) return null
  }
}

async function ask(git: Git, folder: string, timeoutMs: number): Promise<OpenedRepository> {
  const workTree = await realpath(folder).catch(() => null)
  if (workTree === null) return { kind: 'not-a-repository' } // gone meanwhile
  const result = await callGit(git, {
    location: { outside: workTree },
    args: ['rev-parse', '--absolute-git-dir'],
    protocols: 'none',
    env: { GIT_WORK_TREE: workTree },
    timeoutMs,
  })
  const outcome = outcomeOf(result, timeoutMs)
  if (outcome.kind === 'failed' && /not a git repository/.test(outcome.stderr))
    return { kind: 'not-a-repository' }
  if (outcome.kind !== 'done') return outcome
  const gitDir = outcome.stdout.replace(/\r?\n$/, '')
  // a ceiling with a colon in its name is none, and git then looks further up
  return (await isNamedBy(join(workTree, '.git'), gitDir))
    ? { kind: 'repository', location: { gitDir, workTree } }
    : { kind: 'not-a-repository' }
}

/** No system takes a longer one. */
const LONGEST_PATH = 4_096

/** Whether a `.git`, a folder or a file that says `gitdir: PLACE`, leads to this git directory. */
async function isNamedBy(dotGit: string, gitDir: string): Promise<boolean> {
  const [own, there] = await Promise.all([statOf(dotGit), statOf(gitDir)])
  if (own === null || there === null) return false
  if (own.isDirectory()) return isSame(own, there)
  const text = (await textOf(dotGit)) ?? ''
  // the look back keeps it linear: a repository wrote these lines
  const named = text.startsWith('gitdir: ') ? text.slice(8).replace(/(?<![\r\n])[\r\n]+$/, '') : null
  if (named === null || named.length > LONGEST_PATH || named.includes('\0')) return false
  const led = await statOf(resolve(dirname(dotGit), named))
  return led !== null && isSame(led, there)
}

/** By what the system says of them: git writes names otherwise than Windows does. */
const isSame = (a: BigIntStats, b: BigIntStats) => a.ino === b.ino && a.dev === b.dev

const lstatOf = (path: string) => lstat(path, { bigint: true }).catch(notThere)
const statOf = (path: string) => stat(path, { bigint: true }).catch(notThere)

function notThere(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'].includes(systemCode(error) ?? '')) return null
  throw error
}
