import { callGit, type RepositoryLocation } from './call.ts'
import { openRepository } from './open.ts'
import { foreignSettings, isPartialClone, type OwnSetting, ownSettings } from './own-settings.ts'
import type { EndlessFile } from './plain-files.ts'
import { type OddShape, oddShape } from './shape.ts'
import type { Git } from './git.ts'
import { failedBeforeGit, type GitCallOutcome } from './outcome.ts'

/** Why nothing is fetched, pulled or switched in a repository that can be read. */
export type GitRefusal =
  | { readonly kind: 'foreign-settings'; readonly first: OwnSetting; readonly more: number }
  | { readonly kind: 'partial-clone' }
  | OddShape
  | EndlessFile

/** A repository in which git may reach the network and write: it can do neither elsewhere than it seems. */
export interface ReadyForChange {
  readonly kind: 'ready'
  readonly location: RepositoryLocation
  readonly settings: readonly OwnSetting[]
}

export type OpenedForChange = ReadyForChange | GitRefusal | Exclude<GitCallOutcome, { kind: 'done' }>

/** Opens a repository that somebody else may have prepared for fetch, pull or switch, or says why not. */
export async function openForChange(git: Git, repository: string): Promise<OpenedForChange> {
  const opened = await openRepository(git, repository)
  if (opened.kind === 'not-a-repository') return failedBeforeGit('fatal: not a git repository')
  if (opened.kind !== 'repository') return opened
  const { location } = opened
  const settings = await ownSettings(git, location)
  if (settings === null) return failedBeforeGit('fatal: the settings of this repository cannot be read')
  const foreign = await foreignSettings(settings, location)
  const first = foreign.find((setting) => !isPartialClone([setting]))
  if (first !== undefined) return { kind: 'foreign-settings', first, more: foreign.length - 1 }
  if (isPartialClone(settings)) return { kind: 'partial-clone' }
  return (await oddShape(location, settings)) ?? { kind: 'ready', location, settings }
}

/** The remote that the current branch follows, else `origin`, else the only one; null: there is none to choose. */
export async function remoteOf(
  git: Git,
  { location, settings }: ReadyForChange,
): Promise<{ readonly name: string; readonly url: string } | null> {
  const valueOf = (name: string) => settings.findLast((setting) => setting.name === name)?.value
  const remotes = settings.flatMap(({ name, value }) => {
    const remote = /^remote\.(.+)\.url$/s.exec(name)?.[1]
    return remote === undefined ? [] : [{ name: remote, url: value }]
  })
  const named = (name: string | undefined) => remotes.find((remote) => remote.name === name)
  const head = await callGit(git, {
    location,
    args: ['symbolic-ref', '--quiet', '--short', 'HEAD'],
    protocols: 'none',
    timeoutMs: 5_000,
  })
  const branch = head.kind === 'exited' && head.code === 0 ? head.stdout.replace(/\n$/, '') : null
  const followed = branch === null ? undefined : named(valueOf(`branch.${branch}.remote`))
  const names = new Set(remotes.map(({ name }) => name))
  return followed ?? named('origin') ?? (names.size === 1 ? remotes[0] : undefined) ?? null
}
