import { mkdir, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFolderService } from './folder-service.ts'
import { folderRoots } from './folder-roots.ts'
import { readFolder } from './read-folder.ts'
import { createTemporaryProject, namesIn, type TemporaryProject } from '../testing/temporary-project.ts'
import { LINUX, MACOS, WINDOWS } from '../../operating-system/index.ts'

let t: TemporaryProject
let service: ReturnType<typeof createFolderService>
beforeEach(async () => {
  t = await createTemporaryProject()
  service = createFolderService({ home: t.home, env: t.env })
})
afterEach(() => t.remove())

const browse = (path: string | null, more: { hidden?: boolean; nearest?: boolean } = {}) =>
  service.browseFolders({ path, hidden: false, ...more })
const named = (reply: Awaited<ReturnType<typeof browse>>) =>
  reply.ok ? reply.value.folders.map(({ name, marks }) => [name, ...marks]) : reply.problem.code

describe('looking for a folder', { tags: 'P-245' }, () => {
  test('lists folders alone, by name, with what they are; links to folders count, hidden ones on wish', async () => {
    await t.write(join(t.project, 'app 10', 'pubspec.yaml'), 'name: app')
    await t.write(join(t.project, 'app 9 é', '.git'), 'gitdir: elsewhere')
    await t.write(join(t.project, 'Zed', 'pyproject.toml'), '')
    await t.write(join(t.project, 'a file'), '')
    await mkdir(join(t.project, '.hidden'))
    await symlink(join(t.project, 'Zed'), join(t.project, 'link'))
    await symlink(join(t.project, 'nowhere'), join(t.project, 'broken'))
    expect(named(await browse(t.project))).toEqual([
      ['app 9 é', 'git'],
      ['app 10', 'flutter'],
      ['link', 'python'],
      ['Zed', 'python'],
    ])
    expect(named(await browse(t.project, { hidden: true }))).toContainEqual(['.hidden'])
    expect(await browse(t.project)).toMatchObject({
      value: { path: t.project, parent: t.root, marks: [], more: 0 },
    })
  })

  test('begins in the home folder, understands ~, and knows no folder above the top', async () => {
    expect(await browse(null)).toMatchObject({ value: { path: join(t.root, 'user') } })
    expect(await browse('~')).toMatchObject({ value: { path: join(t.root, 'user') } })
    expect(await browse('/')).toMatchObject({ value: { path: '/', parent: null } })
  })

  test('gives the nearest folder that there is, when asked to', async () => {
    const missing = join(t.project, 'not', 'there')
    expect(named(await browse(missing))).toBe('path-not-found')
    expect(await browse(missing, { nearest: true })).toMatchObject({ value: { path: t.project } })
  })

  test('refuses what is no folder and the helper’s own state, also by a link', async () => {
    await t.write(join(t.project, 'a file'), '')
    await symlink(t.home, join(t.project, 'sly'))
    expect(named(await browse(join(t.project, 'a file')))).toBe('not-a-directory')
    expect(named(await browse('relative'))).toBe('invalid-path')
    expect(named(await browse(t.home))).toBe('path-not-allowed')
    expect(named(await browse(join(t.project, 'sly')))).toBe('path-not-allowed')
  })

  test.each([
    ['EACCES', 'path-not-accessible'],
    ['ENOENT', 'path-not-found'],
  ])('a folder that cannot be read (%s) is an answer', async (code, problem) => {
    const failing = () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await readFolder(t.project, false, undefined, failing)).toMatchObject({
      ok: false,
      problem: { code: problem },
    })
  })

  test('a large folder is capped, and says so', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await mkdir(join(t.project, name))
    expect(await readFolder(t.project, false, { read: 100, listed: 3 })).toMatchObject({
      value: { folders: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], more: 1 },
    })
    const cut = await readFolder(t.project, false, { read: 2, listed: 100 })
    expect(cut).toMatchObject({ value: { more: 0, cut: true } })
    expect(cut.ok && cut.value.folders).toHaveLength(2)
  })

  test.each([
    [LINUX, ['/home/é', '/']],
    [MACOS, ['/home/é', '/', '/Volumes/Disk']],
    [WINDOWS, ['/home/é', 'C:\\', 'E:\\']],
  ] as const)('$0.name begins at $1', async (system, paths) => {
    const roots = await folderRoots({
      system,
      userHome: '/home/é',
      exists: async (path) => path === 'C:\\' || path === 'E:\\',
      volumes: async () => ['Disk'],
    })
    expect(roots.map(({ path }) => path)).toEqual(paths)
  })
})

describe('making a folder', { tags: 'P-246' }, () => {
  test('makes it and what is missing above it', async () => {
    const folder = join(t.project, 'neu é', 'inside')
    expect(await service.makeFolder({ path: ` "${folder}" ` })).toEqual({ ok: true, value: { path: folder } })
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  test.runIf(process.platform !== 'win32')('a link in the way is not followed', async () => {
    await symlink(join(t.root, 'nowhere'), join(t.project, 'sly'))
    const made = await service.makeFolder({ path: join(t.project, 'sly', 'x') })
    expect(made).toMatchObject({ ok: false, problem: { code: 'not-a-directory' } })
    expect(await namesIn(t.root)).not.toContain('nowhere')
  })

  test.each([
    ['what is there', (p: TemporaryProject) => p.project, 'target-exists'],
    ['a place below a file', (p: TemporaryProject) => join(p.project, 'a file', 'x'), 'not-a-directory'],
    ['the helper’s own state', (p: TemporaryProject) => join(p.home, 'x'), 'path-not-allowed'],
    ['a relative path', () => 'x/y', 'invalid-path'],
  ])('refuses %s, and makes nothing', async (_what, path, code) => {
    await t.write(join(t.project, 'a file'), '')
    expect(await service.makeFolder({ path: path(t) })).toMatchObject({ ok: false, problem: { code } })
    expect(await namesIn(t.project)).toEqual(['a file'])
    expect(await namesIn(t.home)).toEqual([])
  })
})
