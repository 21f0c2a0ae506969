import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job } from '@mosaygent/contract'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { LogGit } from '../../cloning/index.ts'
import { succeed } from '../../errors/index.ts'
import { createEventHub } from '../../events/index.ts'
import { createJobBoard, type JobBoard } from '../../jobs/index.ts'
import { readBuildErrors } from '../../preview/index.ts'
import { openWrittenFiles } from '../../state/index.ts'
import type { BuildPlan } from '../checks/build-web.ts'
import { createToolchain, type Toolchain } from '../toolchain.ts'

/** A fake `flutter` or `dart` that plays a recording, and goes through a first run for `--version`. */
const FAKE_FLUTTER = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { join, dirname } = require('node:path')
const here = dirname(process.argv[1])
const env = process.env
appendFileSync(env.FAKE_LOG, JSON.stringify({ args: process.argv.slice(2), pid: process.pid, cwd: process.cwd() }) + '\\n')
const gate = setInterval(() => {
  if (env.FAKE_GATE && !existsSync(env.FAKE_GATE)) return
  clearInterval(gate)
  if (process.argv.includes('create')) {
    // somebody else makes a file while it works
    if (env.FAKE_CREATE_MEANWHILE) writeFileSync(env.FAKE_CREATE_MEANWHILE, 'theirs')
    if (env.FAKE_CREATE_FAILS) { console.error('Ambiguous organization in existing files.'); process.exit(2) }
    const at = process.argv.at(-1)
    mkdirSync(join(at, 'web', 'icons'), { recursive: true })
    writeFileSync(join(at, 'README.md'), 'of the template')
    writeFileSync(join(at, 'web', 'index.html'), '<html>' + process.argv.at(-2))
    writeFileSync(join(at, 'web', 'icons', 'Icon-192.png'), Buffer.from([137, 80, 0, 255]))
    return
  }
  if (process.argv.includes('clean') && !env.FAKE_STUCK) {
    rmSync('build', { recursive: true, force: true })
    rmSync('.dart_tool', { recursive: true, force: true })
  }
  if (process.argv.includes('build') && env.FAKE_BUILD) {
    mkdirSync(join('build', 'web', 'assets'), { recursive: true })
    writeFileSync(join('build', 'web', 'main.dart.js'), 'a'.repeat(30_000))
    writeFileSync(join('build', 'web', 'assets', 'FontManifest é.json'), '[]')
  }
  if (!process.argv.includes('--version')) {
    for (const line of readFileSync(env.FAKE_RECORDING, 'utf8').trim().split('\\n').map((text) => JSON.parse(text))) {
      if (line.out) console.log(line.out)
      if (line.err) console.error(line.err)
      if (line.exit !== undefined) process.exitCode = line.exit
    }
    return
  }
  console.error('Building flutter tool...')
  if (existsSync(join(env.FAKE_LOG + '.offline'))) { console.error('curl: (6) Could not resolve host'); process.exit(1) }
  mkdirSync(join(here, 'cache'), { recursive: true })
  writeFileSync(join(here, 'cache', 'flutter.version.json'), '{"frameworkVersion":"3.41.2","channel":"stable"}')
}, 10)
if (process.argv.includes('--version')) console.error('Downloading Linux x64 Dart SDK from Flutter engine 0123...')
`

const Start = z.object({ args: z.array(z.string()), pid: z.number(), cwd: z.string() })

/** The folders to work in; the test creates and removes them. */
interface Folders {
  readonly root: string
  readonly home: string
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  readonly gitLines: Parameters<LogGit>[0][]
  git(folder: string, ...args: string[]): Promise<string>
  repository(name: string, files: Readonly<Record<string, string>>): Promise<string>
}

/** The toolchain in folders of its own, with a fake SDK. */
export interface ToolchainFixture {
  readonly board: JobBoard
  /** Every state of every job, oldest first. */
  readonly jobStates: Job[]
  /** Where the fake writes what it was started with. */
  readonly log: string
  /** How often the toolchain reported that files have changed. */
  changed(): number
  open(sdkRepository: string, more?: Record<string, string>): Toolchain
  /** The app's packages are gone. */
  losePackages(): void
  /** Why nothing may be taken away from the app. */
  appRuns(why: string | null): void
  /** What its run configuration comes to for a build. */
  planBuild(plan: BuildPlan['run']): void
  /** The toolchain with an SDK that plays this recording, a file. */
  withSdk(recording: string, more?: Record<string, string>): Promise<Toolchain>
  /** A repository that holds the fake on its branch `stable`. */
  sdkRepository(): Promise<string>
  /** What the fake was started with, in order. */
  starts(): Promise<z.infer<typeof Start>[]>
  /** The process id of its first start. */
  firstStart(): Promise<number>
  /** That of a later one, from 0. */
  start(at: number): Promise<number>
}

export function createToolchainFixture(t: Folders): ToolchainFixture {
  const log = join(t.root, 'log')
  const jobStates: Job[] = []
  const written = openWrittenFiles({ home: t.home, onDamaged: () => undefined })
  let changed = 0
  let packages = true
  let runs: string | null = null
  let plan: BuildPlan['run'] = { args: [], notes: [], secrets: [] }
  const hub = createEventHub()
  hub.subscribe(({ event }) => {
    if (event.type === 'job.changed') jobStates.push(event.job)
  })
  const board = createJobBoard(hub)
  const starts = async () =>
    (await readFile(log, 'utf8').catch(() => ''))
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => Start.parse(JSON.parse(line)))
  const start = (at: number) =>
    vi.waitFor(async () => {
      const found = (await starts())[at]
      expect(found).toBeDefined()
      return found?.pid ?? 0
    }, 10_000)
  const open = (sdkRepository: string, more: Record<string, string> = {}) =>
    createToolchain({
      home: t.home,
      env: { ...t.env, MOSAYGENT_HOME: t.home, FAKE_LOG: log, ...more },
      jobs: board,
      sdkRepository,
      flutterPath: async () => t.project,
      packagesInstalled: async () => packages,
      runs: () => runs,
      planBuild: async (environment) => succeed({ run: plan, name: `${environment} run` }),
      readErrors: readBuildErrors,
      sdkFolders: [join(t.home, 'flutter')],
      changed: () => (changed += 1),
      wrote: async (path, content) => (await written).record(path, content),
      ownFiles: async (folder) => (await written).untouchedBelow(folder),
      logGit: (line) => t.gitLines.push(line),
    })
  return {
    board,
    jobStates,
    log,
    changed: () => changed,
    open,
    async withSdk(recording, more = {}) {
      const bin = join(t.home, 'flutter', 'bin')
      await mkdir(join(bin, 'internal'), { recursive: true })
      await writeFile(join(bin, 'internal', 'engine.version'), 'x\n')
      for (const name of ['flutter', 'dart']) await writeFile(join(bin, name), FAKE_FLUTTER, { mode: 0o755 })
      return open('unused', { FAKE_RECORDING: recording, ...more })
    },
    losePackages: () => void (packages = false),
    appRuns: (why) => void (runs = why),
    planBuild: (next) => void (plan = next),
    async sdkRepository() {
      const folder = await t.repository('flutter source é', {
        'bin/flutter': FAKE_FLUTTER,
        'bin/internal/engine.version': 'x\n',
        '.gitignore': 'bin/cache\n',
      })
      await t.git(folder, 'update-index', '--chmod=+x', 'bin/flutter')
      await t.git(folder, 'commit', '-qm', 'executable')
      await t.git(folder, 'branch', 'stable')
      return folder
    },
    starts,
    firstStart: () => start(0),
    start,
  }
}
