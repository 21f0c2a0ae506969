import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { HomeHeldError } from '../errors/index.ts'
import { ownProcess, run } from '../processes/index.ts'
import { takeFile } from './exclusive-file.ts'
import { lockHome } from './home-lock.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é lock '))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
})
const about = { version: '1.2.3', helperPort: 0 }
const lock = () => lockHome(home, about)
const left = (pid: number, mark: string) =>
  writeFile(
    join(home, 'helper.lock'),
    JSON.stringify({ pid, mark, since: '2026-11-21T10:00:00.000Z', version: '1.0.0', helperPort: 8080 }),
  )

test(
  'the home has one helper, and the second is told which, since when and on which port',
  { tags: 'P-221' },
  async () => {
    const before = new Date().toISOString()
    const first = await lock()
    await first.publishPort(4711)
    const refused = await lock().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(HomeHeldError)
    expect(refused).toMatchObject({
      home,
      holder: { pid: process.pid, version: '1.2.3', helperPort: 4711, since: expect.any(String) },
    })
    const since = refused instanceof HomeHeldError ? refused.holder.since : ''
    expect(since >= before).toBe(true)
    expect(await readdir(home)).toEqual(['helper.lock'])
    await first.release()
    expect(await readdir(home)).toEqual([])
    await (await lock()).release()
  },
)

test(
  'what a dead helper left is taken over: killed, of another boot, or its id somebody else’s by now',
  { tags: 'P-221' },
  async () => {
    let dead = 0
    await run({
      file: process.execPath,
      args: ['-e', '0'],
      env: {},
      onStart: (pid) => {
        dead = pid
      },
    })
    const { mark } = await ownProcess()
    for (const [pid, then] of [
      [dead, mark],
      [process.pid, 'an earlier boot 42'],
    ] as const) {
      await left(pid, then)
      const taken = await lock()
      expect(await readFile(join(home, 'helper.lock'), 'utf8')).toContain(
        `"pid":${process.pid},"mark":"${mark}"`,
      )
      await taken.release()
    }
  },
)

test.each(['', '{"pid": 1', '[]'])('a damaged lock (%s) is nobody’s', async (text) => {
  await writeFile(join(home, 'helper.lock'), text)
  const taken = await lock()
  await taken.release()
  expect(await readdir(home)).toEqual([])
})

test('a lock that somebody took over is not given back by who had it', async () => {
  const first = await lock()
  await left(1, 'somebody')
  await first.release()
  expect(await readdir(home)).toEqual(['helper.lock'])
})

test.each([
  ['nothing is there', []],
  ['a dead one', ['lock']],
  ['a dead one, and a dead one that was taking over', ['lock', 'lock.next', 'lock.next.next']],
])('of many at once exactly one has it: %s', { tags: 'P-221' }, async (_, stale) => {
  const path = join(home, 'lock')
  for (const name of stale) await writeFile(join(home, name), `dead ${name}`)
  const all = Array.from({ length: 40 }, (_one, index) => `living ${index}`)
  const isHeld = async (text: string) => text.startsWith('living')
  const ends = await Promise.all(all.map((text) => takeFile({ path, text, isHeld })))
  const winners = all.filter((_one, index) => ends[index] === null)
  expect(winners).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toBe(winners[0])
  expect(await readdir(home)).toEqual(['lock'])
})
