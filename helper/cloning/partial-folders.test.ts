import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { processStartId } from '../processes/index.ts'
import { claimPartialFolder, sweepPartialFolders } from './index.ts'

/** A process that certainly lives, and is not ours to end. */
const OTHER = process.ppid

async function createClaim() {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é partial ')))
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
  const { home, folder, leave } = await createClaim()
  await leave({ helper: OTHER, mark: await processStartId(OTHER) })
  await sweepPartialFolders(home)
  expect(existsSync(folder)).toBe(true)
  await leave({ helper: OTHER }) // written by a version that noted no start time
  await sweepPartialFolders(home)
  expect(existsSync(folder)).toBe(true)
})

test(
  'a helper’s id that is somebody else’s by now does not keep what it left',
  { tags: 'P-053' },
  async () => {
    const { home, folder, leave } = await createClaim()
    await leave({ helper: OTHER, mark: 'an earlier boot 42' })
    await sweepPartialFolders(home)
    expect(existsSync(folder)).toBe(false)
    expect(await readdir(join(home, 'clones'))).toEqual([])
  },
)

test('what is being filled now is left alone, and settled it is gone', async () => {
  const { home } = await createClaim()
  const partial = await claimPartialFolder(home, join(home, 'project', 'api'))
  await mkdir(partial.path)
  await sweepPartialFolders(home)
  expect(existsSync(partial.path)).toBe(true)
  await partial.settle()
  expect(existsSync(partial.path)).toBe(false)
})

describe('E24 a project directory that becomes a link while it clones', () => {
  async function led() {
    const home = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é led ')))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    const project = join(home, 'project')
    await mkdir(project)
    const partial = await claimPartialFolder(home, join(project, 'api'))
    // outside lies a folder of the very same hidden name, and an empty one of the target's
    const hidden = basename(partial.path)
    for (const folder of [join(project, hidden), join(home, 'outside', hidden), join(home, 'outside', 'api')])
      await mkdir(folder, { recursive: true })
    for (const folder of [project, join(home, 'outside')])
      await writeFile(join(folder, hidden, 'a file'), 'x')
    await rename(project, join(home, 'aside'))
    await symlink(join(home, 'outside'), project)
    const outside = () => readdir(join(home, 'outside'), { recursive: true })
    return { home, partial, outside, before: await outside() }
  }

  test.runIf(process.platform === 'linux')(
    'gives the clone its name where it lies, and nothing outside',
    async () => {
      const { home, partial, outside, before } = await led()
      await partial.becomeTarget()
      await partial.settle()
      expect((await outside()).sort()).toEqual(before.sort())
      expect(await readdir(join(home, 'aside'))).toEqual(['api'])
    },
  )

  test('removes nothing outside, neither at its end nor at the next start', async () => {
    const { home, partial, outside, before } = await led()
    const [record] = await readdir(join(home, 'clones'))
    const file = join(home, 'clones', record ?? '')
    const left = JSON.parse(await readFile(file, 'utf8')) as object
    await partial.settle()
    expect((await outside()).sort()).toEqual(before.sort())
    await writeFile(
      file,
      JSON.stringify({ ...left, life: 'another', helper: OTHER, mark: 'an earlier boot 42' }),
    )
    await sweepPartialFolders(home)
    expect((await outside()).sort()).toEqual(before.sort())
  })
})
