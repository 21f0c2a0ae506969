import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeviceRun } from '@mosaygent/contract'
import { pathExists } from 'path-exists'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConsole } from '../../console/index.ts'
import { createEventHub } from '../../events/index.ts'
import { makeFakeSdk } from '../testing/flutter/sdk.ts'
import { refuse, succeed } from '../../errors/index.ts'
import { NO_CONFIGURATIONS, type RunSource } from '../session/wanted-run.ts'
import { createDeviceSession, type DeviceSession } from './device-session.ts'

const PHONE = {
  id: 'R5CT',
  name: 'Pixel 7 é',
  platform: 'android-arm64',
  emulator: false,
  system: 'Android 15 (API 35)',
}
let base: string
let project: string
let session: DeviceSession
let lines: ReturnType<typeof createConsole>
let seen: DeviceRun[]
let prepare: RunSource['prepare']

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'appareil é '))
  project = join(base, 'my app')
  await mkdir(project)
  await writeFile(join(project, 'pubspec.yaml'), 'name: my_app\n')
  const bin = await makeFakeSdk(
    join(base, 'sdk'),
    '3.41.2',
    new URL('../testing/flutter/device.mjs', import.meta.url),
  )
  lines = createConsole(createEventHub())
  seen = []
  ;({ prepare } = NO_CONFIGURATIONS)
  session = open({ PATH: bin })
})
afterEach(async () => {
  await session.close()
  await rm(base, { recursive: true, force: true, maxRetries: 3 })
})

const open = (env: NodeJS.ProcessEnv) =>
  createDeviceSession(
    {
      env: { HOME: base, ...env },
      console: lines.log,
      flutterPath: async () => project,
      prepare: async (...asked) => prepare(...asked),
      onChange: (run) => seen.push(run),
    },
    { sdkFolders: [], timings: { announce: 10, stop: 2_000 } },
  )
const signal = new AbortController().signal
const now = async () => {
  const reply = await session.handlers.deviceRun(undefined, signal)
  return reply.ok ? reply.value : null
}
const startOn = (id: string) => session.handlers.deviceStart({ id }, signal)
const reload = (action: 'reload' | 'restart') => session.handlers.deviceReload({ action }, signal)
const running = async () => {
  expect(await startOn('R5CT')).toMatchObject({ ok: true })
  await vi.waitFor(async () => expect((await now())?.state).toBe('running'))
}
const ran = async () => (await readFile(join(project, 'runs.txt'), 'utf8')).trim().split('\n')
const file = (name: string) => writeFile(join(project, name), '')

describe('the app on a device', { tags: 'P-453' }, () => {
  test('lists what can run it: no browser, nothing unsupported, nothing that would be an option', async () => {
    expect(await session.handlers.devices(undefined, signal)).toEqual({
      ok: true,
      value: {
        devices: [PHONE, { ...PHONE, id: 'linux', name: 'Linux', platform: 'linux-x64', system: 'Debian' }],
      },
    })
  })

  test('starts, reloads, restarts and stops, with its own receipts and named lines', async () => {
    await running()
    expect(await now()).toMatchObject({ device: PHONE, project, receipt: null, last_lines: [] })
    expect(await reload('reload')).toMatchObject({
      value: { run: { state: 'running', receipt: { action: 'reload', outcome: 'applied' } } },
    })
    await file('unchanged')
    expect(await reload('reload')).toMatchObject({ value: { run: { receipt: { outcome: 'unchanged' } } } })
    await rm(join(project, 'unchanged'))
    expect(await reload('restart')).toMatchObject({
      value: { run: { receipt: { action: 'restart', outcome: 'applied' } } },
    })
    await file('fails')
    expect(await reload('reload')).toMatchObject({ value: { run: { receipt: { outcome: 'not-compiled' } } } })
    expect(await session.handlers.deviceStop(undefined, signal)).toMatchObject({ ok: true })
    expect(await now()).toMatchObject({ state: 'stopped', device: null, pid: null, receipt: null })
    expect(await ran()).toEqual([
      '--suppress-analytics run --machine -d R5CT',
      'app.restart false',
      'app.restart false',
      'app.restart true',
      'app.restart false',
    ])
    expect(JSON.stringify(await lines.handlers.flutterConsole())).toContain(
      '[Pixel 7 é] Running Gradle task é',
    )
    expect(new Set(seen.map(({ state }) => state))).toEqual(
      new Set(['starting', 'running', 'reloading', 'restarting', 'stopping', 'stopped']),
    )
  })

  test(
    'takes the run configuration of the environment, and hides its secrets',
    { tags: 'P-428' },
    async () => {
      const asked: unknown[] = []
      prepare = async (...what) => {
        asked.push(what)
        const args = ['--target=lib/main_dev.dart', '--flavor=dev', '--dart-define-from-file=values.json']
        const secrets = ['Gradle']
        return succeed({
          name: 'Dev é',
          run: { args, notes: ['-d is left out.'], secrets, fingerprint: 'x' },
        })
      }
      expect(
        await session.handlers.deviceStart({ id: 'R5CT', environment: 'production' }, signal),
      ).toMatchObject({
        value: { run: { configuration: 'Dev é' } },
      })
      await vi.waitFor(async () => expect((await now())?.state).toBe('running'))
      expect(asked).toEqual([['production', project, '3.41.2']])
      expect((await ran())[0]).toBe(
        '--suppress-analytics run --machine -d R5CT --target=lib/main_dev.dart --flavor=dev --dart-define-from-file=values.json',
      )
      const told = JSON.stringify(await lines.handlers.flutterConsole())
      expect(told).toContain('Start with Dev é')
      expect(told).toContain('-d is left out.')
      expect(told).not.toContain('Gradle')
    },
  )

  test('a configuration that cannot run starts nothing', { tags: 'P-428' }, async () => {
    prepare = async () => refuse('run-configuration-unusable', 'Dev cannot run.')
    expect(await startOn('R5CT')).toMatchObject({ problem: { code: 'run-configuration-unusable' } })
    expect((await now())?.state).toBe('stopped')
    expect(await pathExists(join(project, 'runs.txt'))).toBe(false)
  })

  test('a tool that ends during a reload is a failure, and not a Stop that nobody pressed', async () => {
    await running()
    await file('gone')
    expect(await reload('reload')).toMatchObject({
      value: { run: { receipt: { outcome: 'failed', reason: 'The tool ended before it answered.' } } },
    })
    await vi.waitFor(async () => expect((await now())?.state).toBe('crashed'))
    expect(await now()).toMatchObject({ message: 'Flutter ended by itself (exit code 3).' })
  })

  test('a second start is refused, and nothing is started', async () => {
    await running()
    expect(await startOn('linux')).toMatchObject({ ok: false, problem: { code: 'already-running' } })
    expect(await ran()).toHaveLength(1)
  })

  test.each(['gone', '--verbose', 'chrome'])(
    'the device %s is refused, and nothing is started',
    async (id) => {
      expect(await startOn(id)).toMatchObject({ ok: false, problem: { code: 'no-such-device' } })
      expect(await pathExists(join(project, 'runs.txt'))).toBe(false)
      expect(await now()).toMatchObject({ state: 'stopped' })
    },
  )

  test('a build that fails says so, with the last lines', async () => {
    await file('dies')
    await startOn('R5CT')
    await vi.waitFor(async () => expect((await now())?.state).toBe('crashed'))
    expect(await now()).toMatchObject({
      message: 'Flutter ended before the app was on the device (exit code 1).',
      last_lines: expect.arrayContaining(['lib/main.dart:1:1: Error: Expected a declaration.']),
    })
    expect(await reload('reload')).toMatchObject({ ok: false, problem: { code: 'not-running' } })
  })

  test('without an SDK there is nothing to list or start', async () => {
    session = open({ PATH: '' })
    expect(await session.handlers.devices(undefined, signal)).toMatchObject({
      ok: false,
      problem: { code: 'tool-missing' },
    })
  })
})
