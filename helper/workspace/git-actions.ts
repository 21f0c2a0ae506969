import { tellGitWords, type TellGit } from '../cloning/index.ts'
import type { CodebaseKind, EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import {
  findGit,
  type Git,
  type GitEnd,
  gitBranches,
  gitFastForward,
  gitFetch,
  gitLocalChanges,
  gitSwitch,
} from '../tools/index.ts'
import { tellGitOutcome } from './git-console.ts'
import { describeGitEnd } from './git-end.ts'
import { describeLocalChanges } from './local-changes.ts'

interface GitActionsDeps {
  readonly env: NodeJS.ProcessEnv
  /** The codebase's folder when it is there and a repository; else why nothing can be done. */
  readonly folderOf: (kind: CodebaseKind) => Promise<Outcome<string>>
  readonly findGh: () => Promise<string | null>
  /** Told after everything that may have changed a repository, also when it failed. */
  readonly changed: () => void
  readonly tell: TellGit
}

type GitCall = 'gitFetch' | 'gitPull' | 'gitBranches' | 'gitSwitch'

interface Done {
  readonly message: string
}

interface GitActions {
  readonly handlers: {
    readonly [N in GitCall]: (body: RequestBody<N & EndpointName>) => Promise<Outcome<Reply<N>>>
  }
}

/** Fetch, pull and switch: one at a time in each codebase, never a merge, never a lost change. */
export function createGitActions({ env, folderOf, findGh, changed, tell }: GitActionsDeps): GitActions {
  const busy = new Set<CodebaseKind>()

  const within = async <T>(
    codebase: CodebaseKind,
    work: (git: Git, folder: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const git = await findGit(env)
    if (git === null) return refuse('tool-missing', 'git was not found. Install git, then try again.')
    const folder = await folderOf(codebase)
    return folder.ok ? work(git, folder.value) : folder
  }

  const alone = async (
    verb: 'fetch' | 'pull' | 'switch',
    codebase: CodebaseKind,
    work: (git: Git, folder: string) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> => {
    if (busy.has(codebase))
      return refuse('already-running', 'git is already at work in this codebase. Try again when it is done.')
    busy.add(codebase)
    try {
      const outcome = await within(codebase, work)
      tellGitOutcome(tell, { kind: codebase, verb }, outcome)
      return outcome
    } finally {
      busy.delete(codebase)
      changed()
    }
  }

  const failed = (end: Exclude<GitEnd, { kind: 'done' }>) => {
    if (end.kind === 'failed') tellGitWords(tell, end.said)
    return describeGitEnd(end)
  }

  const fetchFrom = async (git: Git, folder: string): Promise<Outcome<Done>> => {
    const end = await gitFetch(git, { folder, gh: await findGh() })
    return end.kind === 'done' ? succeed({ message: 'Fetched.' }) : failed(end)
  }

  const switchTo = async (git: Git, folder: string, name: string): Promise<Outcome<Done>> => {
    const branches = await gitBranches(git, folder)
    const branch = branches?.find((one) => one.name === name)
    if (branch === undefined)
      return refuse(
        'no-such-branch',
        `There is no branch ${JSON.stringify(name)} here. Fetch, then look again.`,
      )
    if (branch.current) return succeed({ message: `${name} is the branch already.` })
    const changes = await gitLocalChanges(git, folder)
    if (changes !== null && changes.tracked.length > 0)
      return refuse('local-changes', describeLocalChanges(changes))
    const end = await gitSwitch(git, { folder, gh: await findGh() }, branch)
    return end.kind === 'done' ? succeed({ message: `Switched to ${name}.` }) : failed(end)
  }

  return {
    handlers: {
      gitFetch: ({ codebase }) => alone('fetch', codebase, fetchFrom),
      gitPull: ({ codebase }) =>
        alone('pull', codebase, async (git, folder) => {
          const fetched = await fetchFrom(git, folder)
          if (!fetched.ok) return fetched
          const end = await gitFastForward(git, { folder, gh: await findGh() })
          if (end.kind !== 'done') return failed(end)
          const nothing = /Already up to date/.test(end.said)
          return succeed({ message: nothing ? 'Nothing new: it is up to date.' : 'Pulled.' })
        }),
      gitBranches: ({ codebase }) =>
        within(codebase, async (git, folder) => {
          const branches = await gitBranches(git, folder)
          return branches === null
            ? refuse('tool-failed', 'git could not list the branches.')
            : succeed({ branches })
        }),
      gitSwitch: ({ codebase, branch }) =>
        alone('switch', codebase, (git, folder) => switchTo(git, folder, branch)),
    },
  }
}
