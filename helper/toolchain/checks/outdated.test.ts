import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transcript } from '../../preview/testing/flutter/sdk.ts'
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
const report = JSON.stringify({
  packages: [{ package: 'http', kind: 'direct', latest: { version: '1.2.0' } }],
})

describe.skipIf(process.platform === 'win32')('outdated packages', () => {
  test('are found, and looked for again after an upgrade', { tags: 'P-443' }, async () => {
    const { handlers } = await on.withSdk(await recording({ out: report }))
    expect(await handlers.flutterPubOutdated(undefined, signal)).toEqual({
      ok: true,
      value: { message: '1 package outdated.' },
    })
    await recording({ out: '{"packages":[]}' })
    expect(await handlers.flutterPubUpgrade(undefined, signal)).toMatchObject({ ok: true })
    expect((await on.starts()).map(({ args }) => args.slice(1).join(' '))).toEqual([
      'pub outdated --json',
      'pub upgrade',
      'pub outdated --json',
    ])
    expect(await handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { outdated: { packages: [] } },
    })
    expect(on.changed()).toBe(1)
  })

  test('an upgrade that fails says why, and what was known is not claimed any more', async () => {
    const { handlers } = await on.withSdk(await recording({ out: report }))
    await handlers.flutterPubOutdated(undefined, signal)
    const offline = await on.withSdk(transcript('pub-get-offline'))
    expect(await offline.handlers.flutterPubUpgrade(undefined, signal)).toMatchObject({
      problem: { code: 'network-unreachable' },
    })
    expect(await offline.handlers.flutterChecks(undefined, signal)).toMatchObject({
      value: { outdated: null },
    })
  })
})
