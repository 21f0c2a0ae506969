import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryProject, type TemporaryProject } from '../../workspace/testing/temporary-project.ts'
import { type ToolchainFixture, createToolchainFixture } from '../testing/toolchain-fixture.ts'

const signal = new AbortController().signal
let t: TemporaryProject
let on: ToolchainFixture
beforeEach(async () => {
  t = await createTemporaryProject()
  on = createToolchainFixture(t)
  await mkdir(join(t.project, 'build', 'web'), { recursive: true })
  await mkdir(join(t.project, '.dart_tool'), { recursive: true })
})
afterEach(async () => {
  await on.board.close()
  await t.remove()
})

async function recording(...lines: readonly object[]): Promise<string> {
  const path = join(t.root, 'recording')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

describe.skipIf(process.platform === 'win32')('flutter clean', () => {
  test('says before what goes, and afterwards what is gone', { tags: 'P-435' }, async () => {
    const { handlers } = await on.withSdk(await recording({ out: 'Deleting build...' }))
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { cleanable: ['build/', '.dart_tool/'] },
    })
    expect(await handlers.flutterClean(undefined, signal)).toEqual({
      ok: true,
      value: { message: 'Removed build/ and .dart_tool/.', removed: ['build/', '.dart_tool/'] },
    })
    expect(await on.starts()).toMatchObject([{ args: ['--suppress-analytics', 'clean'], cwd: t.project }])
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({ value: { cleanable: [] } })
    expect(on.changed()).toBe(1)
    expect(on.jobStates.at(-1)).toMatchObject({ kind: 'clean', codebase: 'flutter', state: 'done' })
  })

  test('is refused while the app runs or something is done in it, and removes nothing', async () => {
    const { handlers } = await on.withSdk(await recording(), { FAKE_GATE: join(t.root, 'never') })
    on.appRuns('The app runs and needs what is removed. Stop it first.')
    expect(await handlers.flutterClean(undefined, signal)).toMatchObject({
      problem: { code: 'already-running', detail: 'The app runs and needs what is removed. Stop it first.' },
    })
    on.appRuns(null)
    const analysis = handlers.flutterAnalyze(undefined, signal)
    await on.firstStart()
    expect(await handlers.flutterClean(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    await on.board.cancel(on.board.find('analyze', 'flutter')?.id ?? '')
    await analysis
    expect((await on.starts()).filter(({ args }) => args.includes('clean'))).toEqual([])
    expect(await readdir(t.project)).toEqual(expect.arrayContaining(['build', '.dart_tool']))
  })

  test('what another program holds fast is told, although the tool ends well', async () => {
    const { handlers } = await on.withSdk(await recording({ err: 'Failed to remove build.' }), {
      FAKE_STUCK: '1',
    })
    expect(await handlers.flutterClean(undefined, signal)).toMatchObject({
      problem: {
        code: 'tool-failed',
        detail: 'build/ and .dart_tool/ could not be removed. Another program may use what is in it.',
      },
    })
    expect(on.jobStates.at(-1)).toMatchObject({ state: 'failed' })
  })

  test('nothing else begins in the app meanwhile', async () => {
    const { handlers } = await on.withSdk(await recording(), { FAKE_GATE: join(t.root, 'never') })
    const cleaning = handlers.flutterClean(undefined, signal)
    await on.firstStart()
    for (const refused of [
      handlers.flutterPubGet(undefined, signal),
      handlers.flutterTest({}, signal),
      handlers.flutterBuildWeb(undefined, signal),
    ])
      expect(await refused).toMatchObject({ problem: { code: 'already-running' } })
    expect(await on.starts()).toHaveLength(1)
    await on.board.cancel(on.board.find('clean', 'flutter')?.id ?? '')
    expect(await cleaning).toMatchObject({ problem: { code: 'cancelled' } })
  })
})
