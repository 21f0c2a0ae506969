import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openPage, harnessForEach } from './testing/harness-for-each.ts'

const { given, running } = harnessForEach()

describe('receipts', () => {
  test('applied in place', { tags: 'P-067' }, async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('lib/new page.dart', '// new')
    await s.edit('lib/main.dart', '// changed')
    const reply = await s.call('flutterReload')
    const receipt = { number: 1, action: 'reload', outcome: 'applied', files: 2, in_place: true }
    expect(reply).toMatchObject({ ok: true, value: { receipt } })
    expect((await s.status()).receipt).toMatchObject(receipt)
    expect(s.events.filter((event) => event.type === 'preview.receipt')).toHaveLength(1)
  })

  test('the console carries the same data: the line that opens the section, and the one that ends it', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    const reply = await s.call('flutterReload')
    const { receipt } = (await s.status()) ?? {}
    const lines = (await s.console()).filter(
      (line) => line.section !== undefined || line.receipt !== undefined,
    )
    expect(lines).toMatchObject([
      { rule: 'Reload', section: { action: 'reload', number: 1, trigger: 'manual' } },
      { receipt },
    ])
    expect(reply).toMatchObject({ value: { receipt, message: lines[1]?.text } })
  })

  test('nothing changed, nothing touched: the tool is not asked and no page is loaded', async () => {
    const s = await running({ transcript: 'reload-35', version: '3.13.9' })
    await openPage(s.port)
    await s.edit('lib/main.dart', await readFile(join(s.project, 'lib/main.dart'), 'utf8'))
    expect(await s.call('flutterReload')).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'unchanged', files: 0, in_place: true, fresh_page: false } },
    })
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(0)
  })

  test('no source changed but the packages did: the tool is asked', async () => {
    const s = await running({ transcript: 'reload-35', version: '3.13.9' })
    await openPage(s.port)
    await s.edit('.dart_tool/package_config.json', '{"packages":[]}')
    await s.call('flutterReload')
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('changed and taken back: unchanged, and nothing is touched', async () => {
    const s = await running({ transcript: 'reload-ok' })
    const text = await readFile(join(s.project, 'lib/main.dart'), 'utf8')
    await s.edit('lib/main.dart', '// changed')
    await s.until((status) => status.stale !== null)
    await s.edit('lib/main.dart', text)
    expect(await s.call('flutterReload')).toMatchObject({ value: { receipt: { outcome: 'unchanged' } } })
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(0)
  })

  test('nothing changed, and Restart begins the app anew', async () => {
    const s = await running({ transcript: 'hot-restart-ok' })
    await openPage(s.port)
    expect(await s.call('flutterRestart')).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'unchanged', files: 0, how: 'hot-restart', fresh_page: true } },
    })
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('the folder is gone: failed with the reason, and the tool is not asked', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await rename(s.project, `${s.project} moved`)
    const reply = await s.call('flutterReload')
    expect(reply).toMatchObject({ ok: true, value: { receipt: { outcome: 'failed', in_place: false } } })
    const reason = reply.ok ? reply.value.receipt?.reason : ''
    expect(reason).toContain(`${s.project} is not a Flutter codebase any more`)
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(0)
  })

  test('did not compile, then applied', { tags: 'P-067' }, async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await openPage(s.port)
    const before = (await s.status()).started_at ?? ''
    await s.edit('lib/main.dart', '// broken')
    const broken = await s.call('flutterReload')
    expect(broken).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'not-compiled', in_place: false } },
    })
    const shown = broken.ok ? (broken.value.receipt?.code_of ?? '') : ''
    expect(shown >= before).toBe(true)
    expect((await s.errors()).parsed).toMatchObject([{ file: 'lib/main.dart', line: 22, column: 18 }])
    await s.edit('lib/main.dart', '// mended')
    const mended = await s.call('flutterReload')
    expect(mended).toMatchObject({
      ok: true,
      value: { receipt: { number: 2, outcome: 'applied', files: 1 } },
    })
    expect(mended.ok && (mended.value.receipt?.code_of ?? '') > shown).toBe(true)
    expect(await s.errors()).toEqual({ errors: [], parsed: [], not_for_web: [] })
  })

  test.each([
    ['reload-no-client', 'flutterReload', /^Compiled: 1 file, \d+ ms\. Shown when a page opens\.$/],
    ['restart-tab-closed', 'flutterRestart', /^Compiled: 1 file, \d+ ms\. Shown when a page opens\.$/],
    [
      'reload-rejected-then-restart',
      'flutterReload',
      /^Compiled: 1 file with a restart, \d+ ms\. Shown when a page opens\. Hot reload could/,
    ],
  ] as const)('%s: the receipt says who took it, and how', async (transcript, call, message) => {
    const s = await running({ transcript })
    if (transcript !== 'reload-no-client') await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    const reply = await s.call(call)
    expect(reply).toMatchObject({ ok: true, value: { message: expect.stringMatching(message) } })
    expect(reply.ok && reply.value.receipt?.screen).toEqual({ state: 'no-page' })
  })

  test.each([
    ['reload-rejected-then-restart', 'flutterReload', '3.41.2', [false, true], 'compiled', false],
    ['reload-delivery-timeout', 'flutterReload', '3.41.2', [false, true], 'compiled', false],
    ['reload-runtime-failure', 'flutterReload', '3.41.2', [false, true], 'compiled', false],
    ['reload-no-client', 'flutterReload', '3.41.2', [false], 'compiled', false],
    ['restart-tab-closed', 'flutterRestart', '3.41.2', [true], 'compiled', false],
    ['hot-restart-ok', 'flutterRestart', '3.41.2', [true], 'compiled', false],
    ['reload-35', 'flutterReload', '3.35.7', [true], 'compiled', false],
  ] as const)('%s by %s on %s', async (transcript, call, version, asked, outcome, inPlace) => {
    const s = await running({ transcript, version })
    if (transcript !== 'reload-no-client') await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    expect(await s.call(call)).toMatchObject({
      ok: true,
      value: { receipt: { outcome, in_place: inPlace, files: 1 } },
    })
    const restarts = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
    expect(restarts).toMatchObject(asked.map((fullRestart) => ({ params: { fullRestart } })))
    expect(await s.errors()).toEqual({ errors: [], parsed: [], not_for_web: [] })
  })

  test('the compiler dies meanwhile: failed, with the reason', { tags: 'P-067' }, async () => {
    const s = await running({ transcript: 'crash-compiler' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    expect(await s.call('flutterReload')).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'failed', reason: expect.stringContaining('Dart compiler') } },
    })
    expect(await s.status()).toMatchObject({ state: 'crashed', exit_code: 1 })
  })

  test('a reload while starting waits for the app; pressed twice, asked once', async () => {
    const s = await given({ transcript: 'reload-ok' })
    await s.call('flutterStart')
    expect((await s.status()).state).toBe('starting')
    await s.edit('lib/main.dart', '// changed')
    const both = await Promise.all([s.call('flutterReload'), s.call('flutterReload')])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('the console draws a rule at each start and reload, without control sequences', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// changed')
    await s.call('flutterReload')
    const lines = await s.console()
    expect(lines.flatMap((line) => line.rule ?? [])).toEqual(['Start', 'Reload'])
    expect(lines.map((line) => line.text)).toContain('Reloaded application in 245ms.')
    expect(lines.every((line, at) => at === 0 || line.id > (lines[at - 1]?.id ?? 0))).toBe(true)
  })
})
