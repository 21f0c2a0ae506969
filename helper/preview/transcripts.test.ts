import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startFlutterRun } from '../tools/index.ts'
import { createDaemonClient } from './daemon/client.ts'
import type { DaemonEvent } from './daemon/messages.ts'
import { freePort } from '../testing/free-ports.ts'
import { transcript } from './testing/flutter/sdk.ts'
import { alive, openPage, harnessForEach } from './testing/harness-for-each.ts'

const { given, running } = harnessForEach()

test.each([
  ['clean-start', true],
  ['first-start-with-pub', true],
  ['no-web-folder', true],
  ['stop-request', true],
  ['stop-request-no-response', true],
  ['stop-sigterm', true],
  ['service-extension', true],
  ['request-errors', true],
])('%s: starts, is stopped, leaves nothing', async (name) => {
  const s = await running({ transcript: name })
  await openPage(s.port)
  const { pid } = await s.status()
  expect(await s.call('flutterStop')).toMatchObject({ ok: true })
  expect(alive(pid)).toBe(false)
  expect(await s.status()).toMatchObject({ state: 'stopped', running: false, exit_code: null })
})

test('first-run-downloads: stages are reported in order, none twice', async () => {
  const s = await running({ transcript: 'first-run-downloads', speed: 300 })
  const stages = s.events
    .flatMap((event) => (event.type === 'preview.changed' ? [event.status.stage] : []))
    .filter((stage, at, all) => stage !== all[at - 1])
  const told = [
    'Preparing Flutter',
    'Waiting for another Flutter command',
    'Downloading Flutter parts',
    'Preparing Flutter',
    'Resolving dependencies',
    'Preparing Flutter',
    'Compiling for the web',
    'Ready',
  ]
  // changes that come together are told together: on a busy machine one may be passed over, never out of order
  let next = 0
  for (const stage of stages) {
    const at = told.indexOf(stage ?? '', next)
    expect(at, `${stage} after ${stages.join(', ')}`).toBeGreaterThanOrEqual(next)
    next = at + 1
  }
  expect(stages.at(-1)).toBe('Ready')
  expect(stages).toContain('Compiling for the web')
  expect((await s.errors()).errors).toEqual([])
})

test('startup-lock: the status says what to do about the wait; a stop ends it', async () => {
  const s = await given({ transcript: 'startup-lock' })
  await s.call('flutterStart')
  const { pid, message, advice } = await s.until(
    (seen) => seen.stage === 'Waiting for another Flutter command',
  )
  expect(advice).toMatch(/^It is often one of an editor or a terminal\..*end it there/)
  expect(message).toBe(`Waiting for another Flutter command. ${advice ?? ''}`)
  await s.call('flutterStop')
  expect(alive(pid)).toBe(false)
  expect((await s.status()).advice).toBeNull()
})

test('DevTools is offered once a browser opened the app, and not before', async () => {
  const s = await running({ transcript: 'clean-start' })
  expect((await s.status()).devtools_url).toBeNull()
  await openPage(s.port)
  const { devtools_url } = await s.until((status) => typeof status.devtools_url === 'string')
  expect(devtools_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*devtools/)
  await s.call('flutterStop')
  expect((await s.status()).devtools_url).toBeNull()
})

test('stop-stubborn: killed in the end', async () => {
  const s = await given({ transcript: 'stop-stubborn' })
  await s.call('flutterStart')
  const { pid } = await s.until((status) => status.stage === 'Compiling for the web')
  await s.call('flutterStop')
  expect(alive(pid)).toBe(false)
})

/** The two recordings of calls that the session does not make: the client alone, against the same process. */
async function conversation(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'é calls '))
  const port = await freePort()
  const events: DaemonEvent[] = []
  const texts: string[] = []
  let wake: () => void = () => undefined
  const client = createDaemonClient({
    write: (line) => tool.write(line),
    onEvent: (event) => (events.push(event), wake()),
    onText: (_, text) => texts.push(text),
  })
  const tool = startFlutterRun({
    program: {
      file: process.execPath,
      leading: [join(import.meta.dirname, 'testing', 'flutter', 'flutter.mjs')],
      root: null,
    },
    project: folder,
    sketchKey: '',
    webPort: port,
    args: [],
    env: { FAKE_FLUTTER_TRANSCRIPT: transcript(name) },
    onStdout: client.stdout,
    onStderr: client.stderr,
  })
  const ended = tool.ended.finally(client.end)
  onTestFinished(async () => {
    await tool.stop()
    await rm(folder, { recursive: true })
  })
  const until = async (kind: DaemonEvent['event']) => {
    while (!events.some((event) => event.event === kind)) await new Promise<void>((next) => (wake = next))
  }
  await until('app.started')
  const start = events.find((event) => event.event === 'app.start')
  const appId = start?.event === 'app.start' ? start.params.appId : ''
  const ask = (method: string, params: Record<string, unknown>) => client.request(method, params, 10_000)
  return { ask, appId, port, until, texts, ended }
}

test('request-errors: each request gets its own answer, noise between them is text', async () => {
  const { ask, appId, texts, ended } = await conversation('request-errors')
  expect(await ask('app.restart', { appId: 'nope', fullRestart: false })).toMatchObject({ kind: 'error' })
  expect(await ask('app.foo', { appId })).toEqual({
    kind: 'error',
    message: 'command not understood: app.foo',
  })
  expect(await ask('daemon.version', {})).toEqual({ kind: 'result', value: '0.6.1' })
  expect(await ask('app.stop', { appId })).toMatchObject({ kind: 'result' })
  expect(await ended).toEqual({ kind: 'exit', code: 0 })
  expect(texts).toEqual(expect.arrayContaining(['[1, 2, 3]', '[not json', 'half a line without end ']))
})

test('service-extension: refused before the browser, then read and set', async () => {
  const { ask, appId, port, until } = await conversation('service-extension')
  const call = (methodName: string, params?: object) =>
    ask('app.callServiceExtension', { appId, methodName, ...(params === undefined ? {} : { params }) })
  expect(await call('ext.flutter.debugPaint')).toMatchObject({ kind: 'error' })
  await openPage(port)
  await until('app.debugPort')
  expect(await call('ext.flutter.debugPaint')).toMatchObject({ value: { enabled: 'false' } })
  expect(await call('ext.flutter.debugPaint', { enabled: 'true' })).toMatchObject({
    value: { enabled: 'true' },
  })
  expect(await call('ext.flutter.showPerformanceOverlay')).toMatchObject({ kind: 'error' })
})

test('every recording is played by a test', async () => {
  const folder = import.meta.dirname
  const tests = (await readdir(folder)).filter((file) => file.endsWith('.test.ts'))
  const texts = await Promise.all(tests.map((file) => readFile(join(folder, file), 'utf8')))
  const recorded = await readdir(join(folder, 'testing', 'recorded'))
  const names = [
    ...(await readdir(join(folder, 'testing', 'transcripts'))),
    ...recorded.filter((file) => file.endsWith('.jsonl')).map((file) => `recorded/${file}`),
  ]
  const unplayed = names.filter(
    (file) => !texts.some((text) => text.includes(`'${file.replace('.jsonl', '')}'`)),
  )
  expect(names.length).toBeGreaterThan(30)
  expect(unplayed).toEqual([])
})
