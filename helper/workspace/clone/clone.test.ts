import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findExecutable, groupAlive, signalGroup } from '../../processes/index.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type OpenWorkspace,
  slowGit,
  type TemporaryProject,
} from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const RECEIVING = 'Receiving objects:  50% (151/302), 5.30 MiB | 10.58 MiB/s'
let t: TemporaryProject
let source: string
beforeEach(async () => {
  t = await createTemporaryProject()
  source = await t.repository('source é', { 'pyproject.toml': '[project]', 'app/main.py': 'app = 1\n' })
})
afterEach(() => t.remove())

async function open(config = { apiRepository: source }): Promise<OpenWorkspace> {
  const workspace = await t.open(config)
  await workspace.handlers.setDirectory({ path: t.project }, signal)
  return workspace
}

/** The jobs that were announced, oldest first. */
const jobs = (): Job[] => t.events.flatMap(({ event }) => (event.type === 'job.changed' ? [event.job] : []))

/** Nothing of a clone is on the disk: no hidden folder, no record. */
async function expectNothingLeft(): Promise<void> {
  expect(await namesIn(t.project)).toEqual([])
  expect(await namesIn(join(t.home, 'clones'))).toEqual([])
}

async function installSlowGit(...lines: string[]): Promise<{ gate: string; started: () => Promise<number> }> {
  const gate = join(t.root, 'gate')
  const pidFile = join(t.root, 'pid')
  const real = (await findExecutable('git', process.env)) ?? 'git'
  await t.program('git', slowGit(real, lines, gate, pidFile))
  const started = () =>
    vi.waitFor(async () => {
      const pid = Number(await contentOf(pidFile))
      expect(pid).toBeGreaterThan(0)
      return pid
    }, 10_000)
  return { gate, started }
}

describe('a clone', () => {
  test('makes the folder, tells its progress, and the codebase is detected', async () => {
    const { handlers, jobs: running } = await open()
    const outcome = await handlers.cloneApi(undefined, signal)
    const path = join(t.project, 'api')
    expect(outcome).toEqual({ ok: true, value: { path, message: `Cloned API into ${path}.` } })
    expect(await t.git(path, 'status', '--porcelain')).toBe('')
    expect(await t.git(path, 'remote', 'get-url', 'origin')).toBe(source)
    expect(await namesIn(t.project)).toEqual(['api'])
    expect(await namesIn(join(t.home, 'clones'))).toEqual([])
    expect(jobs()[0]).toMatchObject({ codebase: 'api', state: 'running', percent: null })
    expect(jobs().at(-1)).toMatchObject({ state: 'done', percent: 100 })
    expect(t.events.at(-2)?.event.type).toBe('workspace.changed')
    expect(running()).toEqual([])
    const status = await handlers.environmentStatus(undefined, signal)
    expect(status).toMatchObject({
      value: { api: { detected: true, path, git: { branch: 'main', dirty: false } } },
    })
  })

  test('says what it lacks: submodules and large files are not fetched', async () => {
    await t.write(join(source, '.gitmodules'), '[submodule "x"]\n\tpath = x\n\turl = ext::sh -c x\n')
    await t.write(join(source, '.gitattributes'), '*.bin filter=lfs diff=lfs merge=lfs -text\n')
    await t.git(source, 'add', '-A')
    await t.git(source, 'commit', '-qm', 'more')
    const { handlers } = await open()
    const outcome = await handlers.cloneApi(undefined, signal)
    expect(outcome.ok && outcome.value.message).toMatch(/submodules were not fetched.*(large files|$)/)
    expect(await namesIn(t.project)).toEqual(['api'])
  })

  test('from a server that cannot be reached says so', async () => {
    const { handlers } = await open({ apiRepository: 'https://127.0.0.1:9/team/app.git' })
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({
      problem: {
        code: 'network-unreachable',
        detail: expect.stringContaining('https://127.0.0.1:9/team/app.git'),
      },
    })
    await expectNothingLeft()
  })

  test('accepts an empty folder', async () => {
    await mkdir(join(t.project, 'api'))
    const { handlers } = await open()
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ ok: true })
    expect(await contentOf(join(t.project, 'api', 'app/main.py'))).toBe('app = 1\n')
  })

  test.each(['folder', 'file', 'link'])(
    'refuses a target that is taken by a %s, and leaves it alone',
    { tags: 'P-054' },
    async (what) => {
      const target = join(t.project, 'api')
      if (what === 'folder') await t.write(join(target, 'mine'), 'kept')
      if (what === 'file') await writeFile(target, 'kept')
      if (what === 'link') await symlink(join(t.root, 'user'), target)
      const { handlers } = await open()
      expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ problem: { code: 'target-exists' } })
      expect(await namesIn(t.project)).toEqual(['api'])
      expect(await namesIn(join(t.root, 'user'))).toEqual([])
      const kept = what === 'file' ? target : join(target, 'mine')
      expect(await contentOf(kept)).toBe(what === 'link' ? null : 'kept')
    },
  )

  test('without a directory is refused', { tags: 'P-054' }, async () => {
    const { handlers } = await t.open({ apiRepository: source })
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ problem: { code: 'no-directory' } })
  })

  test.each([
    ['--upload-pack=touch pwned', 'invalid-repository'],
    ['ext::sh -c touch% pwned', 'invalid-repository'],
    ['fd::17/x', 'invalid-repository'],
    ['http://git.example/app.git', 'invalid-repository'],
    ['https://ann:token@git.example/app.git', 'invalid-repository'],
    ['/no such/repository', 'repository-not-found'],
    ['', 'invalid-repository'],
  ])('from %j is %s, with nothing left behind', async (apiRepository, code) => {
    const { handlers } = await open({ apiRepository })
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ ok: false, problem: { code } })
    expect(jobs().at(-1)).toMatchObject({ state: 'failed' })
    await expectNothingLeft()
    expect(await contentOf('pwned')).toBeNull()
  })

  test('without git says so', async () => {
    const workspace = await t.open({ apiRepository: source }, { env: { PATH: t.home } })
    await workspace.handlers.setDirectory({ path: t.project }, signal)
    expect(await workspace.handlers.cloneApi(undefined, signal)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
    await expectNothingLeft()
  })

  test('runs no hook of a template, follows no rewritten address, and asks nothing', async () => {
    const hook = join(t.root, 'user', 'template', 'hooks', 'post-checkout')
    await t.write(hook, `#!/bin/sh\ntouch '${join(t.root, 'hooked')}'\n`)
    await chmod(hook, 0o755)
    await t.git(t.root, 'config', '--global', 'init.templateDir', join(t.root, 'user', 'template'))
    const { handlers } = await open()
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ ok: true })
    expect(await contentOf(join(t.root, 'hooked'))).toBeNull()
    await t.git(t.root, 'config', '--global', 'protocol.ext.allow', 'always')
    await t.git(t.root, 'config', '--global', 'url.ext::sh.insteadOf', 'https://git.example/')
    const other = await t.open({ flutterRepository: 'https://git.example/x.git' })
    expect(await other.handlers.cloneFlutter(undefined, signal)).toMatchObject({
      problem: { code: 'invalid-repository' },
    })
    expect(await namesIn(t.project)).toEqual(['api'])
  })
})

describe('a clone from GitHub', () => {
  const login = async (apiRepository: string) => {
    await t.program('gh', '#!/bin/sh\n')
    await t.program('git', `#!/bin/sh\nfor arg in "$@"; do echo "$arg"; done > '${t.root}/args'\nexit 128\n`)
    const { handlers } = await open({ apiRepository })
    await handlers.cloneApi(undefined, signal)
    return (await contentOf(join(t.root, 'args')))?.split('\n') ?? []
  }

  test('may use the login of its command line, and stores nothing of it', { tags: 'P-173' }, async () => {
    const args = await login('https://github.com/team/private.git')
    const helper = `credential.https://github.com.helper=!'${join(t.root, 'bin', 'gh')}' auth git-credential`
    expect(args).toContain(helper)
    // a -c behind the verb would be written into the clone
    expect(args.indexOf(helper)).toBeLessThan(args.indexOf('clone'))
    expect(args.slice(args.indexOf('--'), -2)).toEqual(['--', 'https://github.com/team/private.git'])
  })

  test('only: another server never sees that login', async () => {
    const args = await login('https://github.com.example/team/private.git')
    expect(args).toContain('clone')
    expect(args.filter((arg) => arg.startsWith('credential.https'))).toEqual([])
  })
})

describe('a clone that takes long', () => {
  test(
    'is refused a second time, seen by every page, and not ended by the page that asked',
    { tags: 'P-054' },
    async () => {
      const { gate, started } = await installSlowGit(
        'remote: Counting objects: 302, done.        ',
        RECEIVING,
      )
      const { handlers, jobs: running } = await open()
      const page = new AbortController()
      const clone = handlers.cloneApi(undefined, page.signal)
      await started()
      page.abort()
      await vi.waitFor(
        () =>
          expect(running()).toMatchObject([
            { stage: 'Receiving objects', percent: 35, transferred: '5.30 MiB', rate: '10.58 MiB/s' },
          ]),
        30_000,
      )
      const second = await handlers.cloneApi(undefined, signal)
      expect(second).toMatchObject({ problem: { code: 'already-running' } })
      expect(!second.ok && second.problem.detail).toContain('Receiving objects, 35 %')
      await writeFile(gate, '')
      expect(await clone).toMatchObject({ ok: true })
      expect(jobs().filter((job) => job.state === 'done')).toHaveLength(1)
    },
  )

  test.each([
    ['before anything', 'Cloning into x', null],
    ['while receiving', RECEIVING, 35],
    ['while resolving', 'Resolving deltas:  50% (3/6)', 75],
    ['while checking out', 'Updating files:  50% (6/12)', 90],
  ])('cancelled %s leaves nothing, and can be repeated', async (_when, line, percent) => {
    const { gate, started } = await installSlowGit(line)
    const { handlers, jobs: running } = await open()
    const clone = handlers.cloneApi(undefined, signal)
    const pid = await started()
    await vi.waitFor(() => expect(running()[0]?.percent).toBe(percent), 30_000)
    const cancelled = await handlers.cancelClone({ codebase: 'api' }, signal)
    expect(cancelled).toEqual({ ok: true, value: { message: 'The clone was cancelled.' } })
    expect(await clone).toMatchObject({ problem: { code: 'clone-cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    await expectNothingLeft()
    expect(jobs().at(-1)).toMatchObject({ state: 'cancelled' })
    await writeFile(gate, '')
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ ok: true })
  })

  test('whose git is killed half-way leaves nothing, and can be repeated', { tags: 'P-053' }, async () => {
    const { gate, started } = await installSlowGit(RECEIVING)
    const { handlers } = await open()
    const clone = handlers.cloneApi(undefined, signal)
    signalGroup(await started(), 'SIGKILL')
    expect(await clone).toMatchObject({ problem: { code: 'clone-failed' } })
    await expectNothingLeft()
    await writeFile(gate, '')
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ ok: true })
  })

  test('ends with the helper', async () => {
    const { started } = await installSlowGit(RECEIVING)
    const workspace = await open()
    const clone = workspace.handlers.cloneApi(undefined, signal)
    const pid = await started()
    await workspace.close()
    expect(await clone).toMatchObject({ problem: { code: 'clone-cancelled' } })
    expect(groupAlive(pid)).toBe(false)
    await expectNothingLeft()
  })

  test('of which nothing runs cannot be cancelled', async () => {
    const { handlers } = await open()
    expect(await handlers.cancelClone({ codebase: 'flutter' }, signal)).toMatchObject({
      problem: { code: 'not-running' },
    })
  })
})
