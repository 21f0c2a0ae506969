import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../workspace/testing/temporary-project.ts'
import { type ToolchainFixture, createToolchainFixture } from './testing/toolchain-fixture.ts'

const signal = new AbortController().signal
const PUBSPEC = 'name: tide_app\ndependencies:\n  flutter:\n    sdk: flutter\n'
let t: TemporaryProject
let on: ToolchainFixture
beforeEach(async () => {
  t = await createTemporaryProject()
  on = createToolchainFixture(t)
  await t.write(join(t.project, 'pubspec.yaml'), PUBSPEC)
})
afterEach(async () => {
  await on.board.close()
  await t.remove()
})

const withSdk = async (more: Record<string, string> = {}) => (await on.withSdk('unused', more)).handlers

describe.skipIf(process.platform === 'win32')('web for an app that has none', { tags: 'P-406' }, () => {
  test('is made by flutter create elsewhere, and its web alone comes into the app', async () => {
    const handlers = await withSdk()
    expect(await handlers.addWeb(undefined, signal)).toEqual({
      ok: true,
      value: { message: 'Added web with 2 files.', files: ['web/icons/Icon-192.png', 'web/index.html'] },
    })
    expect(await namesIn(t.project)).toEqual(['pubspec.yaml', 'web'])
    expect(await contentOf(join(t.project, 'web/index.html'))).toBe('<html>tide_app')
    const [start] = await on.starts()
    const create = ['--suppress-analytics', 'create', '--no-pub', '--platforms', 'web']
    expect(start?.args.slice(0, 7)).toEqual([...create, '--project-name', 'tide_app'])
    expect(start?.cwd).not.toContain(t.project)
    expect(on.jobStates.at(-1)).toMatchObject({ kind: 'add-web', state: 'done' })
    // nothing of it is left in our own folder
    expect((await namesIn(t.home)).filter((name) => name.startsWith('web-'))).toEqual([])
  })

  test('is taken back whole, and only once', async () => {
    const handlers = await withSdk()
    await handlers.addWeb(undefined, signal)
    expect(await handlers.removeWeb(undefined, signal)).toMatchObject({ ok: true })
    expect(await namesIn(t.project)).toEqual(['pubspec.yaml'])
    expect(await handlers.removeWeb(undefined, signal)).toMatchObject({
      problem: { code: 'nothing-to-undo' },
    })
  })

  test(
    'can be taken back after another start of the helper, until it is changed or committed',
    { tags: 'P-438' },
    async () => {
      await (await withSdk()).addWeb(undefined, signal)
      // everything is opened anew, as the next helper does
      await on.board.close()
      on = createToolchainFixture(t)
      const handlers = await withSdk()
      const both = ['web/icons/Icon-192.png', 'web/index.html']
      expect(await handlers.addedWeb(undefined, signal)).toEqual({ ok: true, value: { files: both } })
      await t.git(t.project, 'init', '-q')
      expect(await handlers.addedWeb(undefined, signal)).toEqual({ ok: true, value: { files: both } })
      await t.git(t.project, 'add', 'web')
      expect(await handlers.addedWeb(undefined, signal)).toEqual({ ok: true, value: { files: [] } })
      await t.git(t.project, 'rm', '-rq', '--cached', 'web')
      await writeFile(join(t.project, 'web/index.html'), 'mine')
      expect(await handlers.addedWeb(undefined, signal)).toEqual({ ok: true, value: { files: [] } })
    },
  )

  test.each([
    ['changed', 'web/index.html'],
    ['added', 'web/own.js'],
  ])('stays once somebody %s a file in it', async (_what, name) => {
    const handlers = await withSdk()
    await handlers.addWeb(undefined, signal)
    await writeFile(join(t.project, name), 'mine')
    expect(await handlers.removeWeb(undefined, signal)).toMatchObject({
      problem: { code: 'file-changed', detail: expect.stringContaining(name) },
    })
    expect(await namesIn(join(t.project, 'web'))).toContain('index.html')
    expect(await contentOf(join(t.project, name))).toBe('mine')
  })

  test('is not added over anything of that name, a link among it', async () => {
    const handlers = await withSdk()
    await mkdir(join(t.root, 'elsewhere'))
    await symlink(join(t.root, 'elsewhere'), join(t.project, 'web'))
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({ problem: { code: 'target-exists' } })
    expect(await namesIn(join(t.root, 'elsewhere'))).toEqual([])
    expect(await on.starts()).toEqual([])
  })

  test(
    'where a web folder has no page, what is missing comes beside what is there',
    { tags: 'P-794' },
    async () => {
      const handlers = await withSdk()
      await t.write(join(t.project, 'web/icons/Icon-192.png'), 'my icon')
      await t.write(join(t.project, 'web/worker.js'), 'my worker')
      expect(await handlers.addWeb(undefined, signal)).toEqual({
        ok: true,
        value: { message: 'Added 1 file to web.', files: ['web/index.html'] },
      })
      expect(await contentOf(join(t.project, 'web/index.html'))).toBe('<html>tide_app')
      expect(await contentOf(join(t.project, 'web/icons/Icon-192.png'))).toBe('my icon')
      expect(await namesIn(join(t.project, 'web'))).toEqual(['icons', 'index.html', 'worker.js'])
      // nothing is offered that would take away what was there before
      expect(await handlers.addedWeb(undefined, signal)).toEqual({ ok: true, value: { files: [] } })
      expect(await handlers.removeWeb(undefined, signal)).toMatchObject({
        problem: { code: 'nothing-to-undo' },
      })
      expect(await namesIn(join(t.project, 'web'))).toEqual(['icons', 'index.html', 'worker.js'])
    },
  )

  test('where the rest cannot be written, what was written goes again', { tags: 'P-794' }, async () => {
    const handlers = await withSdk()
    // a file where the template has a folder
    await t.write(join(t.project, 'web/icons'), 'no folder')
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({
      problem: {
        code: 'target-exists',
        detail: 'Something is in the way of web/icons/Icon-192.png. Nothing was added.',
      },
    })
    expect(await namesIn(join(t.project, 'web'))).toEqual(['icons'])
    expect(await contentOf(join(t.project, 'web/icons'))).toBe('no folder')
  })

  test('neither are folders left that were made for it', { tags: 'P-794' }, async () => {
    const page = join(t.project, 'web/index.html')
    const handlers = await withSdk({ FAKE_CREATE_MEANWHILE: page })
    await t.write(join(t.project, 'web/worker.js'), 'my worker')
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({
      problem: { detail: 'Something is in the way of web/index.html. Nothing was added.' },
    })
    expect(await namesIn(join(t.project, 'web'))).toEqual(['index.html', 'worker.js'])
    expect(await contentOf(page)).toBe('theirs')
  })

  test('a page that is there is replaced by nothing', { tags: 'P-794' }, async () => {
    const handlers = await withSdk()
    await t.write(join(t.project, 'web/index.html'), 'my page')
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({ problem: { code: 'target-exists' } })
    expect(await contentOf(join(t.project, 'web/index.html'))).toBe('my page')
    expect(await on.starts()).toEqual([])
  })

  test('says what flutter create said, and adds nothing', async () => {
    const handlers = await withSdk({ FAKE_CREATE_FAILS: 'yes' })
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({
      problem: { code: 'tool-failed', detail: expect.stringContaining('Ambiguous organization') },
    })
    expect(await namesIn(t.project)).toEqual(['pubspec.yaml'])
  })

  test('needs an SDK', async () => {
    const { handlers } = on.open('unused')
    await rm(join(t.home, 'flutter'), { recursive: true, force: true })
    expect(await handlers.addWeb(undefined, signal)).toMatchObject({ problem: { code: 'tool-missing' } })
    expect(await namesIn(t.project)).toEqual(['pubspec.yaml'])
  })
})
