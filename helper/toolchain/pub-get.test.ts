import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { groupAlive } from '../processes/index.ts'
import { createTemporaryProject, type TemporaryProject } from '../workspace/testing/temporary-project.ts'
import { transcript } from '../preview/testing/flutter/sdk.ts'
import { type ToolchainFixture, createToolchainFixture } from './testing/toolchain-fixture.ts'
import type { Toolchain } from './toolchain.ts'

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

describe.skipIf(process.platform === 'win32')('pub get', () => {
  const withSdk = (recording: string, more: Record<string, string> = {}): Promise<Toolchain> =>
    on.withSdk(transcript(recording), more)

  test('runs in the codebase with the SDK found, and its lines are the job’s output', async () => {
    const { handlers } = await withSdk('first-start-with-pub')
    expect(await handlers.flutterPubGet(undefined, signal)).toEqual({
      ok: true,
      value: { message: 'The dependencies are installed.' },
    })
    expect(await on.starts()).toMatchObject([
      { args: ['--suppress-analytics', 'pub', 'get'], cwd: t.project },
    ])
    expect(on.jobStates.at(-1)).toMatchObject({ kind: 'pub-get', codebase: 'flutter', state: 'done' })
    expect(on.jobStates.at(-1)?.output).toContain('Got dependencies!')
    expect(on.changed()).toBe(1)
  })

  test.each([
    [
      'pub-get-conflict',
      'tool-failed',
      /do not fit together: Because .*flutter_test from sdk is forbidden\.$/,
    ],
    ['pub-get-missing-package', 'tool-failed', /no package "htpp"/],
    ['pub-get-offline', 'network-unreachable', /package host could not be reached/],
  ])('that fails as in %s says so in a sentence', async (recording, code, detail) => {
    const { handlers } = await withSdk(recording)
    const outcome = await handlers.flutterPubGet(undefined, signal)
    expect(outcome).toMatchObject({ ok: false, problem: { code } })
    expect(!outcome.ok && outcome.problem.detail).toMatch(detail)
    expect(on.jobStates.at(-1)).toMatchObject({ state: 'failed' })
  })

  test('is cancelled with everything it started, and refused twice at a time', async () => {
    const { handlers } = await withSdk('first-start-with-pub', { FAKE_GATE: join(t.root, 'never') })
    const running = handlers.flutterPubGet(undefined, signal)
    const pid = await on.firstStart()
    expect(await handlers.flutterPubGet(undefined, signal)).toMatchObject({
      problem: { code: 'already-running' },
    })
    await on.board.cancel(on.board.find('pub-get', 'flutter')?.id ?? '')
    expect(await running).toMatchObject({ problem: { code: 'cancelled' } })
    expect(groupAlive(pid)).toBe(false)
  })

  test('without an SDK starts nothing', async () => {
    const { handlers } = on.open('unused')
    expect(await handlers.flutterPubGet(undefined, signal)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
    expect(await on.starts()).toEqual([])
  })
})
