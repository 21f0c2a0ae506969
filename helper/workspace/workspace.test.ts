import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from './testing/temporary-project.ts'

const signal = new AbortController().signal
const PUBSPEC = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'
let t: TemporaryProject
beforeEach(async () => {
  t = await createTemporaryProject()
})
afterEach(() => t.remove())

describe('the project directory', () => {
  test('is none at first, and status says so without failing', async () => {
    const { handlers } = await t.open()
    expect(await handlers.directory(undefined, signal)).toEqual({ ok: true, value: { path: null } })
    const status = await handlers.environmentStatus(undefined, signal)
    expect(status).toMatchObject({
      ok: true,
      value: { api: { detected: false }, flutter: { detected: false } },
    })
  })

  test('is remembered over a restart, and announced', async () => {
    const first = await t.open()
    const outcome = await first.handlers.setDirectory({ path: `  "${t.project}/" ` }, signal)
    expect(outcome).toEqual({ ok: true, value: { path: t.project } })
    expect(t.events.map((e) => e.event.type)).toEqual(['workspace.changed'])
    const again = await t.open()
    expect(await again.handlers.directory(undefined, signal)).toEqual({
      ok: true,
      value: { path: t.project, exists: true },
    })
  })

  test('in the home folder is understood with ~', { tags: 'P-043' }, async () => {
    await mkdir(join(t.root, 'user', 'app'))
    const { handlers } = await t.open()
    expect(await handlers.setDirectory({ path: '~/app' }, signal)).toMatchObject({
      value: { path: join(t.root, 'user', 'app') },
    })
  })

  test.each([
    ['', 'invalid-path'],
    ['   ', 'invalid-path'],
    ['projects/app', 'invalid-path'],
    ['/nul\0byte', 'invalid-path'],
    ['/this folder/is not there é', 'path-not-found'],
  ])('refuses %j with %s and keeps nothing', async (path, code) => {
    const { handlers } = await t.open()
    expect(await handlers.setDirectory({ path }, signal)).toMatchObject({ ok: false, problem: { code } })
    expect(await namesIn(t.home)).toEqual([])
    expect(t.events).toEqual([])
  })

  test('refuses a file, the state folder, a folder in it, and a link to it', { tags: 'P-043' }, async () => {
    await t.write(join(t.project, 'a file'), '')
    await mkdir(join(t.home, 'inside'))
    await symlink(t.home, join(t.project, 'link'))
    const { handlers } = await t.open()
    const codeOf = async (path: string) => {
      const outcome = await handlers.setDirectory({ path }, signal)
      return outcome.ok ? 'accepted' : outcome.problem.code
    }
    expect(await codeOf(join(t.project, 'a file'))).toBe('not-a-directory')
    expect(await codeOf(join(t.project, 'a file', 'below'))).toBe('path-not-found')
    expect(await codeOf(t.home)).toBe('path-not-allowed')
    expect(await codeOf(join(t.home, 'inside'))).toBe('path-not-allowed')
    expect(await codeOf(join(t.project, 'link'))).toBe('path-not-allowed')
    // a folder whose name merely begins alike is somebody else's
    await mkdir(`${t.home} two`)
    expect(await codeOf(`${t.home} two`)).toBe('accepted')
  })

  test('that vanished is still named, with nothing detected and nothing cloned', async () => {
    const { handlers } = await t.open({ apiRepository: '/nowhere' })
    await handlers.setDirectory({ path: t.project }, signal)
    await rm(t.project, { recursive: true })
    expect(await handlers.directory(undefined, signal)).toEqual({
      ok: true,
      value: { path: t.project, exists: false },
    })
    const status = await handlers.environmentStatus(undefined, signal)
    expect(status).toMatchObject({ ok: true, value: { flutter: { detected: false, path: null } } })
    expect(await handlers.cloneApi(undefined, signal)).toMatchObject({ problem: { code: 'path-not-found' } })
    expect(await namesIn(t.project)).toEqual([])
  })

  test('a damaged state file is kept aside and told once', async () => {
    await writeFile(join(t.home, 'state.json'), '{"directory": 12')
    const { handlers } = await t.open()
    expect(await handlers.directory(undefined, signal)).toEqual({ ok: true, value: { path: null } })
    expect(t.notices).toHaveLength(1)
    const [aside = ''] = await namesIn(t.home)
    expect(aside).toMatch(/^state\.json\.damaged-/)
    expect(await contentOf(join(t.home, aside))).toBe('{"directory": 12')
    await t.open()
    expect(t.notices).toHaveLength(1)
  })
})

describe('the status', () => {
  test('tells everything about two codebases, in the words of the contract', { tags: 'P-046' }, async () => {
    await t.repository('my projet é 🐟/flutter', {
      'pubspec.yaml': PUBSPEC,
      'lib/main.dart': 'void main() {}',
    })
    await t.write(join(t.project, 'api', 'pyproject.toml'), '[project]')
    await t.write(join(t.project, 'flutter', '.dart_tool', 'package_config.json'), '{}')
    const workspace = await t.open({}, { previewRunning: (app) => app === join(t.project, 'flutter') })
    await workspace.handlers.setDirectory({ path: t.project }, signal)
    const status = await workspace.handlers.environmentStatus(undefined, signal)
    if (!status.ok) throw new Error(status.problem.detail)
    const { api, flutter } = endpoints.environmentStatus.reply.parse(status.value)
    expect(flutter).toMatchObject({
      detected: true,
      path: join(t.project, 'flutter'),
      git: { branch: 'main', dirty: true, changes: 1 }, // .dart_tool is not ignored here
      running: true,
      dependencies: true,
    })
    expect(['lib/main.dart', 'pubspec.yaml']).toContain(flutter.last_modified_file)
    expect(api).toMatchObject({ detected: true, git: null, running: false, dependencies: false })
    expect(api.git_note).toBeUndefined()
    expect(await workspace.flutterPath()).toBe(join(t.project, 'flutter'))
  })

  test('an app that runs is not said of another project', async () => {
    await t.repository('flutter', { 'pubspec.yaml': PUBSPEC, 'lib/main.dart': 'void main() {}' })
    await t.write(join(t.project, 'flutter', 'pubspec.yaml'), PUBSPEC)
    const workspace = await t.open(
      {},
      { previewRunning: (app) => app === join(t.project, 'of-before', 'flutter') },
    )
    await workspace.handlers.setDirectory({ path: t.project }, signal)
    const status = await workspace.handlers.environmentStatus(undefined, signal)
    expect(status).toMatchObject({ ok: true, value: { flutter: { detected: true, running: false } } })
  })

  test('says where Clone would clone from, without a password', { tags: 'P-056' }, async () => {
    const { handlers } = await t.open({ flutterRepository: 'https://ann:secret@git.example/app.git' })
    await handlers.setDirectory({ path: t.project }, signal)
    const status = await handlers.environmentStatus(undefined, signal)
    if (!status.ok) throw new Error(status.problem.detail)
    expect(status.value.flutter.repository).toEqual({
      address: 'https://git.example/app.git',
      starter: false,
      target: join(t.project, 'flutter'),
    })
    expect(status.value.api.repository).toBeUndefined()
  })

  test('a codebase in a repository that is the project directory has its branch, and its own changes', async () => {
    await t.repository('my projet é 🐟', { 'apps/mobile/pubspec.yaml': PUBSPEC, 'notes.md': 'one' })
    await t.write(join(t.project, 'notes.md'), 'two')
    const { handlers } = await t.open()
    await handlers.setDirectory({ path: t.project }, signal)
    expect(await handlers.environmentStatus(undefined, signal)).toMatchObject({
      value: { flutter: { path: join(t.project, 'apps/mobile'), git: { branch: 'main', dirty: false } } },
    })
  })

  test('a .git that is none is told apart from no repository', async () => {
    await t.write(join(t.project, 'flutter', 'pubspec.yaml'), PUBSPEC)
    await mkdir(join(t.project, 'flutter', '.git'))
    const { handlers } = await t.open()
    await handlers.setDirectory({ path: t.project }, signal)
    const status = await handlers.environmentStatus(undefined, signal)
    expect(status.ok && status.value.flutter).toMatchObject({
      git: null,
      git_note: expect.stringContaining('.git'),
    })
  })

  test('git that is missing is said, not thrown', async () => {
    await t.repository('my projet é 🐟/flutter', { 'pubspec.yaml': PUBSPEC })
    const { handlers } = await t.open({}, { env: { PATH: t.home, HOME: t.root } })
    await handlers.setDirectory({ path: t.project }, signal)
    const status = await handlers.environmentStatus(undefined, signal)
    expect(status).toMatchObject({ value: { flutter: { detected: true, git: null } } })
    expect(status.ok && status.value.flutter.git_note).toMatch(/git was not found/)
  })

  test('equal questions share one git, and its answer for two seconds', async () => {
    const flutter = await t.repository('my projet é 🐟/flutter', { 'pubspec.yaml': PUBSPEC })
    const log = join(t.root, 'calls')
    await t.program(
      'git',
      `#!/bin/sh\ncase "$*" in *" status "*) echo call >> '${log}' ;; esac\nexec /usr/bin/env -i PATH="${process.env['PATH']}" git "$@"\n`,
    )
    const { handlers } = await t.open()
    await handlers.setDirectory({ path: t.project }, signal)
    const ask = () => handlers.environmentStatus(undefined, signal)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(await contentOf(log)).toBe('call\n')
    // a commit changes HEAD's neighbours: the remembered answer is no longer good
    await t.git(flutter, 'checkout', '-q', '-b', 'feature/é')
    expect(await ask()).toMatchObject({ value: { flutter: { git: { branch: 'feature/é' } } } })
  })
})
