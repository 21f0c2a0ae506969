import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Call } from './call.ts'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { freePorts } from './free-ports.ts'
import { WITHOUT_SDK } from './product.ts'
import { runCommand, type Running } from './run-command.ts'

const TESTING = new URL('../../helper/preview/testing/', import.meta.url)

export interface RecordedRunOptions {
  /** The recording that the fake `flutter` plays. */
  readonly recording: string
  /** The command under test. */
  readonly command?: 'start' | 'helper'
  readonly version?: string
  /** Of the fake: see its own list. */
  readonly switches?: string
}

/** The built command as a process, with a fake `flutter` on its PATH and a Flutter codebase. */
export interface RecordedRun {
  readonly home: string
  /** To the helper, below its base path. */
  readonly call: Call
  command(): Running
  /** The same command once more, after the first one is gone. */
  startAgain(): Promise<void>
  status(): Promise<Record<string, unknown>>
  /** Loads the app as the frame does. */
  openApp(): Promise<{ readonly status: number; readonly text: string }>
  edit(text: string): Promise<void>
  /** What the fake was started with and asked for. */
  log(): Promise<Record<string, unknown>[]>
  /** Every process that the fake was and started, over the whole test. */
  toolPids(): Promise<number[]>
  /** What is written down as running. */
  recorded(): Promise<unknown>
}

async function setUpRun(options: RecordedRunOptions, folder: string, commands: Running[]) {
  const ports = await freePorts(3)
  const home = join(folder, 'home')
  const project = join(folder, 'mon projet é', 'flutter')
  const main = join(project, 'lib', 'main.dart')
  await mkdir(join(project, 'lib'), { recursive: true })
  await writeFile(
    join(project, 'pubspec.yaml'),
    'name: my_app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  )
  await writeFile(main, Array.from({ length: 30 }, (_, at) => `// line ${at + 1}`).join('\n'))
  const bin = await makeFakeSdk(join(folder, 'sdk é'), options.version)
  const played = join(folder, 'played.jsonl')
  await copyFile(new URL(`transcripts/${options.recording}.jsonl`, TESTING), played)
  const env = {
    ...WITHOUT_SDK,
    HOME: folder,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    MOSAYGENT_HOME: home,
    FAKE_FLUTTER_TRANSCRIPT: played,
    FAKE_FLUTTER_LOG: join(folder, 'fake.log'),
    FAKE_FLUTTER_SWITCHES: options.switches ?? '',
  }
  const command = options.command ?? 'helper'
  const run = () => {
    const started = runCommand({ args: [command, '--no-open'], ports, env })
    commands.push(started)
    return started.ready()
  }
  let running = await run()
  const { call } = running
  await call('POST', '/environment/set-directory', { path: join(folder, 'mon projet é') })
  const log = async () => {
    const text = await readFile(join(folder, 'fake.log'), 'utf8').catch(() => '')
    const lines = text.split('\n').filter((line) => line !== '')
    const entries: Record<string, unknown>[] = JSON.parse(`[${lines.join(',')}]`)
    return entries
  }
  const harness: RecordedRun = {
    home,
    call,
    command: () => running,
    async startAgain() {
      running = await run()
    },
    status: async () => (await call('GET', '/flutter/status')).reply,
    async openApp() {
      const reply = await fetch(`http://localhost:${ports[2]}/`)
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
  return harness
}

/** A test that sets a harness of its own; afterwards the command is ended and so is whatever it left behind. */
export const test = base.extend<{ given: (options: RecordedRunOptions) => Promise<RecordedRun> }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  given: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent tool é '))
    const commands: Running[] = []
    let harness: RecordedRun | null = null
    await provide(async (options) => (harness = await setUpRun(options, folder, commands)))
    for (const running of commands) void running.stop('SIGKILL')
    for (const pid of (await (harness as RecordedRun | null)?.toolPids()) ?? [])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it is gone, as it should be
      }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
})

export { expect } from '@playwright/test'
