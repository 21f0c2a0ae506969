import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { CodebaseKind, CodebaseStatus, EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import { describeSystemFailure, sweepPartialFolders } from '../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import { findExecutable } from '../processes/index.ts'
import { type Config, openJsonFile } from '../state/index.ts'
import type { CloneProgress } from '../tools/index.ts'
import { cloneCodebase } from './clone-codebase.ts'
import { createClones } from './clones.ts'
import { createGitActions } from './git-actions.ts'
import { tellGitWords, type TellGit } from './git-console.ts'
import { createCodebaseReader } from './codebase-status.ts'
import { findCodebases, type FoundCodebases } from './find-codebases.ts'
import { checkProjectDirectory, isDirectory } from './project-directory.ts'
import { repositoryOf } from './repository-of.ts'
import { repositorySource } from './repositories.ts'
import { createStarters } from './starters.ts'
import { targetNotes } from './target-notes.ts'
import { readTypedPath } from './typed-path.ts'

export interface WorkspaceDeps {
  /** Our state folder; exists. */
  readonly home: string
  /** Holds `api/` and `flutter/`; null: no starters. */
  readonly startersFolder: string | null
  readonly config: Config
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly jobs: JobBoard
  readonly notice: (text: string) => void
  /** A line for the console: how a clone, fetch, pull or switch ended, and git's own words when it failed. */
  readonly tellGit: TellGit
  /** Absolute paths of the files below a folder that this product wrote and nobody changed since. */
  readonly ownFiles: (folder: string) => Promise<string[]>
  readonly previewRunning: () => boolean
  readonly apiRunning: () => boolean
  /** GitHub's command line; by default the one on PATH. */
  readonly findGh?: () => Promise<string | null>
}

type WorkspaceCall =
  | 'setDirectory'
  | 'directory'
  | 'environmentStatus'
  | 'cloneApi'
  | 'cloneFlutter'
  | 'cancelClone'
  | 'gitFetch'
  | 'gitPull'
  | 'gitBranches'
  | 'gitSwitch'
type Handler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>

export interface Workspace {
  readonly handlers: { readonly [N in WorkspaceCall]: Handler<N> }
  /** Absolute path of the Flutter app, or null. */
  flutterPath(): Promise<string | null>
  /** Forgets what was read of the codebases, and tells the pages: somebody changed their files. */
  changed(): void
  /** Ends running clones, leaving nothing behind. */
  close(): Promise<void>
}

const State = z.object({ directory: z.nullable(z.string()) })
const NOTHING_FOUND: FoundCodebases = { api: [], flutter: [] }

/** The project directory and the two codebases in it: the `environment/*` calls. */
export async function createWorkspace(deps: WorkspaceDeps): Promise<Workspace> {
  const { home, config, env, hub } = deps
  const state = await openJsonFile({
    path: join(home, 'state.json'),
    schema: State,
    initial: { directory: null },
    onDamaged: (aside) =>
      deps.notice(`The saved project directory could not be read. The damaged file was kept as ${aside}.`),
  })
  await sweepPartialFolders(home)
  const starters = deps.startersFolder === null ? null : createStarters(deps.startersFolder, home)
  const reader = createCodebaseReader(deps)
  let asked: Promise<Reply<'environmentStatus'>> | null = null

  const changed = () => {
    reader.forget()
    asked = null
    hub.publish({ type: 'workspace.changed' })
  }

  const clones = createClones(
    async (kind, job) => {
      const { directory } = state.get()
      if (directory === null) return refuse('no-directory', 'Set the project directory first, then clone.')
      if (!(await isDirectory(directory))) {
        return refuse(
          'path-not-found',
          `${directory} does not exist any more. Choose the project directory again.`,
        )
      }
      const request = {
        kind,
        directory,
        config,
        starters,
        home,
        env,
        signal: job.signal,
        onProgress: (progress: CloneProgress) => job.progress(progress),
        onFailed: (said: string) => tellGitWords(deps.tellGit, said),
      }
      const outcome = await cloneCodebase(deps.findGh ? { ...request, findGh: deps.findGh } : request)
      if (outcome.ok) changed()
      return outcome
    },
    deps.jobs,
    deps.tellGit,
  )

  const sourceOf = async (kind: CodebaseKind, directory: string, detected: boolean) => {
    const source = repositorySource(kind, directory, config, starters)
    return source === undefined || detected
      ? source
      : { ...source, ...(await targetNotes(source.target, directory)) }
  }

  const status = async (): Promise<Reply<'environmentStatus'>> => {
    const { directory } = state.get()
    const found = directory === null ? NOTHING_FOUND : await findCodebases(directory)
    const one = async (kind: CodebaseKind, running: boolean): Promise<CodebaseStatus> => {
      const facts = await reader.read(kind, found[kind], directory ?? '')
      const repository = directory === null ? undefined : await sourceOf(kind, directory, facts.detected)
      return { ...facts, running, ...(repository === undefined ? {} : { repository }) }
    }
    const [api, flutter] = await Promise.all([
      one('api', deps.apiRunning()),
      one('flutter', deps.previewRunning()),
    ])
    return { api, flutter }
  }

  const setDirectory: Handler<'setDirectory'> = async ({ path }) => {
    const userHome = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
    const typed = readTypedPath(path, { platform: process.platform, userHome })
    if (!typed.ok) return typed
    const checked = await checkProjectDirectory(typed.value, { home, platform: process.platform })
    if (!checked.ok) return checked
    const before = state.get()
    try {
      await state.update(() => ({ directory: checked.value }))
    } catch (error) {
      // refused must mean unchanged; writing it again may fail as well, which changes nothing on the disk
      await state.update(() => before).catch(() => undefined)
      const problem = describeSystemFailure(error, home)
      if (problem === null) throw error
      return { ok: false, problem }
    }
    changed()
    return succeed({ path: checked.value })
  }

  const folderOf = async (kind: CodebaseKind): Promise<Outcome<string>> => {
    const { directory } = state.get()
    const path = directory === null ? undefined : (await findCodebases(directory))[kind][0]
    if (directory === null || path === undefined)
      return refuse('no-directory', 'This codebase is not there (any more).')
    const repository = await repositoryOf(path, directory)
    return repository === null
      ? refuse('not-a-repository', 'This codebase is not a Git repository.')
      : succeed(path)
  }
  const findGh = deps.findGh ?? (() => findExecutable('gh', env))
  const git = createGitActions({ env, folderOf, findGh, changed, tell: deps.tellGit })

  return {
    handlers: {
      ...git.handlers,
      setDirectory,
      async directory() {
        const { directory } = state.get()
        if (directory === null) return succeed({ path: null })
        return succeed({ path: directory, exists: await isDirectory(directory) })
      },
      async environmentStatus() {
        const mine = (asked ??= status().finally(() => {
          if (asked === mine) asked = null
        }))
        return succeed(await mine)
      },
      cloneApi: () => clones.clone('api'),
      cloneFlutter: () => clones.clone('flutter'),
      cancelClone: ({ codebase }) => clones.cancel(codebase),
    },
    async flutterPath() {
      const { directory } = state.get()
      return directory === null ? null : ((await findCodebases(directory)).flutter[0] ?? null)
    },
    changed,
    close: () => clones.close(),
  }
}
