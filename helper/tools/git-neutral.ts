import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../processes/index.ts'
import { textOf } from '../state/index.ts'
import type { Git } from './git.ts'

/** What a file's content is put through, and who fetches large files: settings whose value is a program. */
const PROGRAMS = String.raw`^(filter\..*|lfs\.(.*\.)?(standalonetransferagent|customtransfer\..*|extension\..*))$`
/** Git LFS as `git lfs install --local` writes it: a program of the user's PATH, with nothing of the repository in it. */
const LFS = /^git-lfs (filter-process|(clean|smudge) -- %f)$/

/**
 * Environment that takes the repository's own programs back: each setting has the value that the user's and the
 * machine's settings give it, or none. By the environment and not by `-c`, which would misread a name with `=` in it.
 * `repository`: the folder with the `.git`, where it is known: most settings then need no look by git.
 */
export async function neutralEnvironment(
  git: Git,
  folder: string,
  repository: string | null = null,
): Promise<Record<string, string>> {
  if (repository !== null && (await namesNoProgram(repository))) return {}
  const result = await run({
    file: git.file,
    args: ['-C', folder, 'config', '-z', '--show-scope', '--get-regexp', PROGRAMS],
    env: git.env,
    timeoutMs: 5_000,
  })
  // 1: there is none; else git will say at the call itself what is wrong with the settings
  if (result.kind !== 'exited' || result.code !== 0) return {}
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
  const changed = [...own].filter(([, value]) => !LFS.test(value))
  return asEnvironment(changed.map(([name]) => [name, users.get(name) ?? nothing(name)]))
}

const nothing = (name: string) => (name.endsWith('.required') ? 'false' : '')

function asEnvironment(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) }
  for (const [i, [name, value]] of settings.entries()) {
    env[`GIT_CONFIG_KEY_${String(i)}`] = name
    env[`GIT_CONFIG_VALUE_${String(i)}`] = value
  }
  return env
}

/** Whether a look at the file is enough: a plain repository whose settings name no such section and no other file. */
async function namesNoProgram(repository: string): Promise<boolean> {
  const gitFolder = join(repository, '.git')
  if (await isThere(join(gitFolder, 'commondir'))) return false // its settings lie elsewhere
  const text = await textOf(join(gitFolder, 'config'))
  return text !== null && !/\[\s*(filter|lfs|include)|worktreeConfig/i.test(text)
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false, // whatever keeps us from seeing it: git looks for itself
  )
