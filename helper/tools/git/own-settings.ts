import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isAllowedSetting } from './allowed-settings.ts'
import { callGit, type RepositoryLocation } from './call.ts'
import type { Git } from './git.ts'

/** One setting of a repository itself, wherever it was written: its `config`, a work tree's, an included file. */
export interface OwnSetting {
  readonly name: string
  readonly value: string
  readonly scope: 'local' | 'worktree'
  /** As git tells it: `file:/x/.git/config`. */
  readonly origin: string
}

/** In characters. What is longer was not written by people, and would be cut off. */
const MOST = 2_000_000

/** The settings that are the repository's own and not the user's; null when git does not tell all of them. */
export async function ownSettings(git: Git, location: RepositoryLocation): Promise<OwnSetting[] | null> {
  const result = await callGit(git, {
    location,
    args: ['config', '--list', '-z', '--show-scope', '--show-origin', '--includes'],
    protocols: 'none',
    timeoutMs: 5_000,
    maxOutput: MOST,
  })
  if (result.kind !== 'exited' || result.code !== 0 || result.stdout.length >= MOST) return null
  const settings: OwnSetting[] = []
  const fields = result.stdout.split('\0')
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [scope, origin = '', entry = ''] = fields.slice(at, at + 3)
    // the user's, the machine's and ours
    if (scope === 'system' || scope === 'global' || scope === 'command') continue
    if (scope !== 'local' && scope !== 'worktree') return null
    const end = entry.indexOf('\n')
    // without a value: `bare` alone on its line
    const [name, value] = end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
    settings.push({ name, value, scope, origin })
  }
  return settings
}

/** Those that keep us from fetching, pulling or switching there. */
export async function foreignSettings(
  settings: readonly OwnSetting[],
  location: RepositoryLocation,
): Promise<OwnSetting[]> {
  const foreign: OwnSetting[] = []
  for (const setting of settings) {
    const allowed =
      setting.name === 'core.worktree'
        ? await leadsHere(setting.value, location)
        : isAllowedSetting(setting.name, setting.value)
    if (!allowed) foreign.push(setting)
  }
  return foreign
}

/** A submodule's settings name its own work tree; git reads a relative one from its git directory on. */
export async function leadsHere(
  worktree: string,
  { gitDir, workTree }: RepositoryLocation,
): Promise<boolean> {
  const led = await realpath(resolve(gitDir, worktree)).catch(() => null) // nowhere
  return led === workTree
}

/** Files come as they are needed: by settings that git writes for `clone --filter`. */
export function isPartialClone(settings: readonly OwnSetting[]): boolean {
  return settings.some(({ name }) =>
    /^(extensions\.partialclone|remote\..+\.(promisor|partialclonefilter))$/.test(name),
  )
}
