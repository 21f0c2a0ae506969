import { expect, test } from 'vitest'
import { openPage, harnessForEach } from './testing/harness-for-each.ts'

/** The tool has compiled the code and takes it for live, but the page took it neither as a reload nor as a restart. */
const { running } = harnessForEach()

test.each([
  [
    'reload-page-deaf',
    'flutterReload',
    'The page took neither the reload nor a restart, so it was loaded again (hotRestart: (-32000) Hot restart timed out: received 0/1 responses)',
    [false, true],
  ],
  [
    'restart-page-deaf',
    'flutterRestart',
    'The page took no restart, so it was loaded again (hotRestart: (-32000) Hot restart timed out: received 0/1 responses)',
    [true],
  ],
] as const)(
  '%s: the page is to be loaded again, and the receipt says why',
  async (recording, call, reason, asked) => {
    const s = await running({ transcript: recording })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    expect(await s.call(call)).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'compiled', how: 'refresh', in_place: false, reason } },
    })
    // what the page loads now is what lies on the disk
    expect((await s.status()).stale).toBeNull()
    const requests = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
    expect(requests).toMatchObject(asked.map((fullRestart) => ({ params: { fullRestart } })))
  },
)

test('reload-tool-fails: nothing new to load, so the old code stays, stale, and the receipt names the next step', async () => {
  const s = await running({ transcript: 'reload-tool-fails' })
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  expect(await s.call('flutterReload')).toMatchObject({
    ok: true,
    value: {
      message: 'Failed: Null check operator used on a null value. Stop and start the preview.',
      receipt: { outcome: 'failed', in_place: false },
    },
  })
  expect(await s.status()).toMatchObject({ state: 'running', stale: { files: 1 } })
})
