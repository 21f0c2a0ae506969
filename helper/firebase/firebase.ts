import type { firebaseCliEndpoints, firebaseEndpoints, FirebaseLogin } from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import { createMutex } from '../async/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import type { ProjectStore } from '../projects/index.ts'
import {
  type Firebase as FirebaseTool,
  firebaseApps,
  firebaseCreateApp,
  type FirebaseFolders,
  firebaseProjects,
  type FirebaseResult,
} from '../tools/index.ts'
import { createAccountService } from './account-service.ts'
import { createActiveProject } from './active-project.ts'
import { checkBundleId, checkProjectId } from './parse-request.ts'
import { readFacts } from './facts/facts.ts'
import { findFlavours } from './facts/flavours.ts'
import { createFolderAccounts } from './folder-account.ts'
import { createFetchService } from './fetch-service.ts'
import { checkConfigPath } from './files/config-path.ts'
import { describeFailure } from './firebase-problem.ts'
import { inWords } from './in-words.ts'
import { appName } from './pick-apps.ts'
import { type FilesChange, projectNamed } from './project-named.ts'
import { openFirebaseMemory } from './project-memory.ts'
import { recoverSwap, reportAsWritten, swapFolder } from '../file-transaction/index.ts'
import { createToolService } from './tool-service.ts'
import { undoFetch, undoOf } from './undo.ts'

export interface FirebaseDeps {
  /** The helper's own folder. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly jobs: JobBoard
  readonly notice: (text: string) => void
  readonly onDamaged: (setAside: string) => void
  readonly projects: ProjectStore
  /** The chosen directory; null: none. */
  readonly directory: () => string | null
  readonly flutterPath: () => Promise<string | null>
  /** A file of the codebase has new bytes; absolute. */
  readonly wrote: (path: string, content: Buffer) => Promise<void>
  /** Called when the app's files have new bytes; returns whether something runs with others. */
  readonly filesChanged: (files: FilesChange) => boolean
  /** Where to look for the tool besides PATH; tests give their own. */
  readonly usual?: FirebaseFolders['usual']
}

export interface Firebase {
  readonly handlers: HandlersOf<typeof firebaseEndpoints & typeof firebaseCliEndpoints>
  /** Resolves when nothing is being written any more. */
  close(): Promise<void>
}

/** The app's Firebase: the active project, its config files in the app, and the command line they come through. */
export async function createFirebase(deps: FirebaseDeps): Promise<Firebase> {
  const { home, env, hub, jobs, flutterPath } = deps
  const storage = swapFolder(home)
  await settleOld(deps)
  const memory = await openFirebaseMemory(deps)
  const changed = (login?: FirebaseLogin) =>
    hub.publish({ type: 'firebase.changed', ...(login ? { login } : {}) })
  const tool = createToolService({ home, env, jobs, changed, usual: deps.usual })
  const folder = createFolderAccounts({ env, flutterPath })
  const account = createAccountService({ env, jobs, tool, accounts: folder.accounts, changed })
  const alone = createMutex()
  const fetching = createFetchService({
    swapFolder: storage,
    jobs,
    memory,
    tool,
    as: (firebase) => folder.as(firebase),
    flutterPath,
    onResult: (failure) => account.onResult(failure),
    alone,
    wrote: (record) => reportAsWritten(record, deps.wrote),
    filesChanged: deps.filesChanged,
    changed,
  })

  /** One call of the tool; the account service gets its result. */
  const ask = async <T>(
    call: (firebase: FirebaseTool) => Promise<FirebaseResult<T>>,
    project?: string,
  ): Promise<Outcome<T>> => {
    const firebase = await tool.need()
    if (!firebase.ok) return firebase
    const result = await call(await folder.as(firebase.value))
    account.onResult(result.kind === 'failed' ? result.failure : null)
    if (result.kind === 'answer') return succeed(result.value)
    if (result.failure.kind === 'missing') tool.forget()
    return describeFailure(result.failure, project === undefined ? {} : { project })
  }

  return {
    handlers: {
      ...tool.handlers,
      ...account.handlers,
      ...createActiveProject({ memory, tool, flutterPath, changed }),
      ...fetching.handlers,
      undoFirebaseConfigs: () =>
        alone(async () => {
          const undone = await undoFetch(storage, await flutterPath())
          if (!undone.ok) return undone
          const { app, project_id: was, entries } = undone.value
          const files = entries.map(({ path }) => path)
          const configPath = files.find((path) => path.endsWith('.dart'))
          deps.filesChanged({ project: (await projectNamed(app, configPath)) ?? was, was, entries })
          changed()
          return succeed({ message: `Restored ${inWords(files)}.`, files })
        }),
      async firebaseFacts({ firebase_config_path }) {
        const config = checkConfigPath(firebase_config_path)
        if (!config.ok) return config
        const project_id = await memory.projectId()
        const helper = project_id === null ? [] : [{ source: 'helper' as const, project_id }]
        const app = await flutterPath()
        if (app === null) return succeed({ facts: helper, flavours: [], undo: null })
        const [facts, flavours, undo] = await Promise.all([
          readFacts(app, config.value),
          findFlavours(app),
          undoOf(storage, app),
        ])
        return succeed({ facts: [...helper, ...facts], flavours, undo })
      },
      async firebaseProjects(_, signal) {
        const projects = await ask((firebase) => firebaseProjects(firebase, signal))
        return projects.ok ? succeed({ projects: projects.value }) : projects
      },
      async firebaseApps({ project_id }, signal) {
        const id = checkProjectId(project_id)
        if (!id.ok) return id
        const apps = await ask((firebase) => firebaseApps(firebase, id.value, signal), id.value)
        return apps.ok ? succeed({ apps: apps.value }) : apps
      },
      async registerFirebaseApp({ project_id, platform, display_name, identifier = '' }) {
        const project = checkProjectId(project_id)
        if (!project.ok) return project
        const bundle = platform === 'web' ? succeed(undefined) : checkBundleId(identifier)
        if (!bundle.ok) return bundle
        const displayName = display_name.trim()
        if (displayName === '' || /\p{Cc}/u.test(displayName))
          return refuse('invalid-body', 'Type a name for the app.')
        const wanted = { project: project.value, platform, displayName, identifier: bundle.value }
        const app = await ask((firebase) => firebaseCreateApp(firebase, wanted), project.value)
        if (!app.ok) return app
        const id = bundle.value ?? displayName
        return succeed({ message: `Registered the ${appName(platform)} ${id}.`, app: app.value })
      },
    },
    async close() {
      await fetching.close()
      await alone(() => Promise.resolve())
    },
  }
}

/** What a helper that was killed while it wrote left behind is settled before anything else is written. */
async function settleOld({ home, notice, wrote }: FirebaseDeps): Promise<void> {
  const recovered = await recoverSwap(swapFolder(home))
  switch (recovered.kind) {
    case 'nothing':
      return
    case 'rolled-back':
      return notice(
        recovered.left.length === 0
          ? `The fetch of Firebase config files that was interrupted was taken back: the old files of ${recovered.record.app} are in place.`
          : `The fetch of Firebase config files that was interrupted was taken back, but for ${inWords(recovered.left)} in ${recovered.record.app}, whose folder is gone or has become a link. Look at them yourself.`,
      )
    case 'finished':
      await reportAsWritten(recovered.record, wrote)
      return notice(
        `The fetch of Firebase config files that was interrupted was finished: ${recovered.record.app} has those of ${recovered.record.project_id}.`,
      )
  }
}
