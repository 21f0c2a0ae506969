import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Job } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventHub } from '../../events/index.ts'
import { createJobBoard, type JobBoard } from '../../jobs/index.ts'
import { findExecutable, groupAlive } from '../../processes/index.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  slowGit,
  type TemporaryProject,
} from '../../workspace/temporary-project.ts'
import { transcript } from '../testing/fake-sdk.ts'
import { createToolchain, type Toolchain } from './toolchain.ts'

const signal = new AbortController().signal

/** A `flutter` that says what a recording says for `pub get`, and for `--version` goes through a first run. */
const PROGRAM = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join, dirname } = require('node:path')
const here = dirname(process.argv[1])
const env = process.env
appendFileSync(env.FAKE_LOG, JSON.stringify({ args: process.argv.slice(2), pid: process.pid, cwd: process.cwd() }) + '\\n')
const gate = setInterval(() => {
  if (env.FAKE_GATE && !existsSync(env.FAKE_GATE)) return
  clearInterval(gate)
  if (process.argv.includes('pub')) {
    for (const line of readFileSync(env.FAKE_PUB, 'utf8').trim().split('\\n').map((text) => JSON.parse(text))) {
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
console.error('Downloading Linux x64 Dart SDK from Flutter engine 0123...')
`

let t: TemporaryProject
let board: JobBoard
let told: Job[]
let log: string
let changed: number
beforeEach(async () => {
  t = await createTemporaryProject()
  log = join(t.root, 'log')
  told = []
  changed = 0
  const hub = createEventHub()
  hub.subscribe(({ event }) => {
    if (event.type === 'job.changed') told.push(event.job)
  })
  board = createJobBoard(hub)
})
afterEach(async () => {
  await board.close()
  await t.remove()
})

async function sdkRepository(files: Record<string, string> = {}): Promise<string> {
  const folder = await t.repository('flutter source é', {
    'bin/flutter': PROGRAM,
    'bin/internal/engine.version': 'x\n',
    '.gitignore': 'bin/cache\n',
    ...files,
  })
  await t.git(folder, 'update-index', '--chmod=+x', 'bin/flutter')
  await t.git(folder, 'commit', '-qm', 'executable')
  await t.git(folder, 'branch', 'stable')
  return folder
}

function open(sdkRepository: string, more: Record<string, string> = {}): Toolchain {
  const env = { ...t.env, MOSAYGENT_HOME: t.home, FAKE_LOG: log, ...more }
  const changes = () => (changed += 1)
  const flutterPath = async () => t.project
  const sdkPlaces = [join(t.home, 'flutter')]
  return createToolchain({
    home: t.home,
    env,
    jobs: board,
    sdkRepository,
    flutterPath,
    sdkPlaces,
    changed: changes,
    tellGit: (line) => t.gitLines.push(line),
  })
}

const Start = z.object({ args: z.array(z.string()), pid: z.number(), cwd: z.string() })
type Start = z.infer<typeof Start>

/** What the fake tool was started with, in order. */
const starts = async (): Promise<Start[]> =>
  ((await contentOf(log)) ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => Start.parse(JSON.parse(line)))

const firstStart = () =>
  vi.waitFor(async () => {
    const [start] = await starts()
    expect(start).toBeDefined()
    return start?.pid ?? 0
  }, 10_000)

// The fake tool is a script with a #! line.
describe.skipIf(process.platform === 'win32')('installing Flutter', () => {
  test('clones stable, lets it set itself up, and it is found from then on', async () => {
    const source = await sdkRepository()
    const { handlers } = open(source)
    const target = join(t.home, 'flutter')
    expect(await handlers.flutterSdk(undefined, signal)).toMatchObject({
      value: { sdk: null, install: { target } },
    })
    expect(await handlers.installFlutter(undefined, signal)).toEqual({
      ok: true,
      value: { message: `Flutter 3.41.2 is installed in ${target}.`, path: target },
    })
    expect(await handlers.flutterSdk(undefined, signal)).toMatchObject({
      value: { sdk: { path: target, version: '3.41.2', channel: 'stable', found_by: 'usual-place' } },
    })
    expect(await t.git(target, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('stable')
    expect(await starts()).toMatchObject([{ args: ['--suppress-analytics', '--version'], cwd: target }])
    const stages = new Set(told.map(({ stage }) => stage))
    expect([...stages]).toEqual(expect.arrayContaining(['Preparing', 'Preparing Flutter']))
    expect(told.at(-1)).toMatchObject({ kind: 'install-flutter', state: 'done', percent: 100 })
    expect(told.at(-1)?.output).toContain('Building flutter tool...')
    expect([changed, await namesIn(join(t.home, 'clones'))]).toEqual([1, []])
    expect(t.gitLines).toEqual([
      { level: 'info', text: `Flutter SDK, clone: Cloned ${source}, branch stable, into ${target}.` },
    ])
  })

  test('cancelled while git clones leaves nothing, ends git, and says so', async () => {
    const { handlers } = open(await sdkRepository())
    const git = (await findExecutable('git', process.env)) ?? 'git'
    const [gate, pidFile] = [join(t.root, 'gate'), join(t.root, 'pid')]
    await t.program('git', slowGit(git, ['Receiving objects:  40% (4/10)'], gate, pidFile))
    const running = handlers.installFlutter(undefined, signal)
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ percent: expect.any(Number) }), 10_000)
    const pid = Number(await contentOf(pidFile))
    expect(groupAlive(pid)).toBe(true)
    await board.cancel(board.find('install-flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect([await namesIn(join(t.home, 'clones')), await starts()]).toEqual([[], []])
    expect(told.at(-1)).toMatchObject({ state: 'cancelled' })
    expect(t.gitLines).toEqual([
      {
        level: 'warning',
        text: 'Flutter SDK, clone: The installation was cancelled. Nothing was left behind.',
      },
    ])
  })

  test('tells git’s own last words when the clone fails, without passwords', async () => {
    const { handlers } = open('https://git.example/flutter.git')
    const said = "fatal: unable to access 'https://ann:sec@git.example/flutter.git/': Could not resolve host"
    await t.program('git', `#!/bin/sh\nprintf '%s\\n' "${said}" >&2\nexit 128\n`)
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ ok: false })
    expect(t.gitLines).toMatchObject([
      {
        level: 'warning',
        text: "fatal: unable to access 'https://git.example/flutter.git/': Could not resolve host",
      },
      { level: 'error', text: expect.stringMatching(/^Flutter SDK, clone: .*could not be reached/) },
    ])
    expect(await starts()).toEqual([])
  })

  test('cancelled in its first run leaves nothing, and is refused twice at a time', async () => {
    const gate = join(t.root, 'gate')
    const { handlers } = open(await sdkRepository(), { FAKE_GATE: gate })
    const running = handlers.installFlutter(undefined, signal)
    const pid = await firstStart()
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    await board.handlers.cancelJob({ id: board.find('install-flutter')?.id ?? '' })
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect(told.at(-1)).toMatchObject({ state: 'cancelled' })
    await writeFile(gate, '')
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ ok: true })
  })

  test('whose first run fails says why, and repeats only that', async () => {
    const { handlers } = open(await sdkRepository())
    await writeFile(`${log}.offline`, '')
    const failed = await handlers.installFlutter(undefined, signal)
    expect(failed).toMatchObject({ ok: false, problem: { code: 'tool-failed' } })
    expect(!failed.ok && failed.problem.detail).toContain('Could not resolve host')
    const head = await readFile(join(t.home, 'flutter', '.git', 'HEAD'), 'utf8')
    await mkdir(join(t.home, 'flutter', 'mine'))
    await rm(`${log}.offline`)
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ ok: true })
    expect(await readFile(join(t.home, 'flutter', '.git', 'HEAD'), 'utf8')).toBe(head)
    expect(await namesIn(join(t.home, 'flutter'))).toContain('mine')
  })

  test.each([
    ['a repository that is not there', () => Promise.resolve('/no such/flutter'), 'repository-not-found'],
    ['an address that git would run', () => Promise.resolve('ext::sh -c touch% pwned'), 'invalid-repository'],
    [
      'a repository without an SDK',
      async () => {
        const folder = await t.repository('other', { 'README.md': 'no' })
        await t.git(folder, 'branch', 'stable')
        return folder
      },
      'tool-failed',
    ],
  ])('from %s is refused, and leaves nothing', async (_what, address, code) => {
    const { handlers } = open(await address())
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ problem: { code } })
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect(await starts()).toEqual([])
  })

  test('into a folder that holds something else is refused, and leaves it alone', async () => {
    const { handlers } = open(await sdkRepository())
    await t.write(join(t.home, 'flutter', 'mine'), 'kept')
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({
      problem: { code: 'target-exists' },
    })
    expect(await contentOf(join(t.home, 'flutter', 'mine'))).toBe('kept')
  })
})

describe.skipIf(process.platform === 'win32')('pub get', () => {
  async function withSdk(recording: string, more: Record<string, string> = {}): Promise<Toolchain> {
    const bin = join(t.home, 'flutter', 'bin')
    await t.write(join(bin, 'internal', 'engine.version'), 'x\n')
    await writeFile(join(bin, 'flutter'), PROGRAM, { mode: 0o755 })
    return open('unused', { FAKE_PUB: transcript(recording), ...more })
  }

  test('runs in the codebase with the SDK found, and tells its lines', async () => {
    const { handlers } = await withSdk('first-start-with-pub')
    expect(await handlers.flutterPubGet(undefined, signal)).toEqual({
      ok: true,
      value: { message: 'The dependencies are installed.' },
    })
    expect(await starts()).toMatchObject([{ args: ['--suppress-analytics', 'pub', 'get'], cwd: t.project }])
    expect(told.at(-1)).toMatchObject({ kind: 'pub-get', codebase: 'flutter', state: 'done' })
    expect(told.at(-1)?.output).toContain('Got dependencies!')
    expect(changed).toBe(1)
  })

  test.each([
    [
      'pub-get-conflict',
      'tool-failed',
      /do not fit together: Because .*flutter_test from sdk is forbidden\.$/,
    ],
    ['pub-get-missing-package', 'tool-failed', /no package "htpp"/],
    ['pub-get-offline', 'network-unreachable', /package host could not be reached/],
  ])('that fails as in %s says so in a sentence', async (recording, code, detail) => {
    const { handlers } = await withSdk(recording)
    const outcome = await handlers.flutterPubGet(undefined, signal)
    expect(outcome).toMatchObject({ ok: false, problem: { code } })
    expect(!outcome.ok && outcome.problem.detail).toMatch(detail)
    expect(told.at(-1)).toMatchObject({ state: 'failed' })
  })

  test('is cancelled with everything it started, and refused twice at a time', async () => {
    const { handlers } = await withSdk('first-start-with-pub', { FAKE_GATE: join(t.root, 'never') })
    const running = handlers.flutterPubGet(undefined, signal)
    const pid = await firstStart()
    expect(await handlers.flutterPubGet(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    await board.cancel(board.find('pub-get', 'flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
  })

  test('without an SDK starts nothing', async () => {
    const { handlers } = open('unused')
    expect(await handlers.flutterPubGet(undefined, signal)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
    expect(await starts()).toEqual([])
  })
})
