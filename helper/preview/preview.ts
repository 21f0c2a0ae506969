import {
  DEFAULT_ENVIRONMENT,
  type PageNews,
  type PreviewStatus,
  type previewEndpoints,
  type Receipt,
  type runningProjectEndpoints,
} from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import type { ConsoleLog } from '../console/index.ts'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { openInEditor, opensInEditor } from './editor/open-in-editor.ts'
import { createGateway, type GatewayTarget } from './gateway/gateway.ts'
import type { Peers } from '../peer/index.ts'
import { chooseReloadOnSave, type PreviewMemory } from './memory.ts'
import type { FirebaseFiles } from './restart-to-apply.ts'
import { createPlace, type Place } from './room/place.ts'
import { createRoom } from './room/room.ts'
import { runningProjects } from './room/running-projects.ts'
import { createMoments } from './session/receipt-history.ts'
import { livingRun } from './session/state.ts'
import { type LocalPackage, localPackages } from './watch/local-packages.ts'
import { hideSecrets } from '../redaction/index.ts'
import { endOrphans } from '../process-registry/index.ts'
import { NO_CONFIGURATIONS, type RunSource } from './session/wanted-run.ts'
import { type Timings, TIMINGS } from './session/timings.ts'

export interface PreviewDeps {
  /** The port that the frame loads from; 0: a free one. */
  readonly previewPort: number
  /** Path of the sketch program, which replaces Flutter where there is no SDK; null: there is none. */
  readonly sketchProgram: string | null
  /** Where it keeps itself compiled for its next start; left out: nowhere. */
  readonly sketchCode?: string
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly console: ConsoleLog
  readonly memory: PreviewMemory
  /** The folder of the Flutter codebase, or null while there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** The folder of the API; null: there is none. */
  readonly apiPath: () => Promise<string | null>
  /** The project directory that is chosen; null: none. */
  readonly projectDirectory: () => string | null
  /** The run configurations; where it is left out there are none. */
  readonly runSource?: RunSource
  /** An app's folder as the status names it: as its project directory would, the chosen one where none is given. */
  readonly nameOfApp: (folder: string, directory?: string | null) => string
  /** Called when a source file changes during a run. */
  readonly sourcesChanged?: () => void
  /** Origins that may show the app in a frame. */
  readonly frameAncestors: () => readonly string[]
  /** Identifies the owner of a connection to the app, so that another user of the machine is refused. */
  readonly peers: Pick<Peers, 'peerOf'>
}

/** For tests: shorter waits, and other folders to look for an SDK in. */
export interface PreviewSettings {
  readonly timings?: Partial<Timings>
  readonly sdkFolders?: readonly string[]
}

export interface Preview {
  /** Binds the gateway and gives its port; rejects with PortTakenError. */
  listen(): Promise<number>
  readonly handlers: HandlersOf<typeof previewEndpoints & typeof runningProjectEndpoints>
  /**
   * Records changed Firebase files of the app. Returns whether a run has loaded others, which its status then reports.
   */
  firebaseFilesChanged(files: FirebaseFiles): boolean
  /**
   * A source was edited from here: what draws it at once does, whatever is chosen for files that others save.
   * `file`: relative to the codebase.
   */
  sourceEdited(file: string): void
  /** Whether a file, as code imports it or as it lies in the codebase, can be opened in the editor. */
  opensInEditor(file: string): Promise<boolean>
  /** The packages that are edited beside the app of the project, by their folders. */
  localPackages(): Promise<readonly Pick<LocalPackage, 'name' | 'root'>[]>
  /** Other configurations or values were chosen: the status says whether what runs has them. */
  configurationsChanged(): void
  /** A tool runs; true also while it compiles. `app`: that of this codebase, absolute; else of any. */
  isRunning(app?: string): boolean
  /** Another project directory may be chosen: it is shown from now on, and what runs of the one before goes on. */
  projectChanged(): Promise<void>
  /** Stops the tools and the gateways, and frees their ports. */
  close(): Promise<void>
}

/** An error of the app may contain secrets. */
function redacted(news: PageNews): PageNews {
  if (news.state !== 'failed') return news
  return { ...news, reason: hideSecrets(news.reason), errors: news.errors.map(hideSecrets) }
}

/** `ended`: the ids of processes that had survived the earlier helper. */
function describeEnded(ended: readonly number[]): string {
  const was = 'The helper ended while the preview ran, and the preview with it'
  return `${was}${ended.length === 0 ? '' : ` (process ${ended.join(', ')})`}.`
}

/** The preview of the Flutter codebases: the tools, their errors and output, and the addresses of their pages. */
export function createPreview(deps: PreviewDeps, settings: PreviewSettings = {}): Preview {
  const { console, hub } = deps
  const timings = { ...TIMINGS, ...settings.timings }
  /** The app that Start would run, as it was last asked for. */
  let idle: string | null = null
  const complete = (place: Place, status: PreviewStatus): PreviewStatus => {
    // as it is called now: it may have been chosen by a link since
    const project = typeof status.project === 'string' ? (place.app?.path ?? status.project) : null
    const app = project ?? idle
    return { ...place.restart.addTo(status), project, app: app === null ? null : deps.nameOfApp(app) }
  }
  const gatewayTo = (target: () => GatewayTarget) =>
    createGateway({ target, frameAncestors: deps.frameAncestors, peers: deps.peers })
  const gateway = gatewayTo(() => room.shown().target())
  const previewPort = () => gateway.port() || deps.previewPort
  const isShown = (place: Place) => room.shown() === place

  const nextMoment = createMoments()
  const placeDeps = {
    env: deps.env,
    sketchProgram: deps.sketchProgram,
    ...(deps.sketchCode === undefined ? {} : { sketchCode: deps.sketchCode }),
    ...(settings.sdkFolders === undefined ? {} : { sdkFolders: settings.sdkFolders }),
    flutterPath: deps.flutterPath,
    runSource: deps.runSource ?? NO_CONFIGURATIONS,
    previewPort,
    console,
    memory: deps.memory,
    projectDirectory: deps.projectDirectory,
    nextMoment,
    eventReaders: () => hub.readers(),
    timings,
    isShown,
    onStatus(place: Place, status: PreviewStatus) {
      if (isShown(place)) hub.publish({ type: 'preview.changed', status: complete(place, status) })
      else room.tidy()
      announceRunning()
    },
    onErrors(place: Place) {
      if (isShown(place)) hub.publish({ type: 'preview.errors' })
    },
    onReceipt(place: Place, receipt: Receipt) {
      if (isShown(place)) hub.publish({ type: 'preview.receipt', receipt })
    },
    onSources(place: Place) {
      if (isShown(place)) deps.sourcesChanged?.()
    },
  }
  const room = createRoom({
    console,
    create: () => createPlace(placeDeps),
    createGateway: gatewayTo,
    chosen: async () => ({ app: await deps.flutterPath(), directory: deps.projectDirectory() }),
    onShown() {
      // pages of the one before have its connections
      gateway.endOpen()
      hub.publish({ type: 'preview.errors' })
      announce()
    },
    onMoved: () => announceRunning(),
  })
  const editor = { ...deps, sdkRoot: (project: string) => room.shown().session.sdkRoot(project) }

  /** Tells the status without a change of the session's own state. */
  function announce(): void {
    const place = room.shown()
    void place.session.status().then((status) => {
      if (isShown(place)) hub.publish({ type: 'preview.changed', status: complete(place, status) })
    })
  }

  const running = () =>
    runningProjects({
      places: room.all(),
      shown: room.shown(),
      previewPort: previewPort(),
      nameOfApp: deps.nameOfApp,
    })
  let told = JSON.stringify([])
  function announceRunning(): void {
    const now = JSON.stringify(running())
    if (now === told) return
    told = now
    hub.publish({ type: 'project.running' })
  }

  return {
    async listen() {
      await room.begin()
      const recorded = deps.memory.get().runs.length
      const ended = await endOrphans(deps.memory, timings.terminate)
      if (deps.memory.get().runs.length < recorded) {
        await room.endedWithHelper()
        console.add({ source: 'helper', level: 'warning', text: describeEnded(ended) })
      }
      return gateway.listen(deps.previewPort)
    },
    handlers: {
      async flutterStatus() {
        idle = await deps.flutterPath()
        const place = room.shown()
        return succeed(complete(place, await place.session.status()))
      },
      flutterStart: (body) => room.start(body?.environment ?? DEFAULT_ENVIRONMENT),
      flutterStop: () => room.stopShown(),
      flutterReload: () => room.shown().session.reload(),
      flutterRestart: (body) => room.shown().session.restart(body?.environment),
      flutterErrors: async () => succeed(room.shown().errors.answer()),
      flutterReceipts: async () => succeed({ receipts: room.shown().session.receipts() }),
      flutterPage: async (news) => {
        room.shown().session.receivePageNews(redacted(news))
        return succeed({})
      },
      runningProjects: async () => succeed({ running: running() }),
      stopProject: ({ directory }) => room.stop(directory),
      setReloadOnSave: async ({ enabled }) => {
        await chooseReloadOnSave(deps.memory, deps.projectDirectory(), enabled)
        for (const { session } of room.all()) session.reloadOnSaveChanged()
        return succeed({ enabled })
      },
      async setOwnWorkers({ enabled }) {
        const { session } = room.shown()
        const project = livingRun(session.state())?.project ?? (await deps.flutterPath())
        if (project === null)
          return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
        await session.setOwnWorkers(project, enabled)
        return succeed({ enabled })
      },
      openInEditor: (body) => openInEditor(editor, body),
    },
    firebaseFilesChanged(files) {
      const { session, restart } = room.shown()
      const run = livingRun(session.state())?.startedAt ?? null
      const waits = restart.filesChanged(files, run)
      if (run !== null) announce()
      return waits
    },
    sourceEdited: (file) => room.shown().session.sourceEdited(file),
    opensInEditor: (file) => opensInEditor(editor, file),
    async localPackages() {
      const project = await deps.flutterPath()
      return project === null ? [] : (await localPackages(project)).packages
    },
    projectChanged: () => room.select(),
    configurationsChanged: announce,
    isRunning: (app) =>
      room.all().some(({ session, app: its }) => {
        const run = livingRun(session.state())
        return run !== null && (app === undefined || run.project === app || its?.path === app)
      }),
    async close() {
      await room.close()
      await gateway.close()
    },
  }
}
