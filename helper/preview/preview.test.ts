import { describe, expect, test } from 'vitest'
import { alive, openPage, harnessForEach } from './testing/harness-for-each.ts'

const { given, running } = harnessForEach()

describe('starting and stopping', () => {
  test('stopped, starting, running, stopped; the app behind the gateway', { tags: 'P-048' }, async () => {
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
    expect(await openPage(s.port)).toContain('fake app')
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

  test('the status names the stages of a first start', async () => {
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
    { tags: 'P-063' },
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

  test('neither SDK nor sketch: refused with the reason, nothing is started', async () => {
    const s = await given({ transcript: 'clean-start', sdk: false })
    expect(await s.call('flutterStart')).toMatchObject({ ok: false, problem: { code: 'tool-missing' } })
    expect(await s.status()).toMatchObject({ running: false, version: null })
    expect(await s.log()).toEqual([])
  })

  test(
    'no SDK: the sketch runs with the same arguments, and its lines are its own',
    { tags: ['P-089', 'P-216'] },
    async () => {
      const sketchProgram = `${import.meta.dirname}/testing/flutter/flutter.mjs`
      const s = await running({ transcript: 'clean-start', sdk: false, sketchProgram })
      expect(await s.status()).toMatchObject({ engine: 'sketch', version: 'sketch', running: true })
      const sources = new Set((await s.console()).map((line) => line.source))
      expect([...sources].sort()).toEqual(['helper', 'sketch'])
    },
  )

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
    await openPage(s.port)
    const { pid } = await s.status()
    await s.edit('lib/main.dart', '// changed')
    const reload = s.call('flutterReload')
    await s.until((status) => status.state === 'reloading')
    const waits = s.call('flutterRestart')
    expect(await s.call('flutterStop')).toMatchObject({ ok: true })
    const stopped = { message: 'Stopped before it was done.', receipt: { outcome: 'stopped' } }
    expect(await reload).toMatchObject({ ok: true, value: stopped })
    expect(await waits).toMatchObject({ ok: true, value: stopped })
    expect((await s.console()).filter(({ level }) => level === 'error')).toEqual([])
    expect(alive(pid)).toBe(false)
    expect((await s.status()).state).toBe('stopped')
  })

  test('start while stopping starts again; twice at once starts once', { tags: 'P-063' }, async () => {
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
    await expect(openPage(s.port)).rejects.toThrow('fetch failed')
    expect(await s.call('flutterStart')).toMatchObject({ ok: false })
  })
})
