import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { type Call, callsTo } from './call.ts'
import { makeFakeSdk } from './fake-sdk.ts'
import { freePorts } from './free-ports.ts'
import { helperAt } from './script-token.ts'

const BUNDLE = fileURLToPath(new URL('../launcher/dist/mosaygent.mjs', import.meta.url))
const TESTING = new URL('../helper/preview/testing/', import.meta.url)

export interface StageOptions {
  /** The recording that the stand-in for `flutter` plays. */
  readonly recording: string
  /** The command under test. */
  readonly command?: 'start' | 'helper'
  readonly version?: string
  /** Of the stand-in: see its own list. */
  readonly switches?: string
}

/** The built command as a process, with a stand-in for `flutter` on its PATH and a Flutter codebase. */
export interface FlutterStage {
  readonly home: string
  /** To the helper, below its base path. */
  readonly call: Call
  command(): { readonly child: ChildProcess; readonly ended: Promise<number | null> }
  /** The same command once more, after the first one is gone. */
  startAgain(): Promise<void>
  status(): Promise<Record<string, unknown>>
  /** Loads the app as the frame does. */
  openApp(): Promise<{ readonly status: number; readonly text: string }>
  edit(text: string): Promise<void>
  /** What the stand-in was started with and asked for. */
  log(): Promise<Record<string, unknown>[]>
  /** Every process that the stand-in was and started, over the whole test. */
  toolPids(): Promise<number[]>
  /** What is written down as running. */
  recorded(): Promise<unknown>
}

async function setStage(options: StageOptions, folder: string, commands: ChildProcess[]) {
  const [dashboard, helper, preview] = (await freePorts(3)).map(String) as [string, string, string]
  const home = join(folder, 'home')
  helperAt(helper, home)
  const project = join(folder, 'mon projet é', 'flutter')
  const main = join(project, 'lib', 'main.dart')
  await mkdir(join(project, 'lib'), { recursive: true })
  await writeFile(
    join(project, 'pubspec.yaml'),
    'name: my_app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  )
  await writeFile(main, Array.from({ length: 30 }, (_, at) => `// line ${at + 1}`).join('\n'))
  const bin = await makeFakeSdk(folder, new URL('fake-flutter.mjs', TESTING), options.version ?? '3.41.2')
  const played = join(folder, 'played.jsonl')
  await copyFile(new URL(`transcripts/${options.recording}.jsonl`, TESTING), played)
  const { FLUTTER_ROOT: _root, FVM_CACHE_PATH: _fvm, ...inherited } = process.env
  const env = {
    ...inherited,
    HOME: folder,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    MOSAYGENT_HOME: home,
    MOSAYGENT_DASHBOARD_PORT: dashboard,
    MOSAYGENT_HELPER_PORT: helper,
    MOSAYGENT_PREVIEW_PORT: preview,
    FAKE_FLUTTER_TRANSCRIPT: played,
    FAKE_FLUTTER_LOG: join(folder, 'fake.log'),
    FAKE_FLUTTER_SWITCHES: options.switches ?? '',
  }
  const call = callsTo(`http://127.0.0.1:${helper}/mosaygent`)
  const run = async () => {
    const command = options.command ?? 'helper'
    const child = spawn(process.execPath, [BUNDLE, command, ...(command === 'start' ? ['--no-open'] : [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    commands.push(child)
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    let output = ''
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => {
          output += piece
          if (/^(Ready|Helper) {2}http/m.test(output)) resolve()
        })
      void ended.then(() => reject(new Error(`the command ended before it was ready:\n${output}`)))
    })
    return { child, ended }
  }
  let running = await run()
  await call('POST', '/environment/set-directory', { path: join(folder, 'mon projet é') })
  const log = async () => {
    const text = await readFile(join(folder, 'fake.log'), 'utf8').catch(() => '')
    const lines = text.split('\n').filter((line) => line !== '')
    const entries: Record<string, unknown>[] = JSON.parse(`[${lines.join(',')}]`)
    return entries
  }
  const stage: FlutterStage = {
    home,
    call,
    command: () => running,
    async startAgain() {
      running = await run()
    },
    status: async () => (await call('GET', '/flutter/status')).reply,
    async openApp() {
      const reply = await fetch(`http://localhost:${preview}/`)
      return { status: reply.status, text: await reply.text() }
    },
    edit: (text) => writeFile(main, text),
    log,
    toolPids: async () =>
      (await log())
        .flatMap((entry) => [entry['pid'], entry['child']])
        .filter((pid) => typeof pid === 'number'),
    async recorded() {
      const text = await readFile(join(home, 'preview.json'), 'utf8').catch(() => '{"runs":[]}') // nothing was written yet
      const memory: Record<string, unknown> = JSON.parse(text)
      return memory['runs']
    },
  }
  return stage
}

/** A test that sets a stage of its own; afterwards the command is ended and so is whatever it left behind. */
export const test = base.extend<{ given: (options: StageOptions) => Promise<FlutterStage> }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  given: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent tool é '))
    const commands: ChildProcess[] = []
    let stage: FlutterStage | null = null
    await provide(async (options) => (stage = await setStage(options, folder, commands)))
    for (const child of commands) child.kill('SIGKILL')
    for (const pid of (await (stage as FlutterStage | null)?.toolPids()) ?? [])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it is gone, as it should be
      }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
})

export { expect } from '@playwright/test'
