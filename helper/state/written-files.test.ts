import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWrittenFiles } from './index.ts'

let root: string
let home: string
let app: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent é written '))
  home = join(root, 'home')
  app = join(root, 'My app')
  await mkdir(home)
  await mkdir(app)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = () => openWrittenFiles({ home, onDamaged: vi.fn<(path: string) => void>() })
const write = async (path: string, content: string) => {
  await writeFile(path, content)
  return path
}

test('a file that was recorded is ours for the next helper too, until somebody changes it', async () => {
  const path = await write(join(app, 'google-services.json'), '{"é": 1}')
  await (await open()).record(path, '{"é": 1}')
  const files = await open()
  expect(await files.untouchedBelow(app)).toEqual([path])
  await write(path, '{"é": 2}') // as long as before
  expect(await files.untouchedBelow(app)).toEqual([])
  await files.record(path, Buffer.from('{"é": 2}'))
  expect(await files.untouchedBelow(app)).toEqual([path])
  await rm(path)
  expect(await files.untouchedBelow(app)).toEqual([])
})

test('only what lies below the folder, and no link in the place of a file', async () => {
  const files = await open()
  const beside = await write(join(root, 'My app two.json'), 'x')
  await files.record(beside, 'x')
  const linked = join(app, 'linked.json')
  await symlink(beside, linked)
  await files.record(linked, 'x')
  expect(await files.untouchedBelow(app)).toEqual([])
  expect(await files.untouchedBelow(root)).toEqual([beside])
})

test('the oldest of very many records are dropped', async () => {
  const files = await open()
  const paths = Array.from({ length: 205 }, (_, i) => join(app, `file ${String(i)}`))
  for (const path of paths) await files.record(await write(path, 'x'), 'x')
  expect(await files.untouchedBelow(app)).toEqual(paths.slice(5))
})
