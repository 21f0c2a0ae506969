import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { groupAlive } from '../../processes/index.ts'
import { createTemporaryProject, type TemporaryProject } from '../../workspace/testing/temporary-project.ts'
import { type ToolchainFixture, createToolchainFixture } from '../testing/toolchain-fixture.ts'

const signal = new AbortController().signal
let t: TemporaryProject
let on: ToolchainFixture
beforeEach(async () => {
  t = await createTemporaryProject()
  on = createToolchainFixture(t)
})
afterEach(async () => {
  await on.board.close()
  await t.remove()
})

const file = () => join(t.project, 'test', 'a_test.dart')
const event = (one: object) => ({ out: JSON.stringify({ time: 5, ...one }) })
const suite = () => event({ type: 'suite', suite: { id: 0, path: file() } })
const ended = (id: number, name: string, result: string) => [
  event({ type: 'testStart', test: { id, name, suiteID: 0, groupIDs: [] } }),
  ...(result === 'success' ? [] : [event({ type: 'error', testID: id, error: 'no', stackTrace: '' })]),
  event({ type: 'testDone', testID: id, result }),
]
const done = (exit: number) => ({ ...event({ type: 'done' }), exit })

async function recording(...lines: readonly object[]): Promise<string> {
  const path = join(t.root, 'recording')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

describe.skipIf(process.platform === 'win32')('flutter test', () => {
  test(
    'failed tests are a result; one is run alone by its name and takes its place',
    { tags: 'P-442' },
    async () => {
      const { handlers } = await on.withSdk(
        await recording(
          { out: 'Resolving dependencies...' },
          suite(),
          ...ended(1, 'adds', 'success'),
          ...ended(2, 'a "b" & (c)', 'failure'),
          done(1),
        ),
      )
      expect(await handlers.flutterTest({}, signal)).toEqual({
        ok: true,
        value: { message: '1 passed, 1 failed, 0 skipped.' },
      })
      expect(on.jobStates.at(-1)).toMatchObject({ kind: 'test', state: 'done', stage: '1 passed, 1 failed' })
      expect(on.jobStates.at(-1)?.output).toEqual(['Resolving dependencies...'])

      await recording(suite(), ...ended(1, 'a "b" & (c)', 'success'), done(0))
      const alone = { file: 'test/a_test.dart', name: 'a "b" & (c)' }
      expect(await handlers.flutterTest({ test: alone }, signal)).toMatchObject({ ok: true })
      expect((await on.starts()).at(-1)).toMatchObject({
        args: ['--suppress-analytics', 'test', '--machine', '--name', '^a..b.....c.$', 'test/a_test.dart'],
      })
      expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
        value: {
          tests: {
            counts: { passed: 2, failed: 0 },
            files: [{ file: 'test/a_test.dart', tests: [{ name: 'adds' }, { outcome: 'passed' }] }],
          },
        },
      })
    },
  )

  test('a test that no run has named is not run', async () => {
    const { handlers } = await on.withSdk(await recording(suite(), ...ended(1, 'adds', 'success'), done(0)))
    await handlers.flutterTest({}, signal)
    for (const test of [
      { file: '--help', name: 'adds' },
      { file: 'test/a_test.dart', name: 'other' },
    ])
      expect(await handlers.flutterTest({ test }, signal)).toMatchObject({
        problem: { code: 'path-not-found' },
      })
    expect(await on.starts()).toHaveLength(1)
  })

  test('a run that ends before its end says why, and leaves the results', async () => {
    const { handlers } = await on.withSdk(await recording(suite(), ...ended(1, 'adds', 'success'), done(0)))
    await handlers.flutterTest({}, signal)
    await recording({ err: 'Test directory "test" not found.', exit: 1 })
    expect(await handlers.flutterTest({}, signal)).toMatchObject({
      problem: { code: 'tool-failed', detail: 'flutter test failed: Test directory "test" not found.' },
    })
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { tests: { counts: { passed: 1 } } },
    })
  })

  test('is cancelled with everything it started', async () => {
    const { handlers } = await on.withSdk(await recording(), { FAKE_GATE: join(t.root, 'never') })
    const running = handlers.flutterTest({}, signal)
    const pid = await on.firstStart()
    expect(await handlers.flutterTest({}, signal)).toMatchObject({ problem: { code: 'already-running' } })
    await on.board.cancel(on.board.find('test', 'flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
  })
})
