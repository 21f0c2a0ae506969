import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processMark } from '../processes/index.ts'
import { claimPartialFolder, sweepPartialFolders } from './index.ts'

/** A process that certainly lives, and is not ours to end. */
const OTHER = process.ppid

async function stage() {
  const home = await mkdtemp(join(tmpdir(), 'mosaygent é partial '))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const folder = join(home, 'project', '.api.partial-00c0ffee')
  await mkdir(join(home, 'clones'))
  await mkdir(folder, { recursive: true })
  const leave = (by: object) =>
    writeFile(
      join(home, 'clones', '00c0ffee.json'),
      JSON.stringify({ folder, life: 'another', git: null, ...by }),
    )
  return { home, folder, leave }
}

test('what a living helper fills is left alone', async () => {
  const { home, folder, leave } = await stage()
  await leave({ helper: OTHER, mark: await processMark(OTHER) })
  await sweepPartialFolders(home)
  expect(existsSync(folder)).toBe(true)
  await leave({ helper: OTHER }) // written by a version that noted no start time
  await sweepPartialFolders(home)
  expect(existsSync(folder)).toBe(true)
})

test('a helper’s id that is somebody else’s by now does not keep what it left (P-053)', async () => {
  const { home, folder, leave } = await stage()
  await leave({ helper: OTHER, mark: 'an earlier boot 42' })
  await sweepPartialFolders(home)
  expect(existsSync(folder)).toBe(false)
  expect(await readdir(join(home, 'clones'))).toEqual([])
})

test('what is being filled now is left alone, and settled it is gone', async () => {
  const { home } = await stage()
  const partial = await claimPartialFolder(home, join(home, 'project', 'api'))
  await mkdir(partial.path)
  await sweepPartialFolders(home)
  expect(existsSync(partial.path)).toBe(true)
  await partial.settle()
  expect(existsSync(partial.path)).toBe(false)
})
