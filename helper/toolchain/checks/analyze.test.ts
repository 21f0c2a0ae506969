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

/** What the analyzer says of one error in `lib/main.dart`. */
const report = () =>
  JSON.stringify({
    version: 1,
    diagnostics: [
      {
        code: 'undefined_identifier',
        severity: 'ERROR',
        location: { file: join(t.project, 'lib', 'main.dart'), range: { start: { line: 3, column: 7 } } },
        problemMessage: "Undefined name 'a'.",
      },
    ],
  })

async function recording(...lines: readonly object[]): Promise<string> {
  const file = join(t.root, 'recording')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return file
}

describe.skipIf(process.platform === 'win32')('analyze', () => {
  test('errors are a result, kept for this app until the next run', { tags: 'P-440' }, async () => {
    const { handlers } = await on.withSdk(await recording({ err: 'warming up' }, { out: report(), exit: 3 }))
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { app: t.project, packages: true, analysis: null },
    })
    expect(await handlers.flutterAnalyze(undefined, signal)).toEqual({
      ok: true,
      value: { message: 'Found 1 error, 0 warnings, 0 hints.' },
    })
    expect(await on.starts()).toMatchObject([{ args: ['analyze', '--format=json'], cwd: t.project }])
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: {
        analysis: { counts: { error: 1 }, issues: [{ file: 'lib/main.dart', line: 3, column: 7 }] },
      },
    })
    expect(on.jobStates.at(-1)).toMatchObject({ kind: 'analyze', codebase: 'flutter', state: 'done' })
    expect(on.jobStates.at(-1)?.output).toEqual(['warming up'])
    await recording({ out: 'No issues found!' })
    expect(await handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      value: { message: 'No issues found.' },
    })
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { analysis: { issues: [] } },
    })
  })

  test('one that fails says why, and leaves what was found before', async () => {
    const { handlers } = await on.withSdk(await recording({ out: report(), exit: 3 }))
    await handlers.flutterAnalyze(undefined, signal)
    await recording({ err: 'Could not start the analysis server.', exit: 70 })
    expect(await handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      problem: {
        code: 'tool-failed',
        detail: 'The analyzer failed: Could not start the analysis server.',
      },
    })
    expect(on.jobStates.at(-1)).toMatchObject({ state: 'failed' })
    await recording({ out: 'gibberish' })
    expect(await handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      problem: { detail: 'The analyzer failed: it ended with exit code 0 and no report.' },
    })
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { analysis: { counts: { error: 1 } } },
    })
  })

  test('is cancelled with everything it started, and refused twice at a time', async () => {
    const { handlers } = await on.withSdk(await recording(), { FAKE_GATE: join(t.root, 'never') })
    const running = handlers.flutterAnalyze(undefined, signal)
    const pid = await on.firstStart()
    expect(await handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    expect(await on.starts()).toHaveLength(1)
    await on.board.cancel(on.board.find('analyze', 'flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
  })

  test('without an SDK or without packages nothing is started', async () => {
    const none = on.open('unused')
    expect(await none.handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
    const { handlers } = await on.withSdk(await recording({ out: report() }))
    on.losePackages()
    expect(await handlers.flutterAnalyze(undefined, signal)).toMatchObject({
      problem: { code: 'packages-missing' },
    })
    expect([await on.starts(), on.jobStates]).toEqual([[], []])
  })
})
