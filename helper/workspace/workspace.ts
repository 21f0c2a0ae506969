import { join } from 'node:path'
import type {
  CodebaseKind,
  folderEndpoints,
  movedProjectEndpoints,
  platformEndpoints,
  projectAppEndpoints,
  repositoryEndpoints,
  workspaceEndpoints,
} from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import { singleFlight } from '../async/index.ts'
import { sweepPartialFolders, type LogGit } from '../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import { findExecutable } from '../processes/index.ts'
import type { ProjectStore, TakeOvers } from '../projects/index.ts'
import { type Config, describeSettingsFailure, openJsonFile } from '../state/index.ts'
import { checkFolderPath, relativeTo } from './apps/app-path.ts'
import { createAppSearch } from './apps/app-search.ts'
import { createProjectApps } from './apps/project-apps.ts'
import { createCloneJobs } from './clone/clone-jobs.ts'
import { createDefaultBranch } from './repositories/default-branch.ts'
import { dependenciesInstalled } from './packages/installed-packages.ts'
import { pluginsWithoutWeb } from './packages/plugins-without-web.ts'
import { environmentStatus } from './codebases/environment-status.ts'
import { createGitActions } from './git/git-actions.ts'
import { createGitWatch } from './git/git-watch.ts'
import { createCodebaseReader } from './codebases/codebase-status.ts'
import { checkProjectDirectory, isDirectory } from './directory/project-directory.ts'
import { createMovedProjects } from './directory/moved-projects.ts'
import { createRepositories } from './git/repository-of.ts'
import { originOf } from './repositories/repositories.ts'
import { createFolderService, userHomeOf } from './directory/folder-service.ts'
import { createRepositoryChoices } from './repositories/repository-choices.ts'
import { createStarters } from './repositories/starters.ts'
import { CHOICE, chosenFolder, codebasesOf, moveChoices, StoredWorkspace } from './stored-workspace.ts'
import { readTypedPath } from './directory/typed-path.ts'
import { createUseExisting } from './clone/use-existing.ts'
import { thisSystem } from '../operating-system/index.ts'

export interface WorkspaceDeps {
  /** Our state folder; exists. */
  readonly home: string
  /** Holds `api/` and `flutter/`; null: no starters. */
  readonly startersFolder: string | null
  readonly config: Config
  readonly projects: ProjectStore
  readonly takeOvers: TakeOvers
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly jobs: JobBoard
  readonly notice: (text: string) => void
  /** A line for the console: how a clone, fetch, pull or switch ended, and git's own words when it failed. */
  readonly logGit: LogGit
  /** Absolute paths of the files below a folder that this product wrote and nobody changed since. */
  readonly ownFiles: (folder: string) => Promise<string[]>
  /** Whether the app of this codebase runs; absolute. */
  readonly previewRunning: (app: string) => boolean
  readonly apiRunning: () => Promise<boolean>
  /** Called once another directory is chosen, before the call is answered. */
  readonly directoryChanged?: () => Promise<void>
  /** GitHub's command line; by default the one on PATH. */
  readonly findGh?: () => Promise<string | null>
}

export interface Workspace {
  readonly handlers: HandlersOf<
    typeof workspaceEndpoints &
      typeof folderEndpoints &
      typeof platformEndpoints &
      typeof projectAppEndpoints &
      typeof movedProjectEndpoints &
      typeof repositoryEndpoints
  >
  /** Absolute path of the Flutter app that was chosen, else of the first that is found; or null. */
  flutterPath(): Promise<string | null>
  /** An app's folder as people know it: relative to its project directory where it lies in it, else absolute. */
  nameOfApp(folder: string, directory?: string | null): string
  /** The directory that was chosen, whether it is there or not. */
  projectDirectory(): string | null
  /** The Python API, and whether it has a virtual environment; or null. */
  apiCodebase(): Promise<{ readonly path: string; readonly installed: boolean } | null>
  /** Takes a folder of the project directory, relative to it, for the API's. */
  useApiFolder(path: string): Promise<Outcome<null>>
  /** Forgets what was read of the codebases and notifies the pages: their files changed. */
  changed(): void
  /** Ends running clones, leaving nothing behind. */
  close(): Promise<void>
}

/** The project directory and the two codebases in it: the `environment/*` calls. */
export async function createWorkspace(deps: WorkspaceDeps): Promise<Workspace> {
  const { home, env, hub } = deps
  const state = await openJsonFile({
    path: join(home, 'state.json'),
    schema: StoredWorkspace,
    initial: { directory: null },
    onDamaged: (aside) =>
      deps.notice(`The saved project directory could not be read. The damaged file was kept as ${aside}.`),
  })
  await sweepPartialFolders(home)
  await moveChoices(state.get(), deps.projects)
  const search = createAppSearch()
  const starters = deps.startersFolder === null ? null : createStarters(deps.startersFolder, home)
  const located = createRepositories(env)
  const reader = createCodebaseReader({ env, ownFiles: deps.ownFiles, repositories: located })
  const findGh = deps.findGh ?? (() => findExecutable('gh', env))

  const changed = () => {
    search.forget()
    reader.forget()
    answer.forget()
    hub.publish({ type: 'workspace.changed' })
  }
  const repositories = createRepositoryChoices({
    home,
    env,
    config: deps.config,
    starters,
    projects: deps.projects,
    directory: () => state.get().directory,
    changed,
  })
  const source = { home, env, starters, findGh, config: () => repositories.config() }
  const clones = createCloneJobs({
    ...source,
    jobs: deps.jobs,
    directory: () => state.get().directory,
    changed,
    log: deps.logGit,
  })

  // another project's app may go on while this one is looked at
  const running = (kind: CodebaseKind, path: string | null) =>
    kind === 'api' ? deps.apiRunning() : path !== null && deps.previewRunning(path)
  const watch = createGitWatch(changed)
  const choicesOf = (directory: string | null) => (directory === null ? {} : deps.projects.get(directory))
  const codebases = () => {
    const { directory } = state.get()
    return codebasesOf(directory, choicesOf(directory), search)
  }
  const pathOf = async (kind: CodebaseKind): Promise<string | null> => {
    const { directory } = state.get()
    if (directory === null) return null
    // what was chosen is known without a search
    const chosen = await chosenFolder(kind, directory, choicesOf(directory))
    return chosen ?? (await codebases())[kind][0] ?? null
  }
  const moved = createMovedProjects({
    env,
    projects: deps.projects,
    takeOvers: deps.takeOvers,
    repositories: located,
    async codebasesIn(directory) {
      const { api, flutter } = await codebasesOf(directory, {}, search)
      return [...api, ...flutter]
    },
  })
  const answer = singleFlight(async () => {
    const { directory } = state.get()
    const found = await codebases()
    const status = await environmentStatus(directory, found, { env, reader, repositories, starters, running })
    if (directory !== null) await moved.remember(directory)
    watch.follow(await located.ofAll([status.api.path, status.flutter.path], directory ?? ''))
    const { no_api } = directory === null ? {} : deps.projects.get(directory)
    return no_api === true ? { ...status, no_api } : status
  })

  const changeProject: ProjectStore['choose'] = async (directory, change) => {
    const kept = await deps.projects.choose(directory, change)
    if (kept.ok) changed()
    return kept
  }
  /** Remembers which folder below the project directory is used. */
  const choose = async (kind: CodebaseKind, directory: string, folder: string): Promise<Outcome<null>> => {
    const path = relativeTo(directory, folder)
    if (path === null) return refuse('path-not-allowed', `${folder} is outside of the project directory.`)
    return changeProject(directory, (project) => ({ ...project, [CHOICE[kind]]: path }))
  }

  /** Works in it from now on, or leaves everything as it was. */
  const keep = async (directory: string): Promise<Outcome<null>> => {
    try {
      await state.choose(() => ({ directory }))
    } catch (error) {
      const problem = describeSettingsFailure(error, home)
      if (problem === null) throw error
      return { ok: false, problem }
    }
    const opened_at = new Date().toISOString()
    // it goes on by itself now, wherever its settings went before
    await deps.projects.choose(directory, (project) => ({
      ...project,
      opened_at,
      moved_to: undefined,
    }))
    changed()
    return succeed(null)
  }
  const checkTyped = async (path: string): Promise<Outcome<string>> => {
    const typed = readTypedPath(path, { system: thisSystem(), userHome: userHomeOf(env) })
    return typed.ok ? checkProjectDirectory(typed.value, { home, system: thisSystem() }) : typed
  }
  /** `settings`: brings those of another folder, before anybody reads the directory's own; whether there were any. */
  const open = async (path: string, settings: (directory: string) => Promise<Outcome<boolean>>) => {
    const checked = await checkTyped(path)
    if (!checked.ok) return checked
    const brought = await settings(checked.value)
    if (!brought.ok) return brought
    const kept = await keep(checked.value)
    if (kept.ok) await deps.directoryChanged?.()
    else if (brought.value) await deps.takeOvers.answer(checked.value, false)
    return kept.ok ? succeed({ path: checked.value }) : kept
  }

  const folders = createFolderService({ home, env })
  const useExisting = createUseExisting({
    env,
    directory: () => state.get().directory,
    keep: choose,
    originOf: (kind) => originOf(kind, repositories.config(), starters),
  })

  const repositoryOfCodebase = async (kind: CodebaseKind): Promise<Outcome<string>> => {
    const { directory } = state.get()
    const path = await pathOf(kind)
    if (directory === null) return refuse('no-directory', 'This codebase is not there (any more).')
    // one that is on another branch is not there, and the repository around it is
    const repository = await located.of(path ?? directory, directory)
    if (repository === null && path === null)
      return refuse('no-directory', 'This codebase is not there (any more).')
    return repository === null
      ? refuse('not-a-repository', 'This codebase is not a Git repository.')
      : succeed(repository)
  }
  const git = createGitActions({
    env,
    home,
    repositoryOf: repositoryOfCodebase,
    findGh,
    changed,
    log: deps.logGit,
  })

  return {
    handlers: {
      ...git.handlers,
      ...folders,
      setDirectory: ({ path }) => open(path, (directory) => moved.recognise(directory)),
      findProject: ({ path, to }) => open(to, (directory) => deps.takeOvers.from(path, directory)),
      async answerTakeOver({ path, keep: stays }) {
        const answered = await deps.takeOvers.answer(path, stays)
        if (!answered.ok) return answered
        changed()
        if (!stays && path === state.get().directory) await deps.directoryChanged?.()
        return succeed({ path })
      },
      async directory() {
        const { directory } = state.get()
        if (directory === null) return succeed({ path: null })
        return succeed({ path: directory, exists: await isDirectory(directory) })
      },
      async environmentStatus() {
        return succeed(await answer.ask())
      },
      cloneApi: () => clones.clone('api'),
      cloneFlutter: () => clones.clone('flutter'),
      cancelClone: ({ codebase }) => clones.cancel(codebase),
      repositoryChoices: async () => succeed(repositories.choices()),
      chooseRepository: ({ directory, ...choice }) =>
        repositories.choose(choice, async () => {
          if (directory === undefined) return succeed(state.get().directory)
          const there = await checkTyped(directory)
          if (there.ok || there.problem.code !== 'path-not-found') return there
          const made = await folders.makeFolder({ path: directory })
          return made.ok ? checkTyped(made.value.path) : made
        }),
      defaultBranch: createDefaultBranch(source),
      useExisting,
      async pluginsWithoutWeb() {
        const app = await pathOf('flutter')
        return succeed(app === null ? { plugins: [], known: false } : await pluginsWithoutWeb(app))
      },
      ...createProjectApps({
        search,
        directory: () => state.get().directory,
        flutterPath: () => pathOf('flutter'),
        settings: (directory) => deps.projects.get(directory),
        change: changeProject,
      }),
    },
    projectDirectory: () => state.get().directory,
    flutterPath: () => pathOf('flutter'),
    nameOfApp(folder, directory = state.get().directory) {
      return (directory === null ? null : relativeTo(directory, folder)) ?? folder
    },
    async apiCodebase() {
      const { directory } = state.get()
      const path = await pathOf('api')
      if (directory === null || path === null) return null
      return { path, installed: await dependenciesInstalled('api', path, directory) }
    },
    async useApiFolder(path) {
      const { directory } = state.get()
      if (directory === null) return refuse('no-directory', 'Choose a project directory first.')
      const checked = await checkFolderPath(directory, path)
      return checked.ok ? changeProject(directory, (known) => ({ ...known, api: checked.value })) : checked
    },
    changed,
    async close() {
      watch.close()
      await clones.close()
    },
  }
}
