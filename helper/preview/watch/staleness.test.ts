import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openPage, harnessForEach } from '../testing/harness-for-each.ts'
import type { PreviewHarness } from '../testing/preview-harness.ts'

const { running } = harnessForEach()
/** What the tool was asked to bring into the page. */
const restarts = async (s: PreviewHarness) =>
  (await s.log()).filter((entry) => entry['request'] === 'app.restart')

describe('stale', () => {
  test('in status and events after a real change, gone after the reload', { tags: 'P-155' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    expect((await s.status()).stale).toBeNull()
    await s.edit('lib/new é.dart', '// new')
    const { stale } = await s.until((status) => status.stale !== null)
    expect(stale).toMatchObject({ files: 1, first: 'lib/new é.dart' })
    expect(Number.isNaN(Date.parse(stale?.since ?? ''))).toBe(false)
    await s.until(() => s.events.some(({ type }) => type === 'workspace.changed'))
    await s.edit('web/index.html', '<html>')
    const more = await s.until((status) => status.stale?.files === 2)
    expect(more.stale?.since).toBe(stale?.since)
    expect(
      s.events.some((event) => event.type === 'preview.changed' && event.status.stale?.files === 2),
    ).toBe(true)
    expect(await s.call('flutterReload')).toMatchObject({ value: { receipt: { files: 2, in_place: false } } })
    expect((await s.status()).stale).toBeNull()
    // nothing was asked for by itself: reload on save is off
    expect(await restarts(s)).toHaveLength(1)
  })

  test(
    'a file that is saved without a change, built, or not a source makes nothing stale',
    { tags: 'P-155' },
    async () => {
      const s = await running({ transcript: 'reload-ok' })
      const main = join(s.project, 'lib', 'main.dart')
      await utimes(main, new Date(), new Date(Date.now() + 60_000))
      await s.edit('lib/main.dart', await readFile(main, 'utf8'))
      await s.edit('build/app.js', 'x')
      await s.edit('.dart_tool/x', 'x')
      await s.edit('README.md', 'x')
      // news that is certain to come after the ones before
      await s.edit('lib/last.dart', 'x')
      const { stale } = await s.until((status) => status.stale !== null)
      expect(stale).toMatchObject({ files: 1, first: 'lib/last.dart' })
      expect(await s.call('flutterStop')).toMatchObject({ ok: true })
      expect((await s.status()).stale).toBeNull()
    },
  )

  test('undone by hand: not stale any more', { tags: 'P-155' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    const main = await readFile(join(s.project, 'lib', 'main.dart'), 'utf8')
    await s.edit('lib/main.dart', '// other')
    await s.until((status) => status.stale !== null)
    await s.edit('lib/main.dart', main)
    expect((await s.until((status) => status.stale === null)).state).toBe('running')
  })

  test('code that did not compile stays stale', async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// broken')
    await s.call('flutterReload')
    await s.until((status) => status.stale?.files === 1)
    await s.edit('lib/main.dart', '// mended')
    await s.call('flutterReload')
    expect((await s.until((status) => status.stale === null)).state).toBe('running')
  })

  test('what is saved while the app compiles is stale when it is there', async () => {
    const s = await running({
      transcript: 'reload-ok',
      switches: 'slow',
      whileStarting: async (stage) => {
        await stage.until((status) => status.stage === 'Compiling for the web')
        await stage.edit('lib/main.dart', '// too late')
        await stage.until((status) => status.stale?.files === 1)
        // what is told of the codebase follows, too
        await stage.until(() => stage.events.some(({ type }) => type === 'workspace.changed'))
        await stage.release()
      },
    })
    expect((await s.status()).stale).toMatchObject({ files: 1 })
  })
})
