import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupAlive, run, startLongRunning } from '../processes/index.ts'
import { claimPartialFolder, sweepPartialFolders } from './partial-folders.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../workspace/temporary-project.ts'

let t: TemporaryProject
let partial: string
beforeEach(async () => {
  t = await createTemporaryProject()
  partial = join(t.project, '.api.partial-0a1b2c3d')
  await t.write(join(partial, 'half'), 'half')
})
afterEach(() => t.remove())

const record = (fields: object) =>
  t.write(
    join(t.home, 'clones', '0a1b2c3d.json'),
    JSON.stringify({ folder: partial, helper: process.pid, life: 'an earlier one', git: null, ...fields }),
  )

/** The id of a process that has ended. */
async function goneProcess(): Promise<number> {
  const onStart = vi.fn<(pid: number) => void>()
  await run({ file: process.execPath, args: ['-e', '0'], env: {}, onStart })
  return onStart.mock.calls[0]?.[0] ?? 0
}

describe('at the start, what a clone left behind', () => {
  test('is removed when its helper is gone', async () => {
    await record({ helper: await goneProcess(), git: await goneProcess() })
    await t.open()
    expect(await namesIn(t.project)).toEqual([])
    expect(await namesIn(join(t.home, 'clones'))).toEqual([])
  })

  test('is removed when its helper had our process id, as in a container that starts again', async () => {
    await record({})
    await t.open()
    expect(await namesIn(t.project)).toEqual([])
  })

  test('stays while another helper lives', async () => {
    await record({ helper: process.ppid })
    await t.open()
    expect(await namesIn(partial)).toEqual(['half'])
    expect(await namesIn(join(t.home, 'clones'))).toHaveLength(1)
  })

  test('stays while a clone of this very helper fills it', async () => {
    const claimed = await claimPartialFolder(t.home, join(t.project, 'flutter'))
    await t.write(join(claimed.path, 'half'), '')
    await sweepPartialFolders(t.home)
    expect(await namesIn(claimed.path)).toEqual(['half'])
    await claimed.settle()
    expect(await namesIn(t.project)).toEqual(['.api.partial-0a1b2c3d'])
    expect(await namesIn(join(t.home, 'clones'))).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')('is ended first when its git outlived the helper', async () => {
    const git = startLongRunning({
      file: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1000)', 'clone', partial],
      cwd: t.root,
      env: {},
      onStdout: () => undefined,
      onStderr: () => undefined,
    })
    await record({ helper: await goneProcess(), git: git.pid })
    await t.open()
    expect(await git.ended).toEqual({ kind: 'signal', signal: 'SIGKILL' })
    expect(await namesIn(t.project)).toEqual([])
  })

  test('an innocent process that got the same id later is left alone', async () => {
    const innocent = startLongRunning({
      file: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1000)'],
      cwd: t.root,
      env: {},
      onStdout: () => undefined,
      onStderr: () => undefined,
    })
    await record({ helper: await goneProcess(), git: innocent.pid })
    await t.open()
    expect(groupAlive(innocent.pid ?? 0)).toBe(true)
    await innocent.stop()
  })

  test('a record that names any other folder deletes nothing', async () => {
    await t.write(join(t.project, 'api', 'mine'), 'kept')
    await record({ folder: join(t.project, 'api'), helper: await goneProcess() })
    await t.open()
    expect(await contentOf(join(t.project, 'api', 'mine'))).toBe('kept')
  })

  test('a damaged record is dropped', async () => {
    await t.write(join(t.home, 'clones', 'x.json'), '{')
    await t.open()
    expect(await namesIn(join(t.home, 'clones'))).toEqual([])
  })
})
