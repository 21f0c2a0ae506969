import { rename } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { setStage, type Stage, type StageOptions } from './testing/stage.ts'

let stage: Stage | null = null
async function given(options: StageOptions): Promise<Stage> {
  stage = await setStage(options)
  return stage
}
afterEach(async () => {
  await stage?.close()
  stage = null
})

const alive = (pid: number | null) => {
  try {
    process.kill(pid ?? 0, 0)
    return true
  } catch {
    return false // no such process
  }
}
const open = (port: number) => fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text())

async function running(options: StageOptions): Promise<Stage> {
  const made = await given(options)
  expect(await made.call('flutterStart')).toEqual({ ok: true, value: { message: 'Starting the preview.' } })
  await made.until((status) => status.ready === true)
  return made
}

test('what happens elsewhere in the helper is a line of the console', async () => {
  const s = await given({ transcript: 'clean-start' })
  s.preview.tell({ source: 'git', level: 'info', text: 'API codebase, fetch: Fetched.' })
  expect(await s.preview.handlers.flutterConsole(undefined, new AbortController().signal)).toMatchObject({
    value: { lines: [{ source: 'git', level: 'info', text: 'API codebase, fetch: Fetched.' }] },
  })
})

describe('starting and stopping', () => {
  test('stopped, starting, running, stopped; the app behind the gateway', async () => {
    const s = await running({ transcript: 'clean-start' })
    expect(await s.status()).toMatchObject({
      running: true,
      state: 'running',
      ready: true,
      engine: 'flutter',
      version: '3.41.2',
      channel: 'stable',
      stage: 'Ready',
      port: s.port,
      project: s.project,
    })
    expect(await open(s.port)).toContain('fake app')
    expect(s.preview.isRunning()).toBe(true)
    const { pid } = await s.status()
    expect(await s.call('flutterStart')).toMatchObject({ ok: true })
    expect((await s.status()).pid).toBe(pid)
    expect(await s.call('flutterStop')).toEqual({ ok: true, value: { message: 'The preview is stopped.' } })
    expect(alive(pid)).toBe(false)
    expect(await s.status()).toMatchObject({
      running: false,
      state: 'stopped',
      pid: null,
      ready: false,
      project: null,
    })
    expect(await s.call('flutterStop')).toMatchObject({ ok: true })
    const page = await fetch(`http://127.0.0.1:${s.port}/`)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Nothing is running here')
    const [start] = await s.log()
    expect(start).toMatchObject({
      cwd: s.project,
      start: expect.arrayContaining(['--machine', 'web-server']),
    })
    expect(start?.['root']).toMatch(/sdk é$/)
    const states = s.events.flatMap((event) => (event.type === 'preview.changed' ? [event.status.state] : []))
    expect([...new Set(states)]).toEqual(['starting', 'running', 'stopping', 'stopped'])
  })

  test('the stages of a first start are told', async () => {
    const s = await running({ transcript: 'first-start-with-pub' })
    const stages = s.events.flatMap((event) => (event.type === 'preview.changed' ? [event.status.stage] : []))
    expect([...new Set(stages)]).toEqual([
      'Preparing Flutter',
      'Resolving dependencies',
      'Compiling for the web',
      'Ready',
    ])
  })

  test.each(['stop-stubborn', 'first-run-downloads'])(
    'stop works while %s is starting',
    async (transcript) => {
      const s = await given({ transcript, speed: transcript === 'stop-stubborn' ? 100 : 1 })
      await s.call('flutterStart')
      const stage =
        transcript === 'stop-stubborn' ? 'Compiling for the web' : 'Waiting for another Flutter command'
      const { pid } = await s.until((status) => status.stage === stage)
      const [first, second] = await Promise.all([s.call('flutterStop'), s.call('flutterStop')])
      expect([first.ok, second.ok]).toEqual([true, true])
      expect(alive(pid)).toBe(false)
      expect((await s.status()).state).toBe('stopped')
    },
  )

  test('no codebase: nothing is started', async () => {
    const s = await given({ transcript: 'clean-start', codebase: false })
    expect(await s.call('flutterStart')).toMatchObject({
      ok: false,
      problem: { code: 'no-flutter-codebase' },
    })
    expect(await s.log()).toEqual([])
  })

  test('neither SDK nor sketch: said so, nothing is started', async () => {
    const s = await given({ transcript: 'clean-start', sdk: false })
    expect(await s.call('flutterStart')).toMatchObject({ ok: false, problem: { code: 'tool-missing' } })
    expect(await s.status()).toMatchObject({ running: false, version: null })
    expect(await s.log()).toEqual([])
  })

  test('no SDK: the sketch runs with the same arguments', async () => {
    const sketchProgram = `${import.meta.dirname}/testing/fake-flutter.mjs`
    const s = await running({ transcript: 'clean-start', sdk: false, sketchProgram })
    expect(await s.status()).toMatchObject({ engine: 'sketch', version: 'sketch', running: true })
  })

  test('reload and restart of nothing are refused and start nothing', async () => {
    const s = await given({ transcript: 'clean-start' })
    expect(await s.call('flutterReload')).toMatchObject({ ok: false, problem: { code: 'not-running' } })
    expect(await s.call('flutterRestart')).toMatchObject({ ok: false, problem: { code: 'not-running' } })
    expect(await s.log()).toEqual([])
  })
})

describe('pressed at an awkward moment', () => {
  test('stop during a reload: the reload says so, nothing is left', async () => {
    const s = await running({ transcript: 'reload-delivery-timeout', speed: 5 })
    await open(s.port)
    const { pid } = await s.status()
    const reload = s.call('flutterReload')
    await s.until((status) => status.state === 'reloading')
    expect(await s.call('flutterStop')).toMatchObject({ ok: true })
    expect(await reload).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'failed', reason: 'The preview was stopped.' } },
    })
    expect(alive(pid)).toBe(false)
    expect((await s.status()).state).toBe('stopped')
  })

  test('start while stopping starts again; twice at once starts once', async () => {
    const s = await running({ transcript: 'clean-start' })
    const { pid } = await s.status()
    const stop = s.call('flutterStop')
    const starts = await Promise.all([s.call('flutterStart'), s.call('flutterStart')])
    expect([(await stop).ok, ...starts.map((start) => start.ok)]).toEqual([true, true, true])
    const status = await s.until((seen) => seen.ready === true)
    expect(status.pid).not.toBe(pid)
    expect((await s.log()).filter((entry) => 'start' in entry)).toHaveLength(2)
  })

  test('stop right after start, before anything is there', async () => {
    const s = await given({ transcript: 'clean-start' })
    const [start, stop] = await Promise.all([s.call('flutterStart'), s.call('flutterStop')])
    expect([start.ok, stop.ok]).toEqual([true, true])
    expect(await s.status()).toMatchObject({ running: false, state: 'stopped' })
  })

  test('a reload that waited for an app that never came is refused with the reason', async () => {
    const s = await given({ transcript: 'start-compile-error' })
    await s.call('flutterStart')
    expect(await s.call('flutterReload')).toMatchObject({
      ok: false,
      problem: { code: 'not-running', detail: expect.stringContaining('did not compile') },
    })
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toEqual([])
  })

  test('closing ends the tool and frees the port', async () => {
    const s = await running({ transcript: 'clean-start' })
    const { pid } = await s.status()
    await s.preview.close()
    expect(alive(pid)).toBe(false)
    await expect(open(s.port)).rejects.toThrow('fetch failed')
    expect(await s.call('flutterStart')).toMatchObject({ ok: false })
  })
})

describe('ends that nobody asked for', () => {
  test.each([
    ['start-compile-error', 1, 'The app did not compile: 2 errors.'],
    ['start-missing-package', 1, 'The app did not compile: 3 errors.'],
    ['port-taken', 1, 'is taken by another program'],
    ['missing-pubspec', 1, 'no pubspec.yaml'],
    ['target-missing', 1, 'lib/main.dart is missing'],
    ['pub-get-missing-package', 69, "Because my_app depends on htpp any which doesn't exist"],
    ['pub-get-conflict', 1, 'could not be resolved: Because every version'],
    ['pub-get-offline', 69, 'Check the network'],
    ['web-disabled', 1, 'flutter config --enable-web'],
    ['unknown-option', 64, 'does not know the option --web-experimental-hot-reload'],
    ['sdk-without-dart', 1, 'Delete the folder bin/cache'],
    ['sdk-not-a-clone', 1, 'its .git folder is missing'],
    ['git-missing', 1, 'Install git'],
    ['crash-tool', 1, 'Flutter itself crashed (Null check operator'],
  ])('%s', async (transcript, code, words) => {
    const s = await given({ transcript })
    await s.call('flutterStart')
    const status = await s.until((seen) => {
      if (seen.ready === true) void open(s.port).catch(() => undefined)
      return seen.state === 'crashed'
    })
    expect(status).toMatchObject({ running: false, exit_code: code, message: expect.stringContaining(words) })
    expect(status.message).toMatch(/press Start/i)
  })

  test('errors of a first compile stay after the process has ended, with their place', async () => {
    const s = await given({ transcript: 'start-compile-error' })
    await s.call('flutterStart')
    await s.until((status) => status.state === 'crashed')
    const { errors, parsed } = await s.errors()
    expect(errors).toHaveLength(2)
    expect(errors[0]).toContain("lib/main.dart:14:16: Error: The getter 'titel'")
    expect(parsed?.[1]).toMatchObject({
      file: 'lib/main.dart',
      line: 22,
      column: 18,
      message: "Expected ';' after this.",
    })
    expect(parsed?.[1]?.frame.map((line) => line.line)).toEqual([20, 21, 22, 23, 24])
    await s.call('flutterStop')
    expect((await s.errors()).errors).toHaveLength(2)
  })

  test('killed from outside', async () => {
    const s = await running({ transcript: 'clean-start' })
    process.kill((await s.status()).pid ?? 0, 'SIGKILL')
    const status = await s.until((seen) => seen.state === 'crashed')
    expect(status).toMatchObject({ exit_code: null, message: expect.stringContaining('SIGKILL') })
    expect(await s.call('flutterReload')).toMatchObject({ ok: false, problem: { code: 'not-running' } })
    await s.call('flutterStart')
    expect((await s.until((seen) => seen.ready === true)).state).toBe('running')
  })
})

describe('receipts', () => {
  test('applied in place', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await open(s.port)
    await s.edit('lib/new page.dart', '// new')
    await s.edit('lib/main.dart', '// changed')
    const reply = await s.call('flutterReload')
    const receipt = { number: 1, action: 'reload', outcome: 'applied', files: 2, in_place: true }
    expect(reply).toMatchObject({ ok: true, value: { receipt } })
    expect((await s.status()).receipt).toMatchObject(receipt)
    expect(s.events.filter((event) => event.type === 'preview.receipt')).toHaveLength(1)
  })

  test('unchanged, and the tool is asked all the same', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await open(s.port)
    expect(await s.call('flutterReload')).toMatchObject({
      ok: true,
      value: { receipt: { outcome: 'unchanged', files: 0 } },
    })
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('the folder is gone: failed, said in words, and the tool is not asked', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await open(s.port)
    await rename(s.project, `${s.project} moved`)
    const reply = await s.call('flutterReload')
    expect(reply).toMatchObject({ ok: true, value: { receipt: { outcome: 'failed', in_place: false } } })
    const reason = reply.ok ? reply.value.receipt?.reason : ''
    expect(reason).toContain(`${s.project} is not a Flutter codebase any more`)
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(0)
  })

  test('did not compile, then applied', async () => {
    const s = await running({ transcript: 'reload-error-then-ok' })
    await open(s.port)
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
    expect(await s.errors()).toEqual({ errors: [], parsed: [] })
  })

  test.each([
    ['reload-rejected-then-restart', 'flutterReload', '3.41.2', [false, true], 'applied', false],
    ['reload-delivery-timeout', 'flutterReload', '3.41.2', [false, true], 'applied', false],
    ['reload-runtime-failure', 'flutterReload', '3.41.2', [false, true], 'applied', false],
    ['reload-no-client', 'flutterReload', '3.41.2', [false], 'applied', false],
    ['restart-tab-closed', 'flutterRestart', '3.41.2', [true], 'applied', false],
    ['hot-restart-ok', 'flutterRestart', '3.41.2', [true], 'applied', false],
    ['reload-35', 'flutterReload', '3.35.7', [true], 'applied', false],
  ] as const)('%s by %s on %s', async (transcript, call, version, asked, outcome, inPlace) => {
    const s = await running({ transcript, version })
    if (transcript !== 'reload-no-client') await open(s.port)
    await s.edit('lib/main.dart', '// changed')
    expect(await s.call(call)).toMatchObject({
      ok: true,
      value: { receipt: { outcome, in_place: inPlace, files: 1 } },
    })
    const restarts = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
    expect(restarts).toMatchObject(asked.map((fullRestart) => ({ params: { fullRestart } })))
    expect(await s.errors()).toEqual({ errors: [], parsed: [] })
  })

  test('the compiler dies meanwhile: failed, with the reason', async () => {
    const s = await running({ transcript: 'crash-compiler' })
    await open(s.port)
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
    const both = await Promise.all([s.call('flutterReload'), s.call('flutterReload')])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    expect((await s.log()).filter((entry) => entry['request'] === 'app.restart')).toHaveLength(1)
  })

  test('the console draws a rule at each start and reload, without control sequences', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await open(s.port)
    await s.call('flutterReload')
    const reply = await s.preview.handlers.flutterConsole(undefined, AbortSignal.abort())
    const lines = reply.ok ? reply.value.lines : []
    expect(lines.flatMap((line) => line.rule ?? [])).toEqual(['Start', 'Reload'])
    expect(lines.map((line) => line.text)).toContain('Reloaded application in 245ms.')
    expect(lines.every((line, at) => at === 0 || line.id > (lines[at - 1]?.id ?? 0))).toBe(true)
  })
})
