import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findExecutable, groupAlive } from '../processes/index.ts'
import {
  contentOf,
  namesIn,
  slowGit,
  createTemporaryProject,
  type TemporaryProject,
} from '../workspace/testing/temporary-project.ts'
import { type ToolchainFixture, createToolchainFixture } from './testing/toolchain-fixture.ts'

const signal = new AbortController().signal
let t: TemporaryProject
let on: ToolchainFixture
beforeEach(async () => {
  t = await createTemporaryProject()
  on = createToolchainFixture(t)
})
afterEach(async () => {
  await on.board.close()
  await t.remove()
})

// The fake tool is a script with a #! line.
describe.skipIf(process.platform === 'win32')('installing Flutter', () => {
  test('clones stable, lets it set itself up, and it is found from then on', { tags: 'P-088' }, async () => {
    const source = await on.sdkRepository()
    const { handlers } = on.open(source)
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
    expect(await on.starts()).toMatchObject([{ args: ['--suppress-analytics', '--version'], cwd: target }])
    const stages = new Set(on.jobStates.map(({ stage }) => stage))
    expect([...stages]).toEqual(expect.arrayContaining(['Preparing', 'Preparing Flutter']))
    expect(on.jobStates.at(-1)).toMatchObject({ kind: 'install-flutter', state: 'done', percent: 100 })
    expect(on.jobStates.at(-1)?.output).toContain('Building flutter tool...')
    expect([on.changed(), await namesIn(join(t.home, 'clones'))]).toEqual([1, []])
    expect(t.gitLines).toEqual([
      { level: 'info', text: `Flutter SDK, clone: Cloned ${source}, branch stable, into ${target}.` },
    ])
  })

  test('cancelled while git clones leaves nothing, ends git, and says so', async () => {
    const { handlers } = on.open(await on.sdkRepository())
    const git = (await findExecutable('git', process.env)) ?? 'git'
    const [gate, pidFile] = [join(t.root, 'gate'), join(t.root, 'pid')]
    await t.program('git', slowGit(git, ['Receiving objects:  40% (4/10)'], gate, pidFile))
    const running = handlers.installFlutter(undefined, signal)
    await vi.waitFor(() => expect(on.jobStates.at(-1)).toMatchObject({ percent: expect.any(Number) }), 10_000)
    const pid = Number(await contentOf(pidFile))
    expect(groupAlive(pid)).toBe(true)
    await on.board.cancel(on.board.find('install-flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect([await namesIn(join(t.home, 'clones')), await on.starts()]).toEqual([[], []])
    expect(on.jobStates.at(-1)).toMatchObject({ state: 'cancelled' })
    expect(t.gitLines).toEqual([
      {
        level: 'warning',
        text: 'Flutter SDK, clone: The installation was cancelled. Nothing was left behind.',
      },
    ])
  })

  test('logs git’s last lines when the clone fails, without passwords', async () => {
    const { handlers } = on.open('https://git.example/flutter.git')
    const output =
      "fatal: unable to access 'https://ann:sec@git.example/flutter.git/': Could not resolve host"
    await t.program('git', `#!/bin/sh\nprintf '%s\\n' "${output}" >&2\nexit 128\n`)
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ ok: false })
    expect(t.gitLines).toMatchObject([
      {
        level: 'warning',
        text: "fatal: unable to access 'https://git.example/flutter.git/': Could not resolve host",
      },
      { level: 'error', text: expect.stringMatching(/^Flutter SDK, clone: .*could not be reached/) },
    ])
    expect(await on.starts()).toEqual([])
  })

  test('cancelled in its first run leaves nothing, and is refused twice at a time', async () => {
    const gate = join(t.root, 'gate')
    const { handlers } = on.open(await on.sdkRepository(), { FAKE_GATE: gate })
    const running = handlers.installFlutter(undefined, signal)
    const pid = await on.firstStart()
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    await on.board.handlers.cancelJob({ id: on.board.find('install-flutter')?.id ?? '' })
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect(on.jobStates.at(-1)).toMatchObject({ state: 'cancelled' })
    await writeFile(gate, '')
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ ok: true })
  })

  test('whose first run fails says why, and repeats only that', { tags: 'P-088' }, async () => {
    const { handlers } = on.open(await on.sdkRepository())
    await writeFile(`${on.log}.offline`, '')
    const failed = await handlers.installFlutter(undefined, signal)
    expect(failed).toMatchObject({ ok: false, problem: { code: 'tool-failed' } })
    expect(!failed.ok && failed.problem.detail).toContain('Could not resolve host')
    const head = await readFile(join(t.home, 'flutter', '.git', 'HEAD'), 'utf8')
    await mkdir(join(t.home, 'flutter', 'mine'))
    await rm(`${on.log}.offline`)
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
    const { handlers } = on.open(await address())
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({ problem: { code } })
    expect((await namesIn(t.home)).filter((name) => name.includes('flutter'))).toEqual([])
    expect(await on.starts()).toEqual([])
  })

  test('into a folder that holds something else is refused, and leaves it alone', async () => {
    const { handlers } = on.open(await on.sdkRepository())
    await t.write(join(t.home, 'flutter', 'mine'), 'kept')
    expect(await handlers.installFlutter(undefined, signal)).toMatchObject({
      problem: { code: 'target-exists' },
    })
    expect(await contentOf(join(t.home, 'flutter', 'mine'))).toBe('kept')
  })
})
