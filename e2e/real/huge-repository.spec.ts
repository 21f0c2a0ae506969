import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../faults/harness.ts'

/** What an unpacked repository may hold, and a real one rarely does. */
const REFS = 300_000
const OBJECTS = 100_000
const FILES = 100_000

test('300,000 refs, 100,000 loose objects and 100,000 files in one folder: everything is told, and health is answered meanwhile', async ({
  harness,
}) => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', harness.api, '-c', 'user.name=Ann', '-c', 'user.email=a@example.test', ...args],
      {
        encoding: 'utf8',
      },
    ).trim()
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('branch', 'other')
  const commit = git('rev-parse', 'HEAD')
  const refs = Array.from(
    { length: REFS },
    (_, count) => `${commit} refs/remotes/origin/b${String(count).padStart(6, '0')}\n`,
  )
  await writeFile(
    join(harness.api, '.git', 'packed-refs'),
    `# pack-refs with: peeled fully-peeled sorted \n${refs.join('')}`,
  )
  const objects = join(harness.api, '.git', 'objects', 'ff')
  await mkdir(objects, { recursive: true })
  for (let count = 0; count < OBJECTS; count += 1)
    await writeFile(join(objects, String(count).padStart(38, '0')), '')
  await mkdir(join(harness.api, 'many'))
  for (let count = 0; count < FILES; count += 1)
    await writeFile(join(harness.api, 'many', `f${count}.py`), '')

  const helper = await harness.run().ready()
  const { call } = helper
  await call('POST', '/environment/set-directory', { path: harness.project })
  let slowest = 0
  /** The answer, and that health was answered all the while, again and again. */
  const whileHealthy = async <T>(asked: Promise<T>): Promise<T> => {
    const waiting = new Set([asked])
    const end = asked.finally(() => waiting.delete(asked))
    while (waiting.size > 0) {
      const at = performance.now()
      expect(await helper.answers()).toBe(true)
      slowest = Math.max(slowest, performance.now() - at)
    }
    return end
  }
  // on a busy machine git may need longer than it is given, and that is said
  const limit = /git took longer than \d+ s/
  const status = await whileHealthy(call('GET', '/environment/status'))
  expect(status).toMatchObject({ status: 200, reply: { api: { detected: true } } })
  expect(JSON.stringify(status.reply)).toMatch(new RegExp(`"branch":"main"|${limit.source}`))
  const list = await whileHealthy(call('POST', '/environment/git-branches', { codebase: 'api' }))
  const { branches, detail } = list.reply
  expect(Array.isArray(branches) ? branches.length : detail).toEqual(
    Array.isArray(branches) ? 300 : expect.stringMatching(limit),
  )
  const change = { codebase: 'api', branch: 'other' }
  const switched = await whileHealthy(call('POST', '/environment/git-switch', change))
  expect(JSON.stringify(switched.reply)).toMatch(new RegExp(`Switched to other|${limit.source}`))
  console.log(`The slowest answer of health took ${slowest.toFixed(0)} ms`)
})
