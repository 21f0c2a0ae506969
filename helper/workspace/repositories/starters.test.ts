import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findGit } from '../../tools/index.ts'
import { createStarters } from './starters.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'starters')
let t: TemporaryProject
let shipped: string
beforeEach(async () => {
  t = await createTemporaryProject()
  shipped = join(t.root, 'shipped é')
  await t.write(join(shipped, 'api', 'pyproject.toml'), '[project]')
  await t.write(join(shipped, 'api', 'app', 'main.py'), 'app = 1\n')
  await t.write(join(shipped, 'api', '.gitignore'), 'ignored.txt\n')
  await t.write(join(shipped, 'api', '.vscode', 'launch.json'), '{}')
})
afterEach(() => t.remove())

async function prepare(): Promise<string> {
  const git = await findGit(t.env)
  if (git === null) throw new Error('these tests need git')
  return createStarters(shipped, t.home).prepare('api', git)
}
const head = (folder: string) => t.git(folder, 'rev-parse', 'HEAD')

describe('a starter', () => {
  test('becomes a repository with one commit, whatever the user’s own git settings are', async () => {
    await t.git(t.root, 'config', '--global', 'core.excludesFile', join(t.root, 'ignore'))
    await t.git(t.root, 'config', '--global', 'commit.gpgSign', 'true')
    await writeFile(join(t.root, 'ignore'), '.vscode\n')
    await t.write(join(shipped, 'api', '.venv', 'big'), '')
    await t.write(join(shipped, 'api', 'ignored.txt'), '')
    const folder = await prepare()
    expect(folder).toBe(join(t.home, 'starters', 'api'))
    expect((await t.git(folder, 'ls-files')).split('\n')).toEqual([
      '.gitignore',
      '.vscode/launch.json',
      'app/main.py',
      'pyproject.toml',
    ])
    expect(await t.git(folder, 'log', '--format=%an %s', 'main')).toBe('Mosaygent Start')
    expect(await t.git(folder, 'status', '--porcelain')).toBe('')
  })

  test('of the API stays clean when its packages are installed', { tags: 'P-194' }, async () => {
    const git = await findGit(t.env)
    if (git === null) throw new Error('these tests need git')
    const folder = await createStarters(SHIPPED, t.home).prepare('api', git)
    await t.write(join(folder, 'uv.lock'), 'version = 1\n')
    await t.write(join(folder, '.venv', 'pyvenv.cfg'), '')
    expect(await t.git(folder, 'status', '--porcelain')).toBe('')
  })

  test('is made once, and anew when the shipped files change', async () => {
    const first = await head(await prepare())
    await writeFile(join(t.home, 'starters', 'api', 'mark'), '')
    expect(await head(await prepare())).toBe(first)
    expect(await contentOf(join(t.home, 'starters', 'api', 'mark'))).toBe('')
    await t.write(join(shipped, 'api', 'app', 'main.py'), 'app = 2\n')
    expect(await head(await prepare())).not.toBe(first)
    expect(await namesIn(join(t.home, 'starters'))).toEqual(['api'])
  })

  test('is the same from a package, which may hold no .gitignore', async () => {
    const first = await head(await prepare())
    await rename(join(shipped, 'api', '.gitignore'), join(shipped, 'api', 'gitignore'))
    const folder = await prepare()
    expect(await head(folder)).toBe(first)
    await rm(folder, { recursive: true })
    expect((await t.git(await prepare(), 'ls-files')).split('\n')).toContain('.gitignore')
  })

  test('that is half there from a crash is made anew', async () => {
    await mkdir(join(t.home, 'starters', 'api', '.git'), { recursive: true })
    const folder = await prepare()
    expect(await t.git(folder, 'status', '--porcelain')).toBe('')
    expect(await namesIn(join(t.home, 'starters'))).toEqual(['api'])
  })

  test('whose files are missing is our fault and says so', async () => {
    await rm(shipped, { recursive: true })
    await expect(prepare()).rejects.toThrow('installation is damaged')
    expect(await namesIn(join(t.home, 'starters'))).toEqual([])
  })
})

describe('cloning what ships with the product', () => {
  test('gives both codebases, clean, on main, with no remote, detected', { tags: 'P-057' }, async () => {
    const { handlers } = await t.open({}, { startersFolder: SHIPPED })
    await handlers.setDirectory({ path: t.project }, signal)
    const before = await handlers.environmentStatus(undefined, signal)
    expect(before).toMatchObject({
      value: { api: { detected: false, repository: { starter: true, target: join(t.project, 'api') } } },
    })
    const both = await Promise.all([
      handlers.cloneApi(undefined, signal),
      handlers.cloneFlutter(undefined, signal),
    ])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    expect(await handlers.environmentStatus(undefined, signal)).toMatchObject({
      value: {
        api: { detected: true, git: { branch: 'main', dirty: false }, dependencies: false },
        flutter: { detected: true, git: { branch: 'main', dirty: false }, dependencies: false },
      },
    })
    expect(await t.git(join(t.project, 'flutter'), 'remote')).toBe('')
    expect(await t.git(join(t.project, 'flutter'), 'branch', '--all')).toBe('* main')
    expect((await namesIn(t.project)).sort()).toEqual(['api', 'flutter'])
  })
})
