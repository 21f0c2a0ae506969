import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type RecordedRun, test } from '../harness/recorded-run.ts'
import { isAlive } from '../harness/processes.ts'

/** How the command itself ends while the tool runs and will not listen: nothing of the tool may outlive it. */
test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')

/** No process is named, since none was ended. */
const ONLY_GONE = {
  lines: [
    {
      source: 'helper',
      text: 'The helper ended while the preview ran, and the preview with it.',
    },
  ],
}

/** The tool and what it started live, and are written down. */
async function running(s: RecordedRun, wanted: Record<string, unknown>): Promise<number[]> {
  expect((await s.call('POST', '/flutter/start')).status).toBe(200)
  await expect.poll(s.status).toMatchObject(wanted)
  const tool = async () => (await s.log()).some((entry) => 'child' in entry)
  await expect.poll(tool).toBe(true)
  const { pid } = await s.status()
  await expect.poll(async () => JSON.stringify(await s.recorded())).toContain(`"pid":${String(pid)},`)
  const pids = await s.toolPids()
  expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => true))
  return pids
}

const expectGone = (pids: readonly number[]) =>
  expect.poll(async () => Promise.all(pids.map(isAlive))).toEqual(pids.map(() => false))

const DEAF = 'with-child,ignores-stop,ignores-term'
const READY = { ready: true }
const STARTING = { state: 'starting', pid: expect.any(Number) }

for (const [command, signal, switches, wanted] of [
  ['start', 'SIGINT', DEAF, READY],
  ['start', 'SIGTERM', `${DEAF},silent`, STARTING],
  ['helper', 'SIGINT', `${DEAF},silent`, STARTING],
  ['helper', 'SIGTERM', DEAF, READY],
] as const)
  test(
    `${signal} to \`${command}\`: code 0, the tool is gone and forgotten (${switches})`,
    { tag: ['@P-113', '@P-160'] },
    async ({ given }) => {
      const s = await given({ recording: 'clean-start', command, switches })
      const pids = await running(s, wanted)
      const { child, ended } = s.command()
      child.kill(signal)
      // a helper that had to be killed by its parent would have forgotten nothing
      expect(await ended).toBe(0)
      expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => false))
      expect(await s.recorded()).toEqual([])
      const signals = (await s.log()).flatMap((entry) => entry['signal'] ?? [])
      expect(signals).toEqual(['SIGTERM'])
    },
  )

for (const command of ['start', 'helper'] as const)
  test(
    `a second Ctrl-C ends \`${command}\` at once, with code 1, and the tool with it`,
    { tag: '@P-160' },
    async ({ given }) => {
      const s = await given({ recording: 'clean-start', command, switches: DEAF })
      const pids = await running(s, READY)
      const { child, ended } = s.command()
      child.kill('SIGINT')
      await expect.poll(async () => (await s.log()).map((entry) => entry['request'])).toContain('app.stop')
      child.kill('SIGINT')
      expect(await ended).toBe(1)
      await expectGone(pids)
      // it was too quick to forget it; the next one has nothing to end, and says that the preview is gone
      await s.startAgain()
      expect(await s.recorded()).toEqual([])
      expect((await s.call('GET', '/flutter/console')).reply).toMatchObject(ONLY_GONE)
    },
  )

test('a helper that was killed: the next one ends its tool, says so, and starts anew', async ({ given }) => {
  const s = await given({ recording: 'clean-start', switches: DEAF })
  const pids = await running(s, READY)
  const { pid } = await s.status()
  const { child, ended } = s.command()
  child.kill('SIGKILL')
  expect(await ended).toBeNull()
  expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => true))
  await s.startAgain()
  await expectGone(pids)
  expect(await s.recorded()).toEqual([])
  expect((await s.call('GET', '/flutter/console')).reply).toMatchObject({
    lines: [{ source: 'helper', level: 'warning', text: expect.stringContaining(`process ${String(pid)}`) }],
  })
  expect((await s.call('POST', '/flutter/start')).status).toBe(200)
  await expect.poll(s.status).toMatchObject(READY)
})

test('a process id that was given to somebody else meanwhile is left alone', async ({ given }) => {
  const s = await given({ recording: 'clean-start', switches: DEAF })
  const pids = await running(s, READY)
  const { child, ended } = s.command()
  child.kill('SIGKILL')
  await ended
  // the same ids, begun at another time: what the system shows when it has given them again
  for (const name of ['preview.json', 'children.json']) {
    const file = join(s.home, name)
    // what has lived for a moment only is not in the second
    const record = await readFile(file, 'utf8').catch(() => '')
    const other = record.replaceAll(/"mark":\s*"[^"]*"/g, '"mark": "another boot 42"')
    expect(name === 'preview.json' && other === record).toBe(false)
    if (record !== '') await writeFile(file, other)
  }
  await s.startAgain()
  expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => true))
  expect(await s.recorded()).toEqual([])
  expect((await s.call('GET', '/flutter/console')).reply).toMatchObject(ONLY_GONE)
})
