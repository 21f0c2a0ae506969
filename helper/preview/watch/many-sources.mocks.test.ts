import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeSnapshot } from './source-snapshot.ts'

const open = vi.hoisted(() => ({ now: 0, most: 0 }))
vi.mock(import('./source-fingerprint.ts'), () => ({
  async readFingerprint() {
    open.now += 1
    open.most = Math.max(open.most, open.now)
    await setImmediate()
    open.now -= 1
    return { size: 1, mtimeMs: 1, hash: null }
  },
}))

vi.mock(import('node:fs/promises'), { spy: true })
vi.mock(import('node:fs'), { spy: true })
/** The folders that were read, at once or by another thread. */
const listed = () =>
  [...vi.mocked(readdir).mock.calls, ...vi.mocked(readdirSync).mock.calls].map(([folder]) => folder)
const forget = () => {
  vi.mocked(readdir).mockClear()
  vi.mocked(readdirSync).mockClear()
}

test('E30 of thousands of sources few are open at a time', async () => {
  const project = await mkdtemp(join(tmpdir(), 'é many '))
  onTestFinished(() => rm(project, { recursive: true }))
  await mkdir(join(project, 'lib'))
  for (let at = 0; at < 300; at += 1) await writeFile(join(project, 'lib', `${at}.dart`), '')
  expect((await takeSnapshot(project)).size).toBe(300)
  expect(open.most).toBe(16)
})

test('a folder is read once, however many of its files pubspec.yaml lists', async () => {
  const project = await mkdtemp(join(tmpdir(), 'é listed '))
  onTestFinished(() => rm(project, { recursive: true }))
  const assets = join(project, 'assets')
  await mkdir(join(assets, '2.0x'), { recursive: true })
  const names = Array.from({ length: 40 }, (_, at) => `${at}.png`)
  await Promise.all(names.map((name) => writeFile(join(assets, name), '')))
  await writeFile(join(assets, '2.0x', '7.png'), '')
  const entries = names.map((name) => `    - assets/${name}\n`).join('')
  await writeFile(join(project, 'pubspec.yaml'), `name: app\nflutter:\n  assets:\n${entries}`)
  forget()
  const snapshot = await takeSnapshot(project)
  const found = [...snapshot.values()].filter(({ kind }) => kind === 'asset').map(({ name }) => name)
  expect(found.toSorted()).toEqual([...names.map((name) => `assets/${name}`), 'assets/2.0x/7.png'].toSorted())
  expect(listed().filter((folder) => folder === assets)).toHaveLength(1)
  expect(listed().filter((folder) => folder === join(assets, '2.0x'))).toHaveLength(1)
})

test('a folder of code that is an asset too is read once', async () => {
  const project = await mkdtemp(join(tmpdir(), 'é both '))
  onTestFinished(() => rm(project, { recursive: true }))
  const both = join(project, 'lib', 'both')
  await mkdir(both, { recursive: true })
  await writeFile(join(both, 'a.dart'), '')
  await writeFile(join(both, 'a.json'), '')
  await writeFile(join(project, 'pubspec.yaml'), 'name: app\nflutter:\n  assets:\n    - lib/both/\n')
  forget()
  const kinds = [...(await takeSnapshot(project)).values()].map(({ kind, name }) => `${kind} ${name}`)
  expect(kinds.toSorted()).toEqual([
    'asset lib/both/a.dart',
    'asset lib/both/a.json',
    'code lib/both/a.dart',
    'manifest pubspec.yaml',
  ])
  expect(listed().filter((folder) => folder === both)).toHaveLength(1)
})
