import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { groupAlive } from '../processes/index.ts'
import { recordRun } from '../process-registry/index.ts'
import { harnessForEach } from './testing/harness-for-each.ts'

const { given } = harnessForEach()
const TOLD = 'The helper ended and took the preview with it.'

test('a preview that outlived its killed helper is ended, and the status says so until the next Start', async () => {
  const child = spawn(process.execPath, ['-e', "setInterval(() => 0, 1000); console.log('up')"], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = child.pid ?? 0
  onTestFinished(() => {
    if (groupAlive(pid)) process.kill(-pid, 'SIGKILL')
  })
  await once(child.stdout, 'data')
  const s = await given({
    transcript: 'clean-start',
    before: async (memory) => {
      recordRun(memory, pid, () => undefined)
      await vi.waitFor(() => expect(memory.get().runs).toHaveLength(1), 30_000)
    },
  })
  expect(groupAlive(pid)).toBe(false)
  expect(await s.status()).toMatchObject({
    state: 'stopped',
    running: false,
    ended_with_helper: true,
    message: TOLD,
  })
  const text = (await s.console()).map((line) => line.text).join('\n')
  expect(text).toContain(`and the preview with it (process ${pid}).`)
  expect(text).not.toContain('leftover')
  await s.call('flutterStart')
  await s.until(({ ready }) => ready === true)
  await s.call('flutterStop')
  expect((await s.status()).ended_with_helper).toBeUndefined()
})

test('the status reports a preview that ended with its helper, and says nothing after an ordinary start', async () => {
  const gone = await given({
    transcript: 'clean-start',
    before: (memory) =>
      memory
        .update((value) => ({ ...value, runs: [[{ pid: 0x3fffff, mark: 'of before' }]] }))
        .then(() => undefined),
  })
  expect(await gone.status()).toMatchObject({ ended_with_helper: true, message: TOLD })
  expect((await gone.console()).map(({ text }) => text)).toEqual([
    'The helper ended while the preview ran, and the preview with it.',
  ])
  // it is told of the project that was chosen then, and of no other one
  await gone.change(await gone.makeProject('second app'))
  const other = await gone.status()
  expect(other).toMatchObject({ state: 'stopped', message: 'The preview is stopped.' })
  expect(other.ended_with_helper).toBeUndefined()
  await gone.close()
  const fresh = await given({ transcript: 'clean-start' })
  expect(await fresh.status()).toMatchObject({ message: 'The preview is stopped.' })
  expect(await fresh.console()).toEqual([])
})
