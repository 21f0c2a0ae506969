import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf, createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'
import { storedFolders } from '../stored-workspace.ts'
import type { Workspace } from '../workspace.ts'

const SIGNAL = new AbortController().signal
let t: TemporaryProject
let workspace: Workspace

const app = async (folder: string, name: string) => {
  await t.write(join(folder, 'pubspec.yaml'), `name: ${name}\ndependencies:\n  flutter:\n    sdk: flutter\n`)
  await t.write(join(folder, 'lib', 'main.dart'), 'void main() {}\n')
}
const apps = () => workspace.handlers.projectApps(undefined, SIGNAL)
const choose = (path: string) => workspace.handlers.chooseApp({ path }, SIGNAL)
const open = (path: string) => workspace.handlers.setDirectory({ path }, SIGNAL)
const flutterOf = async () => {
  const status = await workspace.handlers.environmentStatus(undefined, SIGNAL)
  return status.ok ? status.value.flutter : null
}

beforeEach(async () => {
  t = await createTemporaryProject()
  await app(join(t.project, 'apps', 'a'), 'app')
  await app(join(t.project, 'apps', 'b é'), 'app')
  workspace = await t.open()
})
afterEach(() => t.remove())

test('without a directory there are none, and none can be chosen', async () => {
  expect(await apps()).toEqual({ ok: true, value: { apps: [], chosen: null, recent: [] } })
  expect(await choose('.')).toMatchObject({ problem: { code: 'no-directory' } })
})

test('what is chosen is what everything else is about, also in the next run', { tags: 'P-401' }, async () => {
  await open(t.project)
  expect(await apps()).toMatchObject({
    value: { apps: [{ path: 'apps/a' }, { path: 'apps/b é' }], chosen: 'apps/a' },
  })
  expect(await choose('apps/b é')).toMatchObject({ ok: true, value: { path: 'apps/b é' } })
  const b = join(t.project, 'apps', 'b é')
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/b é' } })
  expect(await workspace.flutterPath()).toBe(b)
  expect(workspace.nameOfApp(b)).toBe('apps/b é')
  expect(await flutterOf()).toMatchObject({ path: b, candidates: [join(t.project, 'apps', 'a')] })
  expect(t.events.at(-1)?.event).toEqual({ type: 'workspace.changed' })
  await choose('apps/a')
  await choose('apps/b é')
  expect(await apps()).toMatchObject({ value: { recent: ['apps/b é', 'apps/a'] } })
  const next = await t.open()
  expect(await next.flutterPath()).toBe(b)
  expect(await storedFolders(t.home)).toEqual({ directory: t.project, flutter: b })
})

test('each directory has a choice of its own', { tags: 'P-401' }, async () => {
  await open(t.project)
  await choose('apps/b é')
  await open(join(t.project, 'apps'))
  expect(await apps()).toMatchObject({ value: { chosen: 'a' } })
  await open(t.project)
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/b é' } })
})

test('a chosen app whose folder is gone gives way, and comes back with it', { tags: 'P-401' }, async () => {
  await open(t.project)
  await choose('apps/b é')
  await rm(join(t.project, 'apps', 'b é'), { recursive: true })
  workspace.changed()
  expect(await apps()).toMatchObject({ value: { apps: [{ path: 'apps/a' }], chosen: 'apps/a' } })
  await app(join(t.project, 'apps', 'b é'), 'app')
  workspace.changed()
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/b é' } })
})

test('the directory itself is `.`', async () => {
  await app(t.project, 'root')
  await open(t.project)
  await choose('apps/a')
  expect(await choose('.')).toMatchObject({ value: { path: '.' } })
  expect(await workspace.flutterPath()).toBe(t.project)
})

test.each([
  ['a file', 'apps/file', 'not-a-directory'],
  ['what is not there', 'apps/c', 'path-not-found'],
  ['a link to itself', 'itself', 'not-a-directory'],
  ['a folder behind a link to itself', 'itself/a', 'path-not-found'],
  ['a folder behind a link', 'link/a', 'path-not-allowed'],
  ['a link', 'link', 'not-a-directory'],
  ['a folder outside', '../elsewhere', 'path-not-allowed'],
  ['an absolute path outside', '/', 'path-not-allowed'],
  ['a folder that is no app', 'apps', 'no-flutter-codebase'],
  ['no path', 'a\0b', 'path-not-allowed'],
])('%s is refused, and the choice stays', async (_what, path, code) => {
  await writeFile(join(t.project, 'apps', 'file'), '')
  await symlink('itself', join(t.project, 'itself'))
  await symlink('apps', join(t.project, 'link'))
  await mkdir(join(t.root, 'elsewhere'))
  await open(t.project)
  await choose('apps/b é')
  expect(await choose(path)).toMatchObject({ ok: false, problem: { code } })
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/b é' } })
})

test('that a project has no API is remembered for it alone', { tags: 'P-404' }, async () => {
  const said = async () => {
    const status = await workspace.handlers.environmentStatus(undefined, SIGNAL)
    return status.ok && status.value.no_api === true
  }
  const none = (no_api: boolean) => workspace.handlers.setNoApi({ no_api }, SIGNAL)
  expect(await none(true)).toMatchObject({ problem: { code: 'no-directory' } })
  await open(t.project)
  expect(await said()).toBe(false)
  expect(await none(true)).toEqual({ ok: true, value: { no_api: true } })
  expect(await said()).toBe(true)
  await open(join(t.project, 'apps'))
  expect(await said()).toBe(false)
  await open(t.project)
  await none(false)
  expect(await said()).toBe(false)
})

test('what an earlier version kept in state.json is read, and moved to the project', async () => {
  const b = join(t.project, 'apps', 'b é')
  await writeFile(
    join(t.home, 'state.json'),
    JSON.stringify({ directory: t.project, chosen: { flutter: b, api: join(t.root, 'elsewhere') } }),
  )
  workspace = await t.open()
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/b é' } })
  // chosen anew, the old words count no more
  await choose('apps/a')
  workspace = await t.open()
  expect(await apps()).toMatchObject({ value: { chosen: 'apps/a' } })
  await open(t.project)
  expect(JSON.parse((await contentOf(join(t.home, 'state.json'))) ?? '')).toEqual({ directory: t.project })
})
