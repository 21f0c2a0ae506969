import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createQuickLooks, findBelow, lookElsewhere } from './quick-looks.ts'

const looked = { atOnce: () => 'at once', elsewhere: () => Promise.resolve('elsewhere') }

test('nothing is looked at here before another thread has seen that the drive answers', async () => {
  let answer = () => {}
  const look = createQuickLooks(new Promise<void>((resolve) => (answer = resolve)))
  const order: string[] = []
  const looks = look(
    () => order.push('look'),
    () => Promise.resolve(order.push('elsewhere')),
  )
  await new Promise(setImmediate)
  order.push('answer')
  answer()
  await looks
  expect(order).toEqual(['answer', 'look'])
})

test('looks that have taken their time together leave the rest to other threads', async () => {
  let now = 0
  const look = createQuickLooks(Promise.resolve(), { mostMs: 5, now: () => now })
  const taking = (ms: number) => look(() => ((now += ms), looked.atOnce()), looked.elsewhere)
  const failing = look(() => {
    now += 2
    throw new Error('EACCES')
  }, looked.elsewhere)
  await expect(failing).rejects.toThrow('EACCES')
  expect([await taking(2), await taking(2), await taking(0)]).toEqual(['at once', 'at once', 'elsewhere'])
})

test.skipIf(process.platform === 'win32')(
  'what lies below a folder is found at once, but not through a link, nor where another thread must look',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent below é '))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'a', 'b'), { recursive: true })
    await symlink(join(folder, 'a'), join(folder, 'link'))
    const look = createQuickLooks(Promise.resolve())
    const kindOf = async (path: string, by = look) => {
      const found = await findBelow(by, folder, join(folder, path))
      return typeof found === 'string' ? found : found.isDirectory()
    }
    expect(await kindOf('.')).toBe(true)
    expect(await kindOf('a/b')).toBe(true)
    expect(await kindOf('a/none/b')).toBe('absent')
    expect(await kindOf('link')).toBe('linked')
    expect(await kindOf('link/b')).toBe('linked')
    expect(await kindOf('a/b', lookElsewhere)).toBe('linked')
  },
)
