import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type {
  AppEnvironment,
  HelperEvent,
  PageNews,
  PreviewStatus,
  Receipt,
  Reply,
} from '@mosaygent/contract'
import { ConsoleLine } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { createConsole } from '../../console/index.ts'
import { createEventHub } from '../../events/index.ts'
import type { Outcome } from '../../errors/index.ts'
import { openPreviewMemory, type PreviewMemory } from '../memory.ts'
import { createPreview, type Preview, type PreviewDeps, type PreviewSettings } from '../preview.ts'
import { makeFakeSdk, transcript } from './flutter/sdk.ts'

const Recorded = z.object({ runs: z.array(z.array(z.object({ pid: z.number() }))) })
const LogEntry = z.record(z.string(), z.unknown())

/** One preview with a real process, in folders with a space and an accent. */
export interface PreviewHarness {
  /** Contains the helper's home folder and everything else. */
  readonly base: string
  readonly project: string
  readonly preview: Preview
  /** Chooses another project directory; the current run goes on. */
  choose(codebase: string): void
  /** Makes another app beside the first one, without choosing it; gives its folder. */
  makeProject(name: string): Promise<string>
  /** Chooses another project directory, as the page does it; null: none is left. */
  change(codebase: string | null): Promise<void>
  readonly events: HelperEvent[]
  readonly port: number
  status(): Promise<PreviewStatus>
  /** Waits until the status is as wanted; fails with the last status after 15 s. */
  until(wanted: (status: PreviewStatus) => boolean | Promise<boolean>): Promise<PreviewStatus>
  call(
    name: 'flutterStart' | 'flutterStop' | 'flutterReload' | 'flutterRestart',
    environment?: AppEnvironment,
  ): Promise<Outcome<Reply<'flutterStart'>>>
  /** Reports the state of a dashboard's frame. */
  reportPage(news: PageNews): Promise<void>
  errors(): Promise<Reply<'flutterErrors'>>
  edit(file: string, text: string): Promise<void>
  /** Lets a `slow` fake go on. */
  release(): Promise<void>
  console(): Promise<ConsoleLine[]>
  receipts(): Promise<Receipt[]>
  /** The recorded processes. */
  recorded(): Promise<{ pid: number }[][]>
  /** Sets the recording that the fake plays from its next start on. */
  play(name: string): Promise<void>
  /** The arguments and requests that the fake received. */
  log(): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export interface PreviewHarnessOptions {
  readonly transcript: string
  readonly version?: string
  readonly sdk?: boolean
  readonly sketchProgram?: string | null
  readonly speed?: number
  /** Of the fake: see the list in flutter/replayed.mjs. */
  readonly switches?: string
  readonly codebase?: boolean
  readonly pubspec?: string
  readonly runSource?: PreviewDeps['runSource']
  readonly timings?: PreviewSettings['timings']
  /** Writes the files of a killed helper into the home folder. */
  readonly before?: (memory: PreviewMemory) => Promise<void>
}

export async function createPreviewHarness(options: PreviewHarnessOptions): Promise<PreviewHarness> {
  const base = await mkdtemp(join(tmpdir(), 'mosaygent é preview '))
  const project = join(base, 'my app é')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(project, file)), { recursive: true })
    await writeFile(join(project, file), text)
  }
  await write('pubspec.yaml', options.pubspec ?? 'name: my_app\n')
  await write('lib/main.dart', Array.from({ length: 30 }, (_, at) => `// line ${at + 1}`).join('\n'))
  const bin = options.sdk === false ? base : await makeFakeSdk(join(base, 'sdk é'), options.version)
  const log = join(base, 'fake.log')
  const played = join(base, 'played.jsonl')
  await copyFile(transcript(options.transcript), played)
  const env: NodeJS.ProcessEnv = {
    PATH: bin,
    HOME: base,
    FAKE_FLUTTER_TRANSCRIPT: played,
    FAKE_FLUTTER_SPEED: String(options.speed ?? 100),
    FAKE_FLUTTER_LOG: log,
    FAKE_FLUTTER_SWITCHES: options.switches ?? '',
    FAKE_FLUTTER_HOLD: join(base, 'hold'),
  }
  let chosen = options.codebase === false ? null : project
  const hub = createEventHub()
  const events: HelperEvent[] = []
  hub.subscribe((numbered) => events.push(numbered.event))
  const console = createConsole(hub)
  const memory = await openPreviewMemory({ home: base, onDamaged: () => undefined })
  await options.before?.(memory)
  const preview = createPreview(
    {
      previewPort: 0,
      sketchProgram: options.sketchProgram ?? null,
      env,
      hub,
      console: console.log,
      memory,
      apiPath: async () => null,
      flutterPath: async () => chosen,
      projectDirectory: () => chosen,
      nameOfApp: (folder) => folder,
      ...(options.runSource === undefined ? {} : { runSource: options.runSource }),
      // as the whole helper does: the codebase cards ask again
      sourcesChanged: () => hub.publish({ type: 'workspace.changed' }),
      frameAncestors: () => ['http://localhost:36412'],
      peers: { peerOf: async () => 'this-user' },
    },
    {
      sdkFolders: [],
      timings: {
        stop: 400,
        stopCompiling: 200,
        terminate: 200,
        probe: 10,
        // longer than chokidar tells nothing more of a file that has just changed, as it is outside of tests
        quiet: 60,
        watchCheck: 20,
        ...options.timings,
      },
    },
  )
  const port = await preview.listen()
  const idle = AbortSignal.abort()
  const value = <T>(outcome: Outcome<T>): T => {
    if (!outcome.ok) throw new Error(outcome.problem.detail)
    return outcome.value
  }
  const status = async () => value(await preview.handlers.flutterStatus(undefined, idle))

  return {
    base,
    project,
    preview,
    events,
    port,
    status,
    async until(wanted) {
      const limit = Date.now() + 15_000
      for (;;) {
        const seen = await status()
        if (await wanted(seen)) return seen
        if (Date.now() > limit) throw new Error(`never reached; last status: ${JSON.stringify(seen)}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    call(name, environment) {
      if (environment === undefined) return preview.handlers[name](undefined, idle)
      return name === 'flutterStart'
        ? preview.handlers.flutterStart({ environment }, idle)
        : preview.handlers.flutterRestart({ environment }, idle)
    },
    async reportPage(news) {
      value(await preview.handlers.flutterPage(news, idle))
    },
    errors: async () => value(await preview.handlers.flutterErrors(undefined, idle)),
    choose: (codebase) => (chosen = codebase),
    async makeProject(name) {
      const folder = join(base, name)
      await mkdir(join(folder, 'lib'), { recursive: true })
      await writeFile(join(folder, 'pubspec.yaml'), 'name: another_app\n')
      await writeFile(join(folder, 'lib/main.dart'), '// another')
      return folder
    },
    async change(codebase) {
      chosen = codebase
      await preview.projectChanged()
    },
    edit: write,
    release: () => writeFile(join(base, 'hold'), ''),
    console: async () =>
      value(await console.handlers.flutterConsole()).lines.map((line) => ConsoleLine.parse(line)),
    async recorded() {
      const text = await readFile(join(base, 'preview.json'), 'utf8').catch(() => '{"runs":[]}')
      return Recorded.parse(JSON.parse(text)).runs
    },
    play: (name) => copyFile(transcript(name), played),
    receipts: async () => value(await preview.handlers.flutterReceipts(undefined, idle)).receipts,
    async log() {
      const text = await readFile(log, 'utf8').catch(() => '')
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => LogEntry.parse(JSON.parse(line)))
    },
    async close() {
      await preview.close()
      // a tool that ends may still write its last line
      await rm(base, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
