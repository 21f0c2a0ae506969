import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alive, openPage, harnessForEach } from './testing/harness-for-each.ts'
import { transcript } from './testing/flutter/sdk.ts'

const { given } = harnessForEach()
const sketchProgram = join(import.meta.dirname, 'testing', 'fake-sketch.mjs')

test(
  'the sketch is shown while Flutter compiles and gives way when the app is there',
  { tags: 'P-090' },
  async () => {
    const s = await given({ transcript: 'clean-start', switches: 'slow', sketchProgram })
    await s.call('flutterStart')
    const status = await s.until((seen) => seen.showing === 'sketch')
    expect(status).toMatchObject({ engine: 'flutter', state: 'starting', ready: false })
    expect(await openPage(s.port)).toBe('fake sketch')
    // written beside the start, not before it
    await s.until(async () => (await s.recorded()).length === 2)
    const record = await s.recorded()
    expect(record).toHaveLength(2)
    await s.release()
    expect(await s.until((seen) => seen.ready === true)).toMatchObject({ showing: 'app', engine: 'flutter' })
    expect(await openPage(s.port)).toContain('fake app')
    await s.until(async () => (await s.recorded()).length === 1)
    const pids = record.flat().map((one) => one.pid)
    const { pid } = await s.status()
    expect(pids.filter((one) => alive(one))).toEqual([pid])
    await s.call('flutterStop')
    expect(await s.recorded()).toEqual([])
  },
)

test('a sketch that will not end stays written down until it is gone', async () => {
  const s = await given({ transcript: 'clean-start', switches: 'slow,deaf-sketch', sketchProgram })
  await s.call('flutterStart')
  await s.until((seen) => seen.showing === 'sketch')
  await s.until(async () => (await s.recorded()).length === 2)
  const { pid } = await s.status()
  const sketch = (await s.recorded()).flat().find((one) => one.pid !== pid)?.pid
  expect(alive(sketch)).toBe(true)
  await s.release()
  await s.until(async () => (await s.recorded()).length === 1)
  expect(alive(sketch)).toBe(false)
})

test.each(['stop', 'crash'])('%s while it compiles ends both', { tags: 'P-090' }, async (how) => {
  const s = await given({ transcript: 'clean-start', switches: 'slow', sketchProgram })
  await s.call('flutterStart')
  const { pid } = await s.until((seen) => seen.showing === 'sketch')
  await s.until(async () => (await s.recorded()).length === 2)
  const pids = (await s.recorded()).flat().map((one) => one.pid)
  if (how === 'stop') await s.call('flutterStop')
  else process.kill(pid ?? 0, 'SIGKILL')
  await s.until((seen) => seen.state === (how === 'stop' ? 'stopped' : 'crashed'))
  await s.until(() => !pids.some((one) => alive(one)))
  expect(pids).toHaveLength(2)
  expect((await s.status()).showing).toBeNull()
  expect((await fetch(`http://127.0.0.1:${s.port}/`)).status).toBe(503)
})

test('a sketch that cannot be drawn leaves the waiting page, and the app starts all the same', async () => {
  const s = await given({
    transcript: 'clean-start',
    switches: 'slow',
    sketchProgram: transcript('no such program'),
  })
  await s.call('flutterStart')
  await s.until((seen) => seen.stage === 'Compiling for the web')
  expect((await s.status()).showing).toBeNull()
  await s.release()
  expect(await s.until((seen) => seen.ready === true)).toMatchObject({ showing: 'app' })
})
