import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { groupAlive } from '../processes/index.ts'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import parent from './testing/parent.ts?bundled'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import program from './testing/writes-its-id.ts?bundled'

/** Starts something that has one file read by a process of its own. Gives both, once the file is being read. */
async function start(how: { readonly reader: 'answers' | 'spins'; readonly parent: 'stays' | 'goes' }) {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent reader é '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [main, child, id] = ['main.cjs', 'child.cjs', 'id'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await Promise.all([writeFile(main, parent), writeFile(child, program)])
  const helper = spawn(process.execPath, [main, child, `${id}\n${how.reader}`, how.parent], {
    stdio: 'ignore',
  })
  onTestFinished(() => void helper.kill('SIGKILL'))
  const ended = new Promise((resolve) => helper.once('exit', resolve))
  const reader = await vi.waitFor(async () => {
    const written = Number(await readFile(id, 'utf8'))
    expect(written).toBeGreaterThan(0)
    return written
  }, 30_000)
  return { helper, ended, reader }
}
const gone = (pid: number) => vi.waitFor(() => expect(groupAlive(pid)).toBe(false), 30_000)

/** As `kill -9` does: nothing of it runs any more. */
async function killed({ helper, ended }: { helper: ChildProcess; ended: Promise<unknown> }) {
  helper.kill('SIGKILL')
  await ended
}

test.each(['answers', 'spins'] as const)(
  'a helper that is killed leaves no process that reads for it, one that %s included',
  async (reader) => {
    const started = await start({ reader, parent: 'stays' })
    expect(groupAlive(started.reader)).toBe(true)
    await killed(started)
    await gone(started.reader)
  },
)

test('a process that waits for files keeps nobody from the end, and ends with it', async () => {
  const { ended, reader } = await start({ reader: 'answers', parent: 'goes' })
  expect(await ended).toBe(0)
  await gone(reader)
})
