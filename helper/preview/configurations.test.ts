import { rename } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { refuse, succeed } from '../errors/index.ts'
import type { RunSource, WantedRun } from './session/wanted-run.ts'
import { harnessForEach } from './testing/harness-for-each.ts'

const { given, running } = harnessForEach()

/** Configurations that a test changes. */
function source() {
  const of = (name: string, ...args: string[]): WantedRun => ({
    name,
    run: { args, notes: [], secrets: ['s3cret!'], fingerprint: args.join(' ') },
  })
  const wanted = {
    development: of('Dev', '--target=lib/main.dart', '--flavor=dev'),
    production: of('Live', '--flavor=live'),
  }
  const ask: RunSource['wanted'] = async (environment) => succeed(wanted[environment])
  return { wanted, of, runSource: { wanted: ask, prepare: ask } }
}
const startsOf = (log: readonly Record<string, unknown>[]) =>
  log.flatMap(({ start }) =>
    Array.isArray(start) ? [start.filter((one) => /flavor|target/.test(String(one)))] : [],
  )

test('a start hands the arguments on, and the status, the console and the receipts name the configuration', async () => {
  const { runSource } = source()
  const s = await running({ transcript: 'reload-ok', runSource })
  expect(startsOf(await s.log())).toEqual([['--target=lib/main.dart', '--flavor=dev']])
  expect(await s.status()).toMatchObject({
    configuration: 'Dev',
    environment: 'development',
    configuration_changed: false,
  })
  const start = (await s.console()).find(({ rule }) => rule === 'Start')
  expect(start).toMatchObject({ text: 'Start with Dev', configuration: 'Dev' })
  await s.call('flutterReload')
  expect(await s.receipts()).toMatchObject([{ configuration: 'Dev' }])
})

test(
  'Restart for another environment is a new start, since a restart would keep the old values',
  { tags: 'P-419' },
  async () => {
    const { runSource } = source()
    const s = await running({ transcript: 'reload-ok', runSource })
    const { pid } = await s.status()
    const restarted = await s.call('flutterRestart', 'production')
    expect(restarted).toMatchObject({
      ok: true,
      value: {
        receipt: {
          how: 'stop-start',
          configuration: 'Live',
          reason: 'The run configuration is Live now, so the app was stopped and started',
        },
      },
    })
    expect(startsOf(await s.log())).toEqual([['--target=lib/main.dart', '--flavor=dev'], ['--flavor=live']])
    const now = await s.status()
    expect(now).toMatchObject({ configuration: 'Live', environment: 'production' })
    expect(now.pid).not.toBe(pid)
  },
)

test('changed values are told, a reload leaves them, and Restart of the same environment applies them', async () => {
  const { wanted, of, runSource } = source()
  const s = await running({ transcript: 'hot-restart-ok', runSource })
  const { pid } = await s.status()
  wanted.development = of('Dev', '--flavor=new')
  expect(await s.status()).toMatchObject({ configuration_changed: true })
  await s.call('flutterReload')
  expect((await s.status()).pid).toBe(pid)
  expect(await s.call('flutterRestart')).toMatchObject({
    ok: true,
    value: { receipt: { how: 'stop-start', reason: expect.stringContaining('Dev has other values now') } },
  })
  expect(await s.status()).toMatchObject({ configuration_changed: false })
})

test('where the app is gone for a while, its configuration is not called changed', async () => {
  const { wanted, of, runSource } = source()
  const s = await running({ transcript: 'reload-ok', runSource })
  wanted.development = of('Dev', '--flavor=new')
  await rename(s.project, `${s.project} away`)
  expect(await s.status()).toMatchObject({ configuration_changed: false, running: true })
  await rename(`${s.project} away`, s.project)
  expect(await s.status()).toMatchObject({ configuration_changed: true })
})

test('a configuration that cannot run is refused, and what runs goes on; nothing starts with it', async () => {
  const refused = refuse('run-argument-unknown', 'no')
  const { wanted } = source()
  const runSource: RunSource = {
    wanted: async (environment) => (environment === 'production' ? refused : succeed(wanted[environment])),
    prepare: async (environment) => (environment === 'production' ? refused : succeed(wanted[environment])),
  }
  const s = await given({ transcript: 'reload-ok', runSource })
  expect(await s.call('flutterStart', 'production')).toEqual(refused)
  expect(await s.log()).toEqual([])
  await s.call('flutterStart', 'development')
  const { pid } = await s.until(({ ready }) => ready === true)
  expect(await s.call('flutterRestart', 'production')).toEqual(refused)
  expect(await s.status()).toMatchObject({ pid, state: 'running', environment: 'development' })
})

test('a reload tells by itself that the values were changed meanwhile', { tags: 'P-427' }, async () => {
  const { wanted, of, runSource } = source()
  const s = await running({ transcript: 'reload-ok', runSource })
  const told = () =>
    s.events.some((event) => event.type === 'preview.changed' && event.status.configuration_changed === true)
  await s.call('flutterReload')
  expect(told()).toBe(false)
  wanted.development = of('Dev', '--flavor=new')
  await s.call('flutterReload')
  await vi.waitFor(() => expect(told()).toBe(true))
})
