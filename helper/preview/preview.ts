import {
  DEFAULT_ENVIRONMENT,
  type PageNews,
  type PreviewStatus,
  type previewEndpoints,
} from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import type { ConsoleLog } from '../console/index.ts'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { openInEditor } from './editor/open-in-editor.ts'
import { createErrorList } from './errors/error-list.ts'
import { createGateway, type GatewayTarget } from './gateway/gateway.ts'
import type { Peers } from '../peer/index.ts'
import type { PreviewMemory } from './memory.ts'
import { createRestartToApply, type FirebaseFiles } from './restart-to-apply.ts'
import { createPreviewSession } from './session/session.ts'
import { stageText } from '../tools/index.ts'
import { livingRun } from './session/state.ts'
import { hideSecrets } from '../redaction/index.ts'
import { endOrphans } from '../process-registry/index.ts'
import { SKETCH_KEY } from './session/sketch-key.ts'
import { NO_CONFIGURATIONS, type RunSource } from './session/wanted-run.ts'
import { type Timings, TIMINGS } from './session/timings.ts'

export interface PreviewDeps {
  /** The port that the frame loads from; 0: a free one. */
  readonly previewPort: number
  /** Path of the sketch program, which replaces Flutter where there is no SDK; null: there is none. */
  readonly sketchProgram: string | null
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly console: ConsoleLog
  readonly memory: PreviewMemory
  /** The folder of the Flutter codebase, or null while there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** The run configurations; where it is left out there are none. */
  readonly runSource?: RunSource
  /** An app's folder as the status names it. */
  readonly nameOfApp: (folder: string) => string
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
  readonly handlers: HandlersOf<typeof previewEndpoints>
  /**
   * Records changed Firebase files of the app. Returns whether a run has loaded others, which its status then reports.
   */
  firebaseFilesChanged(files: FirebaseFiles): boolean
  /** Other configurations or values were chosen: the status says whether what runs has them. */
  configurationsChanged(): void
  /** The tool runs; true also while it compiles. */
  isRunning(): boolean
  /** The codebase whose app runs, absolute; null: none. */
  runningProject(): string | null
  /** Another project directory may be chosen: what is told of a run that has ended is of the one before. */
  projectChanged(): Promise<void>
  /** Stops the tool and the gateway, and frees their ports. */
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

/** The preview of the Flutter codebase: the tool, its errors and output, and the address the frame loads from. */
export function createPreview(deps: PreviewDeps, settings: PreviewSettings = {}): Preview {
  const { console, hub } = deps
  const timings = { ...TIMINGS, ...settings.timings }
  const errors = createErrorList(() => hub.publish({ type: 'preview.errors' }))
  const restart = createRestartToApply()
  /** The app that Start would run, as it was last asked for. */
  let idle: string | null = null
  const complete = (status: PreviewStatus): PreviewStatus => {
    const app = status.project ?? idle
    return { ...restart.addTo(status), app: app === null ? null : deps.nameOfApp(app) }
  }
  const gateway = createGateway({
    target: () => target(),
    frameAncestors: deps.frameAncestors,
    peers: deps.peers,
  })
  /** The codebase of the newest run, and whether another one is chosen since. */
  let last: string | null = null
  let left = false
  const session = createPreviewSession({
    env: deps.env,
    sketchProgram: deps.sketchProgram,
    ...(settings.sdkFolders === undefined ? {} : { sdkFolders: settings.sdkFolders }),
    flutterPath: deps.flutterPath,
    runSource: deps.runSource ?? NO_CONFIGURATIONS,
    gatewayPort: () => gateway.port() || deps.previewPort,
    console,
    errors,
    memory: deps.memory,
    onStatus(status) {
      hub.publish({ type: 'preview.changed', status: complete(status) })
      const runs = status.project ?? null
      if (runs !== null && runs !== last) left = false
      last = runs ?? last
      if (runs === null) forgetLeft()
    },
    onSources: () => deps.sourcesChanged?.(),
    onReceipt(receipt) {
      restart.onReceipt(receipt)
      hub.publish({ type: 'preview.receipt', receipt })
    },
    eventReaders: () => hub.readers(),
    timings,
  })

  function forgetLeft(): void {
    if (!left) return
    left = false
    last = null
    session.forget()
  }

  const target = (): GatewayTarget => {
    const state = session.state()
    const port = session.shownPort()
    if (port !== null) {
      const project = livingRun(state)?.project ?? ''
      // while the app compiles a sketch stands in for it
      const sketch = state.kind === 'starting' || livingRun(state)?.engine.kind === 'sketch'
      const ownWorkers = deps.memory.get().own_workers.includes(project)
      return { kind: 'app', port, sketchKey: sketch ? SKETCH_KEY : null, project, ownWorkers }
    }
    return state.kind === 'starting'
      ? { kind: 'starting', stage: stageText(state.run.stage()) }
      : { kind: 'nothing' }
  }

  return {
    async listen() {
      const recorded = deps.memory.get().runs.length
      const ended = await endOrphans(deps.memory, timings.terminate)
      if (deps.memory.get().runs.length < recorded) {
        session.endedWithHelper()
        console.add({ source: 'helper', level: 'warning', text: describeEnded(ended) })
      }
      return gateway.listen(deps.previewPort)
    },
    handlers: {
      async flutterStatus() {
        idle = await deps.flutterPath()
        return succeed(complete(await session.status()))
      },
      flutterStart: (body) => session.start(body?.environment ?? DEFAULT_ENVIRONMENT),
      flutterStop: () => session.stop(),
      flutterReload: () => session.reload(),
      flutterRestart: (body) => session.restart(body?.environment),
      flutterErrors: async () => succeed(errors.answer()),
      flutterReceipts: async () => succeed({ receipts: session.receipts() }),
      flutterPage: async (news) => {
        session.receivePageNews(redacted(news))
        return succeed({})
      },
      setReloadOnSave: async ({ enabled }) => {
        await session.setReloadOnSave(enabled)
        return succeed({ enabled })
      },
      async setOwnWorkers({ enabled }) {
        const project = livingRun(session.state())?.project ?? (await deps.flutterPath())
        if (project === null)
          return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
        await session.setOwnWorkers(project, enabled)
        return succeed({ enabled })
      },
      openInEditor: (body) => openInEditor({ ...deps, sdkRoot: (project) => session.sdkRoot(project) }, body),
    },
    firebaseFilesChanged(files) {
      const run = livingRun(session.state())?.startedAt ?? null
      const waits = restart.filesChanged(files, run)
      // the session's own state is as before, so it announces nothing
      if (run !== null)
        void session
          .status()
          .then((status) => hub.publish({ type: 'preview.changed', status: complete(status) }))
      return waits
    },
    async projectChanged() {
      left = last !== null && last !== (await deps.flutterPath())
      if (livingRun(session.state()) === null) forgetLeft()
    },
    configurationsChanged() {
      void session
        .status()
        .then((status) => hub.publish({ type: 'preview.changed', status: complete(status) }))
    },
    isRunning: () => livingRun(session.state()) !== null,
    runningProject: () => livingRun(session.state())?.project ?? null,
    async close() {
      await session.close()
      await gateway.close()
    },
  }
}
