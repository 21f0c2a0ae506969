import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Receipt } from '@mosaygent/contract'
import { describe, expect, test } from 'vitest'
import { openPage, harnessForEach } from '../testing/harness-for-each.ts'
import type { PreviewHarness } from '../testing/preview-harness.ts'

const { running } = harnessForEach()
/** What the tool was asked to bring into the page. */
const restarts = async (s: PreviewHarness) =>
  (await s.log()).filter((entry) => entry['request'] === 'app.restart')
const save = (s: PreviewHarness, enabled: boolean) =>
  s.preview.handlers.setReloadOnSave({ enabled }, AbortSignal.abort())
/** The first receipt that the stage hears from now on. */
const nextReceipt = async (s: PreviewHarness): Promise<Receipt> => {
  const before = (await s.receipts()).length
  await s.until(async () => (await s.receipts()).length > before)
  const receipt = (await s.receipts()).at(-1)
  if (receipt === undefined) throw new Error('no receipt')
  return receipt
}

describe('reload on save', () => {
  test(
    'off at first; switched on it brings a change by itself, once, and is remembered',
    { tags: 'P-156' },
    async () => {
      const s = await running({ transcript: 'reload-ok' })
      await openPage(s.port)
      expect((await s.status()).reload_on_save).toBe(false)
      expect(await save(s, true)).toEqual({ ok: true, value: { enabled: true } })
      expect((await s.status()).reload_on_save).toBe(true)
      expect(JSON.parse(await readFile(join(s.base, 'preview.json'), 'utf8'))).toMatchObject({
        reload_on_save: false,
        reload_on_save_of: { [s.project]: true },
      })
      const news = nextReceipt(s)
      await s.edit('lib/main.dart', '// saved')
      expect(await news).toMatchObject({
        action: 'reload',
        trigger: 'save',
        outcome: 'applied',
        how: 'hot-reload',
      })
      expect((await s.status()).stale).toBeNull()
      expect(await restarts(s)).toMatchObject([{ params: { reason: 'save', fullRestart: false } }])
    },
  )

  test('what was edited from here says so, of that file alone', { tags: 'P-712' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await save(s, true)
    const own = nextReceipt(s)
    await s.edit('lib/main.dart', '// edited from here')
    s.preview.sourceEdited('lib/main.dart')
    expect(await own).toMatchObject({ trigger: 'edit', outcome: 'applied', files: 1 })
    // the tool knows no such reason
    expect(await restarts(s)).toMatchObject([{ params: { reason: 'save', debounce: true } }])
    const others = nextReceipt(s)
    await s.edit('lib/main.dart', '// saved')
    expect(await others).toMatchObject({ trigger: 'save', files: 1 })
    const another = nextReceipt(s)
    s.preview.sourceEdited('lib/main.dart')
    await s.edit('lib/other é.dart', '// saved')
    expect(await another).toMatchObject({ trigger: 'save' })
  })

  test('what came with another reload is no longer from here', { tags: 'P-712' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// edited from here')
    s.preview.sourceEdited('lib/main.dart')
    const manual = nextReceipt(s)
    await s.call('flutterReload')
    expect(await manual).toMatchObject({ trigger: 'manual', outcome: 'applied' })
    await save(s, true)
    const next = nextReceipt(s)
    await s.edit('lib/main.dart', '// saved in an editor')
    expect(await next).toMatchObject({ trigger: 'save', files: 1 })
  })

  test('switched on while something is stale: brought at once', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// before')
    await s.until((status) => status.stale !== null)
    const news = nextReceipt(s)
    await save(s, true)
    expect(await news).toMatchObject({ trigger: 'save', files: 1 })
  })

  test('an error is asked for once; its mend again', { tags: 'P-156' }, async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await openPage(s.port)
    await save(s, true)
    const broken = nextReceipt(s)
    await s.edit('lib/main.dart', '// broken')
    expect(await broken).toMatchObject({ outcome: 'not-compiled' })
    const mended = nextReceipt(s)
    await s.edit('lib/main.dart', '// mended')
    expect(await mended).toMatchObject({ number: 2, outcome: 'applied' })
    expect(await restarts(s)).toHaveLength(2)
  })

  test('an error that is taken back: asked again, and its errors go', { tags: 'P-156' }, async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await openPage(s.port)
    await save(s, true)
    const main = await readFile(join(s.project, 'lib', 'main.dart'), 'utf8')
    const broken = nextReceipt(s)
    await s.edit('lib/main.dart', '// broken')
    expect(await broken).toMatchObject({ outcome: 'not-compiled' })
    expect((await s.errors()).errors).toHaveLength(1)
    const back = nextReceipt(s)
    await s.edit('lib/main.dart', main)
    expect(await back).toMatchObject({ number: 2, trigger: 'save', outcome: 'unchanged', files: 0 })
    expect(await s.errors()).toEqual({ errors: [], parsed: [], not_for_web: [] })
    expect((await s.status()).stale).toBeNull()
    expect(await restarts(s)).toHaveLength(2)
  })

  test('switched on after an error was taken back: asked again as well', async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await openPage(s.port)
    const main = await readFile(join(s.project, 'lib', 'main.dart'), 'utf8')
    await s.edit('lib/main.dart', '// broken')
    await s.call('flutterReload')
    await s.edit('lib/main.dart', main)
    await s.until((status) => status.stale === null)
    const news = nextReceipt(s)
    await save(s, true)
    expect(await news).toMatchObject({ outcome: 'unchanged' })
    expect(await s.errors()).toEqual({ errors: [], parsed: [], not_for_web: [] })
  })

  test('the page’s own shell: the page alone is loaded again', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await save(s, true)
    const news = nextReceipt(s)
    await s.edit('web/index.html', '<html>')
    expect(await news).toMatchObject({
      how: 'refresh',
      outcome: 'compiled',
      in_place: false,
      reason: 'web/index.html changed, so the page was loaded again',
    })
    expect(await restarts(s)).toEqual([])
  })

  test(
    'an asset: nothing is asked of the tool, which would not copy it; only a new start is said to bring it',
    { tags: ['P-157', 'P-376'] },
    async () => {
      const s = await running({
        transcript: 'reload-ok',
        pubspec: 'name: my_app\nflutter:\n  assets: [assets/logo é.svg]\n',
      })
      await openPage(s.port)
      await save(s, true)
      await s.edit('assets/not listed.svg', '<svg/>')
      await s.edit('assets/logo é.svg', '<svg/>')
      const waits = { files: 1, first: 'assets/logo é.svg' }
      const { stale } = await s.until((status) => status.stale !== null)
      expect(stale).toMatchObject({ ...waits, needs_start: waits })
      expect(await s.receipts()).toEqual([])
      expect(await s.call('flutterReload')).toMatchObject({
        value: {
          receipt: { outcome: 'unchanged', files: 0, needs_start: waits, in_place: true },
          message: expect.stringMatching(
            /^No code changed .*assets\/logo é\.svg is not on screen: .*Stop and start/,
          ),
        },
      })
      expect(await restarts(s)).toEqual([])
      const news = nextReceipt(s)
      await s.edit('lib/main.dart', '// saved')
      expect(await news).toMatchObject({
        how: 'hot-reload',
        outcome: 'applied',
        files: 1,
        needs_start: waits,
      })
      expect((await s.status()).stale).toMatchObject({ files: 1, needs_start: waits })
      await s.call('flutterStop')
      await s.call('flutterStart')
      expect((await s.until((status) => status.ready === true)).stale).toBeNull()
    },
  )

  test(
    'a restart with an asset that is newer: the code begins anew, the asset waits',
    { tags: 'P-376' },
    async () => {
      const s = await running({
        transcript: 'hot-restart-ok',
        pubspec: 'name: my_app\nflutter:\n  assets:\n    - .env\n',
      })
      await openPage(s.port)
      await s.edit('.env', 'A=2')
      const waits = { files: 1, first: '.env' }
      expect(await s.call('flutterRestart')).toMatchObject({
        value: { receipt: { outcome: 'unchanged', files: 0, how: 'hot-restart', needs_start: waits } },
      })
      expect((await s.until((status) => status.stale !== null)).stale).toMatchObject({ needs_start: waits })
    },
  )

  test('pubspec.yaml: stopped and started, and the history goes on', { tags: 'P-157' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.call('flutterReload')
    await save(s, true)
    const { pid } = await s.status()
    const news = nextReceipt(s)
    await s.edit('pubspec.yaml', 'name: my_app\ndependencies:\n')
    expect(await news).toMatchObject({
      number: 2,
      how: 'stop-start',
      outcome: 'compiled',
      in_place: false,
      reason: 'pubspec.yaml changed, so the app was stopped and started',
    })
    const status = await s.status()
    expect(status).toMatchObject({ state: 'running', stale: null })
    expect(status.pid).not.toBe(pid)
    expect((await s.receipts()).map((receipt) => receipt.number)).toEqual([1, 2])
  })

  test('pubspec.yaml that cannot be resolved: failed, with the reason', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await s.play('pub-get-conflict')
    await s.edit('pubspec.yaml', 'name: my_app\ndependencies:\n  nonsense:\n')
    expect(await s.call('flutterReload')).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'failed', reason: expect.stringContaining('could not be resolved') } },
    })
    expect(await s.status()).toMatchObject({ state: 'crashed', exit_code: 1 })
  })
})
