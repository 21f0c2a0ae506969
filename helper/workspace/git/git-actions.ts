import { logGitOutput, type LogGit } from '../../cloning/index.ts'
import type { CodebaseKind, workspaceEndpoints } from '@mosaygent/contract'
import type { HandlersOf } from '../../handlers/index.ts'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import {
  findGit,
  type Git,
  type GitOutcome,
  gitBranches,
  gitFastForward,
  gitFetch,
  gitLocalChanges,
  gitMayNotChange,
  gitSwitch,
} from '../../tools/index.ts'
import { logCodebaseOutcome } from './git-console.ts'
import { describeGitOutcome } from './git-outcome.ts'
import { describeLocalChanges } from './local-changes.ts'

interface GitActionsDeps {
  readonly env: NodeJS.ProcessEnv
  /** Our state folder. */
  readonly home: string
  /** The folder with the `.git` of a codebase that is there; else why nothing can be done. */
  readonly repositoryOf: (kind: CodebaseKind) => Promise<Outcome<string>>
  readonly findGh: () => Promise<string | null>
  /** Called after everything that may have changed a repository, also when it failed. */
  readonly changed: () => void
  readonly log: LogGit
}

interface Done {
  readonly message: string
}

interface GitActions {
  readonly handlers: HandlersOf<
    Pick<typeof workspaceEndpoints, 'gitFetch' | 'gitPull' | 'gitBranches' | 'gitSwitch'>
  >
}

/** Fetch, pull and switch: one at a time in each codebase, never a merge, never a lost change. */
export function createGitActions({
  env,
  home,
  repositoryOf,
  findGh,
  changed,
  log,
}: GitActionsDeps): GitActions {
  const busy = new Set<CodebaseKind>()

  const within = async <T>(
    codebase: CodebaseKind,
    work: (git: Git, repository: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const git = await findGit(env)
    if (git === null) return refuse('tool-missing', 'git was not found. Install git, then try again.')
    const repository = await repositoryOf(codebase)
    return repository.ok ? work(git, repository.value) : repository
  }

  const alone = async (
    verb: 'fetch' | 'pull' | 'switch',
    codebase: CodebaseKind,
    work: (git: Git, repository: string) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> => {
    if (busy.has(codebase))
      return refuse('already-running', 'git is already at work in this codebase. Try again when it is done.')
    busy.add(codebase)
    try {
      const outcome = await within(codebase, work)
      logCodebaseOutcome(log, { kind: codebase, verb }, outcome)
      return outcome
    } finally {
      busy.delete(codebase)
      changed()
    }
  }

  const contextOf = async (repository: string) => ({ repository, gh: await findGh(), outside: home })

  const failed = (outcome: Exclude<GitOutcome, { kind: 'done' }>) => {
    if (outcome.kind === 'failed') logGitOutput(log, outcome.stderr)
    return describeGitOutcome(outcome)
  }

  const fetchFrom = async (git: Git, repository: string): Promise<Outcome<Done>> => {
    const outcome = await gitFetch(git, await contextOf(repository))
    return outcome.kind === 'done' ? succeed({ message: 'Fetched.' }) : failed(outcome)
  }

  const switchTo = async (git: Git, repository: string, name: string): Promise<Outcome<Done>> => {
    const refusal = await gitMayNotChange(git, repository)
    if (refusal !== null) return failed(refusal)
    const branches = await gitBranches(git, repository)
    if (branches.kind !== 'branches') return failed(branches)
    const branch = branches.branches.find((one) => one.name === name)
    if (branch === undefined)
      return refuse(
        'no-such-branch',
        `There is no branch ${JSON.stringify(name)} here. Fetch, then look again.`,
      )
    if (branch.current) return succeed({ message: `${name} is the branch already.` })
    const changes = await gitLocalChanges(git, repository)
    if (changes.kind !== 'changes') return failed(changes)
    if (changes.tracked.length > 0) return refuse('local-changes', describeLocalChanges(changes))
    const outcome = await gitSwitch(git, await contextOf(repository), branch)
    return outcome.kind === 'done' ? succeed({ message: `Switched to ${name}.` }) : failed(outcome)
  }

  return {
    handlers: {
      gitFetch: ({ codebase }) => alone('fetch', codebase, fetchFrom),
      gitPull: ({ codebase }) =>
        alone('pull', codebase, async (git, repository) => {
          const fetched = await fetchFrom(git, repository)
          if (!fetched.ok) return fetched
          const outcome = await gitFastForward(git, await contextOf(repository))
          if (outcome.kind !== 'done') return failed(outcome)
          const nothing = /Already up to date/.test(outcome.stdout)
          return succeed({ message: nothing ? 'Nothing new: it is up to date.' : 'Pulled.' })
        }),
      gitBranches: ({ codebase }) =>
        within(codebase, async (git, repository) => {
          const outcome = await gitBranches(git, repository)
          return outcome.kind === 'branches'
            ? succeed({ branches: outcome.branches })
            : describeGitOutcome(outcome)
        }),
      gitSwitch: ({ codebase, branch }) =>
        alone('switch', codebase, (git, repository) => switchTo(git, repository, branch)),
    },
  }
}
