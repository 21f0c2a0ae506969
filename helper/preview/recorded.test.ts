import type { HelperEvent } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { alive, openPage, harnessForEach } from './testing/harness-for-each.ts'

/** What the true tool said, Flutter 3.13.9: see `testing/recorded/README.md`. */
const { given, running } = harnessForEach()
const VERSION = '3.13.9'

test('whole-life: reload, broken reload, restart, stop', async () => {
  const s = await running({ transcript: 'recorded/whole-life', version: VERSION })
  expect(await s.status()).toMatchObject({ version: VERSION, state: 'running' })
  await openPage(s.port)
  await s.edit('lib/main.dart', '// changed')
  expect(await s.call('flutterReload')).toMatchObject({
    value: { receipt: { outcome: 'compiled', how: 'refresh', fresh_page: true, files: 1 } },
  })
  await s.edit('lib/main.dart', '// broken')
  expect(await s.call('flutterReload')).toMatchObject({ value: { receipt: { outcome: 'not-compiled' } } })
  // getter and setter of one `_countr++` are one mistake
  expect((await s.errors()).parsed).toMatchObject([
    { file: 'lib/main.dart', line: 58, column: 18, following: 0 },
    { file: 'lib/main.dart', line: 67, column: 7, following: 0 },
  ])
  await s.edit('lib/main.dart', '// mended')
  expect(await s.call('flutterRestart')).toMatchObject({ value: { receipt: { outcome: 'compiled' } } })
  expect(await s.errors()).toEqual({ errors: [], parsed: [], not_for_web: [] })
  const { pid } = await s.status()
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
  expect(alive(pid)).toBe(false)
})

const counts = (events: readonly HelperEvent[]) =>
  events.flatMap((event) => (event.type === 'preview.changed' ? [event.status.compile_errors] : []))

test('compile-error-at-start: the errors are there while the tool goes on, and when it ends', async () => {
  const s = await given({
    transcript: 'recorded/compile-error-at-start',
    version: VERSION,
    switches: 'late-end',
  })
  await s.call('flutterStart')
  // the compiler's lines may come one by one
  const status = await s.until((seen) => (seen.compile_errors ?? 0) > 1)
  expect(status).toMatchObject({ state: 'starting', running: true, compile_errors: 2 })
  expect(status.message).toBe('The app does not compile: 2 errors. Save a corrected file to start again.')
  expect((await s.errors()).parsed).toMatchObject([{ line: 58 }, { line: 67 }])
  expect(s.events.some((event) => event.type === 'preview.errors')).toBe(true)
  expect(counts(s.events)).toContain(2)
  await s.release()
  expect(await s.until((seen) => seen.state === 'crashed')).toMatchObject({
    exit_code: 1,
    message: 'The app did not compile: 2 errors.',
  })
  expect((await s.errors()).parsed).toHaveLength(2)
})

test('compile-error-at-start: a file mended before the end starts again at once, and the doomed tool is gone', async () => {
  const s = await given({
    transcript: 'recorded/compile-error-at-start',
    version: VERSION,
    switches: 'late-end',
  })
  await s.call('flutterStart')
  const { pid } = await s.until((seen) => (seen.compile_errors ?? 0) > 0)
  await s.play('recorded/whole-life')
  await s.edit('lib/main.dart', '// mended')
  expect(await s.until((seen) => seen.ready === true)).toMatchObject({ state: 'running' })
  expect(alive(pid)).toBe(false)
  expect((await s.errors()).parsed).toEqual([])
  expect((await s.console()).map(({ text }) => text)).toContain(
    'lib/main.dart changed, so the app is started again',
  )
})

test('compile-error-at-start: corrected before the compiler reported it', async () => {
  const s = await given({
    transcript: 'recorded/compile-error-at-start',
    version: VERSION,
    switches: 'late-end',
    speed: 20,
  })
  await s.call('flutterStart')
  await s.until((seen) => seen.stage === 'Compiling for the web')
  await s.edit('lib/main.dart', '// mended')
  await s.until((seen) => seen.stale !== null)
  await s.play('recorded/whole-life')
  expect(await s.until((seen) => seen.ready === true)).toMatchObject({ state: 'running', stale: null })
})

test('compile-error-at-start: stopped meanwhile, it stays stopped', async () => {
  const s = await given({
    transcript: 'recorded/compile-error-at-start',
    version: VERSION,
    switches: 'late-end,ignores-stop',
  })
  await s.call('flutterStart')
  await s.until((seen) => (seen.compile_errors ?? 0) > 0)
  await s.edit('lib/main.dart', '// mended')
  await s.until((seen) => seen.state === 'stopping')
  await s.call('flutterStop')
  expect(await s.status()).toMatchObject({ state: 'stopped', running: false })
  expect((await s.log()).filter((entry) => 'start' in entry)).toHaveLength(1)
})

test('port-taken: named, with what to do', async () => {
  const s = await given({ transcript: 'recorded/port-taken', version: VERSION })
  await s.call('flutterStart')
  const { message } = await s.until((seen) => seen.state === 'crashed')
  expect(message).toBe('The port that was free a moment ago is taken by another program.')
})

test.each([
  ['recorded/no-pubspec', /^There is no pubspec\.yaml/],
  ['recorded/target-missing', /^The app’s entry point lib\/nope\.dart is missing/],
])('%s: named, without a word of the protocol', async (transcript, message) => {
  const s = await given({ transcript, version: VERSION })
  await s.call('flutterStart')
  expect((await s.until((seen) => seen.state === 'crashed')).message).toMatch(message)
})

test('sigterm: ended from outside, silently and with 0', async () => {
  const s = await running({ transcript: 'recorded/sigterm', version: VERSION })
  process.kill((await s.status()).pid ?? 0, 'SIGTERM')
  expect(await s.until((seen) => seen.state === 'crashed')).toMatchObject({
    exit_code: 0,
    message: 'Flutter was ended from outside.',
  })
})
