import type { Receipt } from '@mosaygent/contract'
import { describe, expect, test } from 'vitest'
import { openPage, harnessForEach } from './testing/harness-for-each.ts'
import type { PreviewHarness } from './testing/preview-harness.ts'

/** A Flutter before 3.35: each reload compiles, and a freshly loaded page shows it. */
const { running } = harnessForEach()
const OLD = { transcript: 'reload-35', version: '3.13.9' }

const receiptsOf = (s: PreviewHarness): Receipt[] =>
  s.events.flatMap((event) => (event.type === 'preview.receipt' ? [event.receipt] : []))

/** Resolves with the receipt that asks the open page to load the new code. */
async function waiting(s: PreviewHarness, action: Receipt['action'] = 'reload'): Promise<Receipt> {
  await s.until(async () => receiptsOf(s).some(isWaiting(action)))
  const found = receiptsOf(s).findLast(isWaiting(action))
  if (found === undefined) throw new Error('no receipt waits')
  return found
}
const isWaiting = (action: Receipt['action']) => (receipt: Receipt) =>
  receipt.action === action && receipt.screen?.state === 'waiting'

async function edited(options: Parameters<typeof running>[0] = OLD): Promise<PreviewHarness> {
  const s = await running(options)
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  return s
}

describe('code that only a fresh page shows', () => {
  test('is compiled when the tool has it, and applied when an open page has drawn it', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    let replied = false
    const reply = s.call('flutterReload').finally(() => (replied = true))
    const compiled = await waiting(s)
    expect(compiled).toMatchObject({ outcome: 'compiled', fresh_page: true, how: 'refresh' })
    // the tool is free, the old code is still on the screen, and the receipt says so
    const meanwhile = await s.until((status) => status.state === 'running')
    expect(meanwhile).toMatchObject({ receipt: compiled, stale: { files: 1 } })
    expect(replied).toBe(false)
    await s.reportPage({ state: 'shown', page: 'tab', receipt: compiled.at })
    const shown = { at: compiled.at, outcome: 'applied', screen: { state: 'shown', ms: expect.any(Number) } }
    expect(await reply).toMatchObject({
      ok: true,
      value: {
        message: expect.stringMatching(/^Applied: 1 file, compiled in \d+ ms, on screen after \d+ ms\.$/),
        receipt: shown,
      },
    })
    expect(await s.status()).toMatchObject({ receipt: shown, stale: null })
    expect(await s.receipts()).toMatchObject([shown])
    const [last] = await s.receipts()
    expect((last?.code_of ?? '') > compiled.code_of).toBe(true)
    expect(last?.screen?.state === 'shown' && last.screen.ms >= last.duration_ms).toBe(true)
  })

  test('no page is open: the reply waits for nothing, and a page that opens later turns it into applied', async () => {
    const s = await edited()
    const reply = await s.call('flutterReload')
    const at = reply.ok ? (reply.value.receipt?.at ?? '') : ''
    expect(reply).toMatchObject({
      value: { receipt: { outcome: 'compiled', screen: { state: 'no-page' } } },
    })
    await s.reportPage({ state: 'shown', page: 'tab', receipt: at })
    expect((await s.status()).receipt).toMatchObject({ at, outcome: 'applied', screen: { state: 'shown' } })
  })

  test('the page takes longer than the reply waits: compiled, and applied when it is there', async () => {
    const s = await edited({ ...OLD, timings: { screen: 1 } })
    await s.reportPage({ state: 'open', page: 'tab' })
    const reply = await s.call('flutterReload')
    expect(reply).toMatchObject({
      value: {
        message: expect.stringMatching(/^Compiled: 1 file, \d+ ms\. Not on screen yet\.$/),
        receipt: { outcome: 'compiled', screen: { state: 'waiting' } },
      },
    })
    const at = reply.ok ? (reply.value.receipt?.at ?? '') : ''
    await s.reportPage({ state: 'shown', page: 'tab', receipt: at })
    expect((await s.status()).receipt).toMatchObject({ at, outcome: 'applied' })
    expect((await s.console()).at(-1)?.text).toMatch(/^Reload 1: on screen after \d+ ms\.$/)
  })

  test('the page fails: said with its errors, the old code is out of date, and Reload loads the page again', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    const reply = s.call('flutterReload')
    const { at } = await waiting(s)
    const errors = ['Bad state: https://user:hunter2@example.com/']
    await s.reportPage({ state: 'failed', page: 'tab', receipt: at, reason: 'It threw.', errors })
    expect(await reply).toMatchObject({
      value: {
        message: expect.stringMatching(/^Compiled: .*The page did not show it: It threw\.$/),
        receipt: { outcome: 'compiled', screen: { state: 'not-shown', reason: 'It threw.' } },
      },
    })
    expect(JSON.stringify(await s.status())).not.toContain('hunter2')
    expect((await s.status()).stale).toMatchObject({ files: 1 })
    const again = s.call('flutterReload')
    const second = await waiting(s).then(async () => {
      await s.until(async (status) => status.receipt?.number === 2)
      return waiting(s)
    })
    expect(second).toMatchObject({ how: 'refresh', files: 1 })
    await s.reportPage({ state: 'shown', page: 'tab', receipt: second.at })
    expect(await again).toMatchObject({ value: { receipt: { outcome: 'applied', files: 1 } } })
    // the tool had it already
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('one of two pages fails: the other decides', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'one' })
    await s.reportPage({ state: 'open', page: 'two' })
    const reply = s.call('flutterReload')
    const { at } = await waiting(s)
    await s.reportPage({ state: 'failed', page: 'one', receipt: at, reason: 'It threw.', errors: [] })
    expect((await s.status()).receipt?.screen).toEqual({ state: 'waiting' })
    await s.reportPage({ state: 'shown', page: 'two', receipt: at })
    expect(await reply).toMatchObject({ value: { receipt: { outcome: 'applied' } } })
  })

  test('repeated reports of pages count once, and reports of other receipts are ignored', async () => {
    const s = await edited({ ...OLD, timings: { screen: 1 } })
    const before = s.events.length
    const flood = async (receipt: string) => {
      for (let turn = 0; turn < 300; turn += 1) {
        const page = `page ${turn}`
        await s.reportPage({ state: 'failed', page, receipt, reason: 'It threw.', errors: [] })
        await s.reportPage({ state: 'failed', page, receipt, reason: 'Again.', errors: [] })
        if (turn % 2 === 0) await s.reportPage({ state: 'closed', page })
      }
    }
    await flood('__proto__')
    await s.reportPage({ state: 'shown', page: 'tab', receipt: '2026-11-21T14:02:11.000Z' })
    expect(s.events.length).toBe(before)
    expect(await s.receipts()).toEqual([])

    const { at } = await s.call('flutterReload').then(() => waiting(s))
    await flood(at)
    for (let turn = 0; turn < 300; turn += 1)
      await s.reportPage({ state: 'failed', page: 'tab', receipt: at, reason: 'It threw.', errors: [] })
    const reported = receiptsOf(s).filter((receipt) => receipt.at === at)
    expect(reported.map(({ screen }) => screen?.state)).toEqual(['waiting', 'not-shown'])
    expect((await s.console()).filter(({ level }) => level === 'error')).toHaveLength(1)
    // a page that can show it still counts
    await s.reportPage({ state: 'shown', page: 'tab', receipt: at })
    expect((await s.status()).receipt).toMatchObject({ at, outcome: 'applied' })
  })

  test('the last open page goes: the reply waits no longer', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    const reply = s.call('flutterReload')
    await waiting(s)
    await s.reportPage({ state: 'closed', page: 'tab' })
    expect(await reply).toMatchObject({
      value: { receipt: { outcome: 'compiled', screen: { state: 'no-page' } } },
    })
  })

  test('a page that is silent for too long is not waited for', async () => {
    const s = await edited({ ...OLD, timings: { pageSilence: 0 } })
    await s.reportPage({ state: 'open', page: 'tab' })
    expect(await s.call('flutterReload')).toMatchObject({
      value: { receipt: { screen: { state: 'no-page' } } },
    })
  })

  test('a second action meanwhile replaces the first; reports of the first are ignored', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    const first = s.call('flutterReload')
    const { at } = await waiting(s)
    await s.edit('lib/main.dart', '// changed again')
    await s.edit('web/index.html', '<html>')
    const second = s.call('flutterReload')
    expect(await first).toMatchObject({ value: { receipt: { at, outcome: 'compiled' } } })
    await s.call('flutterStop')
    expect(await second).toMatchObject({ ok: true })
    await s.reportPage({ state: 'shown', page: 'tab', receipt: at })
    expect((await s.receipts()).map(({ outcome }) => outcome)).not.toContain('applied')
  })

  test('the preview is stopped meanwhile: the reply says so, and nothing is an error', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    const reply = s.call('flutterReload')
    await waiting(s)
    await s.call('flutterStop')
    const stopped = { message: 'Stopped before it was done.', receipt: { outcome: 'stopped' } }
    expect(await reply).toMatchObject({ ok: true, value: stopped })
    expect((await s.status()).receipt).toMatchObject({ outcome: 'stopped' })
    expect((await s.console()).filter(({ level }) => level === 'error')).toEqual([])
  })

  test('the tool dies meanwhile: the page did not show it, and that is an error', async () => {
    const s = await edited()
    await s.reportPage({ state: 'open', page: 'tab' })
    const reply = s.call('flutterReload')
    await waiting(s)
    process.kill((await s.status()).pid ?? 0, 'SIGKILL')
    await s.until(({ state }) => state === 'crashed')
    expect(await reply).toMatchObject({
      value: {
        receipt: {
          outcome: 'compiled',
          screen: { state: 'not-shown', reason: 'The preview ended before the page had shown it.' },
        },
      },
    })
  })
})

describe('a new start, with which the frame goes and comes again', () => {
  async function newlyStarted(screen: number): Promise<[PreviewHarness, ReturnType<PreviewHarness['call']>]> {
    const s = await edited({ ...OLD, timings: { screen } })
    await s.reportPage({ state: 'open', page: 'tab' })
    await s.edit('pubspec.yaml', 'name: tide # changed')
    const before = await s.status()
    const reply = s.call('flutterReload')
    await s.until(async (status) => status.pid !== before.pid)
    await s.reportPage({ state: 'closed', page: 'tab' })
    return [s, reply]
  }

  test('is waited for', async () => {
    const [s, reply] = await newlyStarted(60_000)
    const { at } = await waiting(s)
    await s.reportPage({ state: 'open', page: 'tab' })
    await s.reportPage({ state: 'shown', page: 'tab', receipt: at })
    expect(await reply).toMatchObject({
      value: { receipt: { outcome: 'applied', how: 'stop-start', screen: { state: 'shown' } } },
    })
  })

  test('is not there after all that time: there is no page', async () => {
    const [s, reply] = await newlyStarted(1)
    expect(await reply).toMatchObject({
      value: { receipt: { outcome: 'compiled', screen: { state: 'no-page' } } },
    })
    expect((await s.status()).receipt).toMatchObject({ screen: { state: 'no-page' } })
  })
})

test('taken in place while the page that is seen is older: a fresh page shows it', async () => {
  const s = await running({ transcript: 'reload-ok' })
  await openPage(s.port)
  await s.reportPage({ state: 'open', page: 'tab' })
  await s.edit('web/index.html', '<html>')
  const first = s.call('flutterReload')
  const { at } = await waiting(s)
  await s.reportPage({ state: 'failed', page: 'tab', receipt: at, reason: 'It threw.', errors: [] })
  await first
  await s.edit('lib/main.dart', '// changed again')
  const second = s.call('flutterReload')
  const receipt = await s
    .until((status) => status.receipt?.number === 2)
    .then((status) => status.receipt ?? undefined)
  expect(receipt).toMatchObject({ outcome: 'compiled', fresh_page: true, in_place: false })
  await s.reportPage({ state: 'shown', page: 'tab', receipt: receipt?.at ?? '' })
  expect(await second).toMatchObject({ value: { receipt: { outcome: 'applied' } } })
})

test('taken in place: no page is asked', async () => {
  const s = await edited({ transcript: 'reload-ok' })
  await s.reportPage({ state: 'open', page: 'tab' })
  const reply = await s.call('flutterReload')
  expect(reply).toMatchObject({ value: { receipt: { outcome: 'applied', fresh_page: false } } })
  expect(reply.ok && reply.value.receipt && 'screen' in reply.value.receipt).toBe(false)
})
