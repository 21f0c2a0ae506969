import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alive, openPage, harnessForEach } from './testing/harness-for-each.ts'

/** What tools do that no recording shows, each through the real session and a real process. */
const { given, running } = harnessForEach()

test('dies now: exit code and last lines are shown, and Start works again', async () => {
  const s = await given({ transcript: 'clean-start', switches: 'dies-now' })
  await s.call('flutterStart')
  const status = await s.until((seen) => seen.state === 'crashed')
  expect(status).toMatchObject({ running: false, exit_code: 3, last_lines: ['what it says before it dies'] })
  expect(status.message).toBe('Flutter ended with exit code 3: what it says before it dies.')
  expect(await s.call('flutterStart')).toMatchObject({ ok: true })
  await s.until((seen) => seen.state === 'crashed')
})

test('silent: stays starting, and Stop works', async () => {
  const s = await given({ transcript: 'clean-start', switches: 'silent' })
  await s.call('flutterStart')
  const { pid } = await s.until((seen) => seen.pid !== null)
  expect(await s.status()).toMatchObject({ state: 'starting', stage: 'Preparing Flutter', last_line: null })
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
  expect(alive(pid)).toBe(false)
})

test('slow: the status has the stage and the newest line meanwhile; a reload waits', async () => {
  const s = await given({ transcript: 'reload-ok', switches: 'slow' })
  await s.call('flutterStart')
  await s.until(
    (seen) => seen.stage === 'Compiling for the web' && (seen.last_line ?? '').includes('web-server'),
  )
  expect((await fetch(`http://127.0.0.1:${s.port}/`)).status).toBe(503)
  const reload = s.call('flutterReload')
  await s.release()
  expect(await reload).toMatchObject({ ok: true })
})

describe.each(['garbage', 'huge', 'split', 'garbage,split'])('%s', (switches) => {
  test('starts, reloads, stops', async () => {
    const s = await running({ transcript: 'reload-ok', switches })
    await openPage(s.port)
    await s.edit('lib/main.dart', '// changed é')
    expect(await s.call('flutterReload')).toMatchObject({ value: { receipt: { outcome: 'applied' } } })
    const lines = await s.console()
    // colours are left for the console to draw, and nothing else that steers a terminal
    const texts = lines.map((line) => line.text.replaceAll('\u001B[31m', ''))
    expect(texts.every((text) => text.length < 10_000 && !/(?!\t)\p{Cc}/u.test(text))).toBe(true)
    expect(lines.map((line) => line.text)).toContain('Reloaded application in 245ms.')
    expect(await s.call('flutterStop')).toMatchObject({ ok: true })
    expect((await s.status()).state).toBe('stopped')
  })
})

test('errors come whole out of split bytes', async () => {
  const s = await given({ transcript: 'start-compile-error', switches: 'split' })
  await s.call('flutterStart')
  await s.until((seen) => seen.state === 'crashed')
  expect((await s.errors()).parsed).toMatchObject([{ line: 14 }, { line: 22 }])
})

test('dies mid-reload: the receipt says so, the state is crashed', async () => {
  const s = await running({ transcript: 'reload-ok', switches: 'dies-mid-reload' })
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  expect(await s.call('flutterReload')).toMatchObject({
    ok: true,
    value: { receipt: { outcome: 'failed', reason: expect.stringContaining('SIGKILL') } },
  })
  const status = await s.status()
  expect(status).toMatchObject({ state: 'crashed', exit_code: null })
  expect(status.last_lines?.at(-1)).toContain('about to die')
})

test('hangs on a reload: given up, with the next step; Stop works', async () => {
  const s = await running({ transcript: 'reload-ok', switches: 'hangs-on-reload', timings: { reload: 100 } })
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  expect(await s.call('flutterReload')).toMatchObject({
    value: { receipt: { outcome: 'failed', reason: 'No answer in time. Stop and start the preview.' } },
  })
  expect((await s.status()).state).toBe('running')
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
})

test.each([
  ['ignores-stop', ['SIGTERM']],
  ['ignores-stop,ignores-term', ['SIGTERM']],
])('%s: the stop goes on to signals', async (switches, signals) => {
  const s = await running({ transcript: 'clean-start', switches })
  const { pid } = await s.status()
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
  expect(alive(pid)).toBe(false)
  expect((await s.status()).state).toBe('stopped')
  const log = await s.log()
  expect(log.some((entry) => entry['request'] === 'app.stop')).toBe(true)
  expect(log.flatMap((entry) => ('signal' in entry ? [entry['signal']] : []))).toEqual(signals)
})

test('ignores SIGTERM before there is anybody to ask', async () => {
  const s = await given({ transcript: 'clean-start', switches: 'silent,ignores-term' })
  await s.call('flutterStart')
  const { pid } = await s.until((seen) => seen.pid !== null)
  await s.until(async () => (await s.log()).length > 0)
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
  expect(alive(pid)).toBe(false)
})

test.each([
  ['3.22.3', 'reload-35', [true], 'refresh'],
  ['3.29.0', 'reload-35', [true], 'refresh'],
  ['3.32.0', 'reload-35', [true], 'refresh'],
  ['3.35.7', 'reload-35', [true], 'refresh'],
  ['3.38.0', 'reload-38-tab-closed', [false], 'refresh'],
  ['3.38.0', 'reload-no-client', [false], 'refresh'],
  ['3.44.0', 'reload-ok', [false], 'hot-reload'],
  ['3.47.1', 'reload-rejected-then-restart', [false, true], 'hot-restart'],
] as const)('Flutter %s, %s: asked %j, told %s', async (version, transcript, asked, how) => {
  const s = await running({ transcript, version })
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  const reply = await s.call('flutterReload')
  expect(reply).toMatchObject({
    ok: true,
    value: {
      receipt: {
        outcome: how === 'hot-reload' ? 'applied' : 'compiled',
        how,
        in_place: how === 'hot-reload',
        trigger: 'manual',
      },
    },
  })
  const restarts = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
  expect(restarts).toMatchObject(asked.map((fullRestart) => ({ params: { fullRestart } })))
  const [start] = await s.log()
  expect(start?.['start']).not.toContain('--web-experimental-hot-reload')
  const reason = reply.ok ? (reply.value.receipt?.reason ?? '') : ''
  expect(reason.includes('so the app was restarted')).toBe(how === 'hot-restart')
})

test('the status names the codebase that runs, also while another directory is chosen', async () => {
  const s = await running({ transcript: 'clean-start' })
  const ran = s.project
  s.choose(join(s.base, 'another é'))
  expect((await s.status()).project).toBe(ran)
  expect(s.events.findLast((event) => event.type === 'preview.changed')).toMatchObject({
    status: { project: ran },
  })
  await s.call('flutterStop')
  expect((await s.status()).project).toBeNull()
})
