import type { EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { type ConsoleEntry, createConsoleLog } from './console/console-log.ts'
import { openInEditor } from './editor/open-in-editor.ts'
import { createErrorList } from './errors/error-list.ts'
import { createGateway, type GatewayTarget } from './gateway/gateway.ts'
import type { PreviewMemory } from './memory.ts'
import { createRestartToApply, type FirebaseFiles } from './restart-to-apply.ts'
import { createPreviewSession } from './session/session.ts'
import { livingRun } from './session/state.ts'
import { endOrphans } from '../runs/index.ts'
import { type Timings, TIMINGS } from './session/timings.ts'

export interface PreviewDeps {
  /** The port that the frame loads from; 0: a free one. */
  readonly previewPort: number
  /** Path of the sketch program, which takes Flutter's place where there is no SDK; null: none. */
  readonly sketchProgram: string | null
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly memory: PreviewMemory
  /** The folder of the Flutter codebase, or null while there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** Told when a source file changed while a run is watched. */
  readonly sourcesChanged?: () => void
  /** Origins that may show the app in a frame. */
  readonly frameAncestors: () => readonly string[]
}

/** For tests: shorter waits, and no SDK of the machine they run on. */
export interface PreviewSettings {
  readonly timings?: Partial<Timings>
  readonly sdkPlaces?: readonly string[]
}

type Handler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>
type PreviewCall =
  | 'flutterStatus'
  | 'flutterStart'
  | 'flutterStop'
  | 'flutterReload'
  | 'flutterRestart'
  | 'flutterErrors'
  | 'flutterConsole'
  | 'flutterReceipts'
  | 'setReloadOnSave'
  | 'openInEditor'

export interface Preview {
  /** Binds the gateway and gives its port; rejects with PortTakenError. */
  listen(): Promise<number>
  readonly handlers: { readonly [N in PreviewCall]: Handler<N> }
  /** Adds a line to the console, of what happens elsewhere in the helper. */
  tell(entry: ConsoleEntry): void
  /**
   * The app's Firebase files have new bytes. Answers whether a run has others, which its status then says.
   */
  firebaseFilesChanged(files: FirebaseFiles): boolean
  /** The tool's process lives, also while it still compiles. */
  isRunning(): boolean
  /** Stops the tool and the gateway; nothing is left on any port. */
  close(): Promise<void>
}

/** The preview of the Flutter codebase: the tool, its errors and output, and the address the frame loads from. */
export function createPreview(deps: PreviewDeps, settings: PreviewSettings = {}): Preview {
  const { hub } = deps
  const timings = { ...TIMINGS, ...settings.timings }
  const console = createConsoleLog((lines) => hub.publish({ type: 'console.lines', lines }))
  const errors = createErrorList(() => hub.publish({ type: 'preview.errors' }))
  const restart = createRestartToApply()
  const gateway = createGateway({ target: () => target(), frameAncestors: deps.frameAncestors })
  const session = createPreviewSession({
    env: deps.env,
    sketchProgram: deps.sketchProgram,
    ...(settings.sdkPlaces === undefined ? {} : { sdkPlaces: settings.sdkPlaces }),
    flutterPath: deps.flutterPath,
    gatewayPort: () => gateway.port() || deps.previewPort,
    console,
    errors,
    memory: deps.memory,
    onStatus: (status) => hub.publish({ type: 'preview.changed', status: restart.addTo(status) }),
    onSources: () => deps.sourcesChanged?.(),
    onReceipt(receipt) {
      restart.heard(receipt)
      hub.publish({ type: 'preview.receipt', receipt })
    },
    timings,
  })

  const target = (): GatewayTarget => {
    const state = session.state()
    const port = session.shownPort()
    if (port !== null) return { kind: 'app', port }
    return state.kind === 'starting' ? { kind: 'starting', stage: state.run.stage() } : { kind: 'nothing' }
  }

  return {
    async listen() {
      for (const pid of await endOrphans(deps.memory, timings.terminate))
        console.add({
          source: 'helper',
          level: 'warning',
          text: `A preview that was left behind when the helper was killed has been ended (process ${pid}).`,
        })
      return gateway.listen(deps.previewPort)
    },
    handlers: {
      flutterStatus: async () => succeed(restart.addTo(await session.status())),
      flutterStart: () => session.start(),
      flutterStop: () => session.stop(),
      flutterReload: () => session.reload(),
      flutterRestart: () => session.restart(),
      flutterErrors: async () => succeed(errors.answer()),
      flutterConsole: async () => succeed({ lines: console.lines() }),
      flutterReceipts: async () => succeed({ receipts: session.receipts() }),
      setReloadOnSave: async ({ enabled }) => {
        await session.setReloadOnSave(enabled)
        return succeed({ enabled })
      },
      openInEditor: (body) => openInEditor(deps, body),
    },
    tell: (entry) => console.add(entry),
    firebaseFilesChanged(files) {
      const run = livingRun(session.state())?.startedAt ?? null
      const waits = restart.filesChanged(files, run)
      // the session's own state is as before, so it announces nothing
      if (run !== null)
        void session
          .status()
          .then((status) => hub.publish({ type: 'preview.changed', status: restart.addTo(status) }))
      return waits
    },
    isRunning: () => livingRun(session.state()) !== null,
    async close() {
      await session.close()
      await gateway.close()
    },
  }
}
