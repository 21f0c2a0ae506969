import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

async function recording(...lines: readonly object[]): Promise<string> {
  const path = join(t.root, 'recording')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}
const COMPILING = { out: 'Compiling lib/main.dart for the Web...                             12.3s' }
const FAILS = [
  { err: 'Target dart2js failed: ProcessException: Process exited abnormally with exit code 1:' },
  { err: 'lib/main.dart:3:7:' },
  { err: "Error: Undefined name 'hush123456'." },
  { err: 'Error: Failed to compile application for the Web.', exit: 1 },
]

describe.skipIf(process.platform === 'win32')('flutter build web', () => {
  test(
    'runs with the environment’s configuration, and lists the files by size, also as they are sent',
    { tags: 'P-436' },
    async () => {
      const { handlers } = await on.withSdk(await recording(COMPILING), { FAKE_BUILD: '1' })
      on.planBuild({ args: ['--target=lib/b.dart'], notes: ['--flavor is left out.'], secrets: [] })
      expect(await handlers.flutterBuildWeb({ environment: 'production' }, signal)).toEqual({
        ok: true,
        value: { message: 'Built for the web: 2 files.' },
      })
      expect(await on.starts()).toMatchObject([
        { args: ['--suppress-analytics', 'build', 'web', '--release', '--target=lib/b.dart'] },
      ])
      const packed = [gzipSync('a'.repeat(30_000)).length, gzipSync('[]').length] as const
      expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
        value: {
          build: {
            environment: 'production',
            configuration: 'production run',
            notes: ['--flavor is left out.'],
            result: {
              kind: 'built',
              folder: join(t.project, 'build', 'web'),
              count: 2,
              bytes: 30_002,
              gzip_bytes: packed[0] + packed[1],
              files: [
                { file: 'main.dart.js', bytes: 30_000, gzip_bytes: packed[0] },
                { file: 'assets/FontManifest é.json', bytes: 2, gzip_bytes: packed[1] },
              ],
            },
          },
        },
      })
      // taken away by hand: there is no build any more
      await rm(join(t.project, 'build'), { recursive: true })
      expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({ value: { build: null } })
      expect(await handlers.openBuildFolder(undefined, signal)).toMatchObject({
        problem: { code: 'path-not-found' },
      })
    },
  )

  test(
    'code that does not compile is told with its place, and no secret with it',
    { tags: 'P-436' },
    async () => {
      const { handlers } = await on.withSdk(await recording(COMPILING, ...FAILS))
      on.planBuild({ args: [], notes: [], secrets: ['hush123456'] })
      expect(await handlers.flutterBuildWeb(undefined, signal)).toMatchObject({
        problem: { code: 'tool-failed', detail: 'The app does not compile: 1 error.' },
      })
      expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
        value: {
          build: {
            environment: 'development',
            result: {
              kind: 'failed',
              count: 1,
              errors: [{ file: 'lib/main.dart', line: 3, column: 7, message: "Undefined name '***'." }],
            },
          },
        },
      })
      expect(on.jobStates.at(-1)).toMatchObject({ state: 'failed', stage: 'Compiling lib/main.dart' })
      expect(JSON.stringify(on.jobStates)).not.toContain('hush123456')
    },
  )

  test(
    'one that is cancelled ends with everything it started, and no earlier build is told',
    { tags: 'P-436' },
    async () => {
      const first = await on.withSdk(await recording(COMPILING), { FAKE_BUILD: '1' })
      await first.handlers.flutterBuildWeb(undefined, signal)
      const gate = join(t.root, 'gate')
      const { handlers } = await on.withSdk(await recording(COMPILING), { FAKE_BUILD: '1', FAKE_GATE: gate })
      await writeFile(gate, '')
      await handlers.flutterBuildWeb(undefined, signal)
      await rm(gate)
      const running = handlers.flutterBuildWeb(undefined, signal)
      const pid = await on.start(2)
      await on.board.cancel(on.board.find('build-web', 'flutter')?.id ?? '')
      expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
      expect(groupAlive(pid)).toBe(false)
      expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({ value: { build: null } })
    },
  )

  test('one that fails for another reason says it in the tool’s words', async () => {
    const { handlers } = await on.withSdk(await recording({ err: 'Missing index.html.', exit: 1 }))
    expect(await handlers.flutterBuildWeb(undefined, signal)).toMatchObject({
      problem: { detail: 'flutter build web failed: Missing index.html.' },
    })
    // an end that is called good, and left nothing
    await recording(COMPILING)
    expect(await handlers.flutterBuildWeb(undefined, signal)).toMatchObject({
      problem: { detail: 'flutter build web ended well, but there is nothing in build/web.' },
    })
    on.losePackages()
    expect(await handlers.flutterBuildWeb(undefined, signal)).toMatchObject({
      problem: { code: 'packages-missing' },
    })
  })
})
