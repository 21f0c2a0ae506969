import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { groupAlive as alive, processStartId } from '../processes/index.ts'
import { openJsonFile } from '../state/index.ts'
import { endOrphans, RecordedRuns, recordRun } from './index.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'é orphans '))
  onTestFinished(() => rm(home, { recursive: true }))
})
const Memory = z.object({ other: z.string(), runs: RecordedRuns })
const memory = (onDamaged: (setAside: string) => void = () => undefined) =>
  openJsonFile({
    path: join(home, 'runs.json'),
    schema: Memory,
    initial: { other: 'fact', runs: [] },
    onDamaged,
  })
const recorded = async () => Memory.parse(JSON.parse(await readFile(join(home, 'runs.json'), 'utf8')))
/** A process that lives until it is ended, in a group of its own. */
function living(script = 'setInterval(() => 0, 1000)'): number {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up')`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = child.pid ?? 0
  onTestFinished(() => {
    if (alive(pid)) process.kill(-pid, 'SIGKILL')
  })
  return pid
}

test('a process has one mark for its life, another process another, none none', async () => {
  const [one, two] = [living(), living()]
  expect(await processStartId(one)).toBe(await processStartId(one))
  expect(await processStartId(one)).toEqual(expect.any(String))
  expect(await processStartId(0x3fffff)).toBeNull()
  expect(one).not.toBe(two)
})

test('what a killed helper left is ended, also when it ignores SIGTERM, and forgotten', async () => {
  const pids = [living(), living("process.on('SIGTERM', () => 0); setInterval(() => 0, 1000)")]
  const before = await memory()
  for (const pid of pids) recordRun(before, pid, () => undefined)
  await vi.waitFor(async () => expect((await recorded()).runs).toHaveLength(2), 30_000)
  // the helper that wrote it is gone; the next one reads the file
  expect(new Set(await endOrphans(await memory(), 200))).toEqual(new Set(pids))
  await vi.waitFor(() => expect(pids.map(alive)).toEqual([false, false]), 30_000)
  expect((await recorded()).runs).toEqual([])
})

test('an id that is somebody else’s by now is not touched', { tags: 'P-160' }, async () => {
  const pid = living()
  await writeFile(
    join(home, 'runs.json'),
    JSON.stringify({ other: 'fact', runs: [[{ pid, mark: 'an earlier boot 42' }]] }),
  )
  const next = await memory()
  expect(await endOrphans(next, 200)).toEqual([])
  expect(alive(pid)).toBe(true)
  expect(await recorded()).toEqual({ other: 'fact', runs: [] })
})

test(
  'what a helper started that lives is left alone, and stays written down',
  { tags: 'P-160' },
  async () => {
    const [helper, tool] = [living(), living()]
    const by = { pid: helper, mark: await processStartId(helper) }
    const run = [{ pid: tool, mark: await processStartId(tool), by }]
    await writeFile(join(home, 'runs.json'), JSON.stringify({ other: 'fact', runs: [run] }))
    expect(await endOrphans(await memory(), 200)).toEqual([])
    expect(alive(tool)).toBe(true)
    expect(await recorded()).toEqual({ other: 'fact', runs: [run] })

    process.kill(-helper, 'SIGKILL')
    await vi.waitFor(async () => expect(await processStartId(helper)).toBeNull(), 30_000)
    expect(await endOrphans(await memory(), 200)).toEqual([tool])
    await vi.waitFor(() => expect(alive(tool)).toBe(false), 30_000)
  },
)

test('a damaged record is set aside, and nothing is ended', async () => {
  const pid = living()
  await writeFile(join(home, 'runs.json'), `{"runs": [[{"pid": ${pid}`)
  const aside: string[] = []
  const next = await memory((path) => aside.push(path))
  expect(await endOrphans(next, 200)).toEqual([])
  expect(aside).toHaveLength(1)
  expect(alive(pid)).toBe(true)
})

test('a run that ends is forgotten, also when it ends before it was written down', async () => {
  const pid = living()
  const file = await memory()
  const record = recordRun(file, pid, () => undefined)
  record.also(process.pid)
  await vi.waitFor(async () => expect((await recorded()).runs[0]).toHaveLength(2), 30_000)
  await record.forget()
  expect((await recorded()).runs).toEqual([])
  await recordRun(file, pid, () => undefined).forget()
  expect((await recorded()).runs).toEqual([])
})
