import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  entriesOf,
  openJsonFile,
  parseJson,
  prepareHome,
  readConfig,
  resolveHome,
  textOf,
  writeConfig,
} from './index.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é state '))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const Numbers = z.object({ numbers: z.array(z.number()) })
const open = (onDamaged = vi.fn<(path: string) => void>()) =>
  openJsonFile({ path: join(home, 'numbers.json'), schema: Numbers, initial: { numbers: [] }, onDamaged })
const onDisk = async () => parseJson(await readFile(join(home, 'numbers.json'), 'utf8'))

describe('a JSON file of ours', () => {
  test('that is not there gives the default and is not made by reading', async () => {
    expect((await open()).get()).toEqual({ numbers: [] })
    expect(await readdir(home)).toEqual([])
  })

  test(
    'keeps every one of many changes at once, for this user alone, with no temporary file left',
    { tags: 'P-112' },
    async () => {
      const file = await open()
      const all = Array.from({ length: 50 }, (_, i) => i)
      await Promise.all(all.map((i) => file.update(({ numbers }) => ({ numbers: [...numbers, i] }))))
      expect(await onDisk()).toEqual({ numbers: all })
      expect(await readdir(home)).toEqual(['numbers.json'])
      expect((await stat(join(home, 'numbers.json'))).mode & 0o777).toBe(0o600)
      expect((await open()).get()).toEqual({ numbers: all })
    },
  )

  test.each(['', 'null', '{"numbers": ["a"]}', '{"numbers": [1', '\u0000\u0000\u0000'])(
    'that is damaged (%j) is set aside with its bytes, and told',
    { tags: 'P-112' },
    async (text) => {
      await writeFile(join(home, 'numbers.json'), text)
      const told = vi.fn<(path: string) => void>()
      const file = await open(told)
      expect(file.get()).toEqual({ numbers: [] })
      expect(told).toHaveBeenCalledOnce()
      expect(await readFile(told.mock.calls[0]?.[0] ?? '', 'utf8')).toBe(text)
      await file.update(() => ({ numbers: [1] }))
      expect(await onDisk()).toEqual({ numbers: [1] })
    },
  )

  test('that cannot be written tells its own caller; the next change goes on', async () => {
    const file = await open()
    await rm(home, { recursive: true })
    await expect(file.update(() => ({ numbers: [1] }))).rejects.toThrow('ENOENT')
    await prepareHome(home)
    await file.update(({ numbers }) => ({ numbers: [...numbers, 2] }))
    expect(await onDisk()).toEqual({ numbers: [1, 2] })
  })

  test(
    'whose rename fails leaves no temporary file, and what was chosen does not hold',
    { tags: 'P-224' },
    async () => {
      const file = await open()
      await file.choose(() => ({ numbers: [1] }))
      await rm(join(home, 'numbers.json'))
      // a folder in its place: the new file is written, and cannot be put there
      await mkdir(join(home, 'numbers.json'))
      await expect(file.choose(() => ({ numbers: [2] }))).rejects.toThrow('EISDIR')
      expect(file.get()).toEqual({ numbers: [1] })
      expect(await readdir(home)).toEqual(['numbers.json'])
      await rm(join(home, 'numbers.json'), { recursive: true })
      await file.choose(({ numbers }) => ({ numbers: [...numbers, 3] }))
      expect(await onDisk()).toEqual({ numbers: [1, 3] })
    },
  )
})

describe('the configuration', () => {
  test('that is not there is the defaults, without a note', async () => {
    expect(await readConfig(home, {})).toEqual({ config: {}, note: null })
  })

  test(
    'comes from the file, and the environment wins where it says something',
    { tags: 'P-056' },
    async () => {
      await writeFile(
        join(home, 'config.json'),
        JSON.stringify({ apiRepository: 'a', flutterRepository: 'f' }),
      )
      const { config } = await readConfig(home, { MOSAYGENT_API_REPO: ' b ', MOSAYGENT_FLUTTER_REPO: ' ' })
      expect(config).toMatchObject({ apiRepository: 'b', flutterRepository: 'f' })
    },
  )

  test('saved by an editor that marks UTF-8 is read all the same', async () => {
    await writeFile(join(home, 'config.json'), '\uFEFF{"apiRepository": "a"}')
    expect(await readConfig(home, {})).toMatchObject({ config: { apiRepository: 'a' }, note: null })
  })

  test.each(['{', '[]', '{"apiRepository": 3}'])('%j is left alone, with a note', async (text) => {
    await writeFile(join(home, 'config.json'), text)
    const { config, note } = await readConfig(home, { MOSAYGENT_API_REPO: 'b' })
    expect(config).toEqual({ apiRepository: 'b' })
    expect(note).toContain('config.json is not valid')
    expect(await readFile(join(home, 'config.json'), 'utf8')).toBe(text)
  })
})

describe('a setting chosen in the page', () => {
  const text = () => readFile(join(home, 'config.json'), 'utf8')

  test('is written beside everything else, and taken out again', async () => {
    expect(await writeConfig(home, 'apiRepository', null)).toBe(true)
    expect(await readdir(home)).toEqual([])
    expect(await writeConfig(home, 'apiRepository', 'a')).toBe(true)
    expect((await stat(join(home, 'config.json'))).mode & 0o777).toBe(0o600)
    await writeFile(join(home, 'config.json'), '\uFEFF{"mine": [1], "apiRepository": "b"}', { mode: 0o644 })
    expect(await writeConfig(home, 'flutterRepository', 'f')).toBe(true)
    expect(JSON.parse(await text())).toEqual({ mine: [1], apiRepository: 'b', flutterRepository: 'f' })
    expect(await writeConfig(home, 'apiRepository', null)).toBe(true)
    expect(JSON.parse(await text())).toEqual({ mine: [1], flutterRepository: 'f' })
  })

  test.each(['{', '[]', '"x"', ''])('is not written over a file that holds %j', async (content) => {
    await writeFile(join(home, 'config.json'), content)
    expect(await writeConfig(home, 'apiRepository', 'a')).toBe(false)
    expect(await text()).toBe(content)
  })
})

describe('reading what a repository holds', () => {
  test('is refused where it is a device, a pipe, a folder or very large', async () => {
    await symlink('/dev/zero', join(home, 'zero'))
    execFileSync('mkfifo', [join(home, 'pipe')])
    await truncate(await written('large'), 5_000_000)
    for (const name of ['zero', 'pipe', 'large', '.', 'not there'])
      expect(await textOf(join(home, name))).toBeNull()
    await writeFile(join(home, 'é.txt'), 'text')
    expect(await textOf(join(home, 'é.txt'))).toBe('text')
  })

  test.skipIf(process.platform !== 'linux')(
    'is refused where the system makes it and calls it empty',
    async () => {
      await symlink('/proc/self/pagemap', join(home, 'endless'))
      await symlink('/proc/self/mem', join(home, 'closed'))
      expect(await textOf(join(home, 'endless'))).toBeNull()
      expect(await textOf(join(home, 'closed'))).toBeNull()
      expect(await textOf('/proc/self/cmdline')).toContain('node')
    },
  )

  test.each(['a\0b', 'a'.repeat(5_000)])('a path that no system has is not there', async (name) => {
    expect(await textOf(join(home, name))).toBeNull()
    expect(await entriesOf(join(home, name))).toEqual([])
  })

  const written = async (name: string) => {
    await writeFile(join(home, name), '')
    return join(home, name)
  }
})

describe('the home folder', () => {
  test('is what MOSAYGENT_HOME says, else a place of this user', () => {
    expect(resolveHome({ MOSAYGENT_HOME: ` ${home} ` })).toBe(home)
    expect(resolveHome({ MOSAYGENT_HOME: '  ' })).toMatch(/mosaygent/)
  })

  test.skipIf(process.platform !== 'linux')(
    'is this user’s, wherever one stands, when the place for data is not a whole path',
    { tags: 'P-997' },
    () => {
      vi.stubEnv('XDG_DATA_HOME', 'data')
      onTestFinished(() => void vi.unstubAllEnvs())
      expect(resolveHome({})).toBe(join(userInfo().homedir, 'data/mosaygent'))
    },
  )

  test('is closed to others, also when it was there already', async () => {
    const below = join(home, 'a', 'b')
    await prepareHome(below)
    await prepareHome(home)
    expect((await stat(below)).mode & 0o777).toBe(0o700)
    expect((await stat(home)).mode & 0o777).toBe(0o700)
  })
})
