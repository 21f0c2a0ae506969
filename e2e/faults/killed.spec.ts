import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childrenOf, isAlive, readersOf } from '../harness/processes.ts'
import { expect, type Running, type Harness, test } from './harness.ts'

/** A helper, or what started it, is gone from one moment to the next: nothing that it ran stays for good. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

const DEAF = { FAKE_FLUTTER_SWITCHES: 'with-child,ignores-stop,ignores-term' }

/** The app and the API run, and are written down. Gives the process that the API card shows. */
async function bothRun(harness: Harness, { call }: Running): Promise<number> {
  await call('POST', '/environment/set-directory', { path: harness.project })
  expect((await call('POST', '/flutter/start')).status).toBe(200)
  expect((await call('POST', '/api/start', {})).status).toBe(200)
  await expect.poll(async () => (await call('GET', '/flutter/status')).reply).toMatchObject({ ready: true })
  const api = async () => (await call('GET', '/api/status')).reply
  await expect.poll(api).toMatchObject({ state: 'running', pid: expect.any(Number) })
  const pid = (await api())['pid']
  for (const file of ['preview.json', 'python-api.json'])
    await expect
      .poll(() => readFile(join(harness.home, file), 'utf8').catch(() => ''))
      .toMatch(/"mark": "[^"]+",\s*"by": \{/)
  return Number(pid)
}

const apiAnswers = (harness: Harness) =>
  fetch(`http://127.0.0.1:${harness.apiPort}/`).then(
    () => true,
    () => false,
  )

test(
  'an API server that a killed helper left: the next start ends it, says so, and its port is free',
  { tag: '@P-160' },
  async ({ harness }) => {
    const first = await harness.run().ready()
    const pid = await bothRun(harness, first)
    first.child.kill('SIGKILL')
    await first.ended
    expect(await isAlive(pid)).toBe(true)
    expect(await apiAnswers(harness)).toBe(true)

    const next = await harness.run().ready()
    expect(next.output()).toContain(`Stopped a leftover API server (process ${pid}).`)
    expect(await isAlive(pid)).toBe(false)
    expect(await apiAnswers(harness)).toBe(false)
    // the helper alone is left
    expect((await harness.living()).map((one) => one.pid)).toEqual([next.child.pid])
    expect((await next.call('POST', '/api/start', {})).status).toBe(200)
    await expect.poll(() => apiAnswers(harness)).toBe(true)
  },
)

for (const who of ['the parent', 'the helper under it'] as const)
  test(
    `${who} is killed while the app and the API run deaf: what ran is ended`,
    { tag: '@P-160' },
    async ({ harness }) => {
      const parent = await harness.run({ args: ['start', '--no-open'], env: DEAF }).ready()
      const pid = await bothRun(harness, parent)
      const before = new Set((await harness.living()).map((one) => one.pid))
      const [helper = 0] = await childrenOf(parent.child.pid)
      if (who === 'the parent') {
        parent.child.kill('SIGKILL')
        await expect.poll(() => harness.living()).toEqual([])
        return
      }
      process.kill(helper, 'SIGKILL')
      await expect.poll(parent.output).toContain('starting it again (1 of 5)')
      await expect.poll(() => isAlive(pid)).toBe(false)
      await expect.poll(parent.answers).toBe(true)
      const left = (await harness.living()).map((one) => one.pid)
      expect(left.filter((one) => before.has(one))).toEqual([parent.child.pid])
      expect((await parent.call('GET', '/flutter/status')).reply).toMatchObject({
        state: 'stopped',
        ended_with_helper: true,
      })
    },
  )

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`what read files for a helper that gets ${signal} is gone with it`, async ({ harness }) => {
    const helper = await harness.run().ready()
    await helper.call('POST', '/environment/set-directory', { path: harness.project })
    expect((await helper.call('GET', '/environment/status')).status).toBe(200)
    const readers = await readersOf(helper.child.pid)
    expect(readers).not.toEqual([])
    helper.child.kill(signal)
    await helper.ended
    for (const reader of readers) await expect.poll(() => isAlive(reader)).toBe(false)
  })

/** Loaded before the program: makes it fail as a mistake of ours would. */
const FAILS = `process.on('SIGUSR2', () => {
  if (process.env.FAILS === 'rejects') void Promise.reject(new Error('nobody hears this'))
  else setImmediate(() => { throw new Error('nobody catches this') })
})`

for (const [fails, words] of [
  ['rejects', 'A promise was rejected and nobody heard; this process ends. Error: nobody hears this'],
  ['throws', 'An error; this process ends. Error: nobody catches this'],
] as const)
  test(
    `a helper that ${fails} where nobody expects it says so, ends with 1 and takes what it ran along`,
    { tag: '@P-223' },
    async ({ harness }) => {
      const file = join(harness.folder, 'fails.mjs')
      await writeFile(file, FAILS)
      const helper = await harness.run({ node: ['--import', file], env: { ...DEAF, FAILS: fails } }).ready()
      await bothRun(harness, helper)
      helper.child.kill('SIGUSR2')
      expect(await helper.ended).toBe(1)
      expect(helper.output()).toContain(words)
      await expect.poll(() => harness.living()).toEqual([])
      // it was too quick to cross anything out: the next one finds nothing to end
      const next = await harness.run().ready()
      expect(next.output()).not.toContain('left behind')
      expect(await next.answers()).toBe(true)
    },
  )
