import { lstat, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { textOf } from '../../state/index.ts'
import { callGit, type RepositoryLocation } from './call.ts'
import type { Git } from './git.ts'

/**
 * What a file's content is put through, and who fetches large files: settings whose value is a program. And the files
 * that say which, and what is ignored: git reads a device or a pipe without end.
 */
const PROGRAMS = String.raw`^(core\.(attributesfile|excludesfile)|filter\..*|merge\..*\.driver|lfs\.(.*\.)?(standalonetransferagent|customtransfer\..*|extension\..*))$`
/** Git LFS as `git lfs install --local` writes it: a program of the user's PATH, with nothing of the repository in it. */
const LFS = /^git-lfs (filter-process|clean|smudge)( --skip)?( -- %f)?$/

/** In bytes: what is to be ignored was written by hand. */
const MOST_OF_A_LIST = 10_000_000

/** In characters; the environment of a process could not hold more anyway. */
const MOST = 50_000

/**
 * Environment that takes the repository's own programs back: each setting has the value that the user's and the
 * machine's settings give it, or none. By the environment and not by `-c`, which would misread a name with `=` in it.
 */
export async function neutralEnvironment(
  git: Git,
  location: RepositoryLocation,
): Promise<Record<string, string> | null> {
  if (!(await endsOrIsNone(location))) return null
  if (await namesNoProgram(location)) return {}
  const result = await callGit(git, {
    location,
    args: ['config', '-z', '--show-scope', '--get-regexp', PROGRAMS],
    protocols: 'none',
    timeoutMs: 5_000,
    maxOutput: MOST,
  })
  // what was cut off may name a program
  if (result.kind !== 'exited' || result.code > 1 || result.stdout.length >= MOST) return null
  if (result.code === 1) return {} // there is none
  const own = new Map<string, string>()
  const users = new Map<string, string>()
  const fields = result.stdout.split('\0')
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const entry = fields[i + 1] ?? ''
    const end = entry.indexOf('\n')
    const [name, value] = end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
    const trusted = fields[i] === 'system' || fields[i] === 'global'
    ;(trusted ? users : own).set(name, value)
  }
  const changed: (readonly [string, string])[] = []
  for (const [name, value] of own) {
    const stays = name === 'core.excludesfile' ? await isReadable(value, git, location) : LFS.test(value)
    if (!stays) changed.push([name, value])
  }
  return asEnvironment(changed.map(([name]) => [name, users.get(name) ?? nothing(name, git)]))
}

function nothing(name: string, { env }: Git): string {
  // where git looks when no file is named
  const file = { 'core.attributesfile': 'attributes', 'core.excludesfile': 'ignore' }[name]
  if (file !== undefined) return join(env['XDG_CONFIG_HOME'] ?? '~/.config', 'git', file)
  return name.endsWith('.required') ? 'false' : ''
}

/** Whether git comes to the end of a file that a setting names; none that is in another user's home (`~ann/x`). */
async function isReadable(value: string, { env }: Git, { workTree }: RepositoryLocation): Promise<boolean> {
  const home = /^~\/(.*)/s.exec(value)?.[1]
  if (home === undefined && /^[~%]/.test(value)) return false
  const path = home === undefined ? resolve(workTree, value) : join(env['HOME'] ?? homedir(), home)
  return stat(path).then(
    (found) => found.isFile() && found.size <= MOST_OF_A_LIST,
    () => true, // git cannot open it either
  )
}

function asEnvironment(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) }
  for (const [i, [name, value]] of settings.entries()) {
    env[`GIT_CONFIG_KEY_${String(i)}`] = name
    env[`GIT_CONFIG_VALUE_${String(i)}`] = value
  }
  return env
}

/** Whether a look at the file is enough: a plain repository whose settings name no such section and no other file. */
async function namesNoProgram({ gitDir }: RepositoryLocation): Promise<boolean> {
  if (await isThere(join(gitDir, 'commondir'))) return false // its settings lie elsewhere
  const text = await textOf(join(gitDir, 'config'))
  return (
    text !== null &&
    !/\[\s*(filter|merge[\s.]|lfs|include)|worktreeConfig|(attributes|excludes)File/i.test(text)
  )
}

/** Whether git comes to the end of the repository's `info/attributes`, which may be a link to anything. */
async function endsOrIsNone({ gitDir }: RepositoryLocation): Promise<boolean> {
  const common = await textOf(join(gitDir, 'commondir'))
  const shared = common === null ? gitDir : resolve(gitDir, common.trim())
  return stat(join(shared, 'info', 'attributes')).then(
    (found) => found.isFile(),
    () => true, // git cannot open it either
  )
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false, // whatever keeps us from seeing it: git looks for itself
  )
