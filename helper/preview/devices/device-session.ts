import {
  type AppEnvironment,
  DEFAULT_ENVIRONMENT,
  type DeviceReceipt,
  type deviceEndpoints,
  type DeviceRun,
  type ReloadAction,
} from '@mosaygent/contract'
import type { HandlersOf } from '../../handlers/index.ts'
import type { ConsoleLog } from '../../console/index.ts'
import { refuse, succeed } from '../../errors/index.ts'
import { plainText } from '../../redaction/index.ts'
import { findFlutterSdk, type FlutterEnding, listDevices } from '../../tools/index.ts'
import { levelOf } from '../session/line-level.ts'
import { type Timings, TIMINGS } from '../session/timings.ts'
import type { RunSource } from '../session/wanted-run.ts'
import { deviceReceipt } from './device-receipt.ts'
import { type DeviceProcess, startDeviceRun } from './device-run.ts'
import { deviceRunOf, type DeviceState, livingDeviceRun } from './device-state.ts'

export interface DeviceSessionDeps {
  readonly env: NodeJS.ProcessEnv
  readonly console: ConsoleLog
  /** The folder of the app that would run; null: there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** What a run of an environment begins with. */
  readonly prepare: RunSource['prepare']
  readonly onChange: (run: DeviceRun) => void
}

export interface DeviceSession {
  readonly handlers: HandlersOf<typeof deviceEndpoints>
  /** An app runs on a device, or is being built for it. */
  isRunning(): boolean
  close(): Promise<void>
}

const COMPILE_ERROR = /\.dart:\d+:\d+: Error: /

/** The app on a device, beside the one in the frame: one run at a time, with receipts of its own. */
export function createDeviceSession(
  deps: DeviceSessionDeps,
  settings: { readonly timings?: Partial<Timings>; readonly sdkFolders?: readonly string[] } = {},
): DeviceSession {
  const timings = { ...TIMINGS, ...settings.timings }
  const places = settings.sdkFolders === undefined ? {} : { places: settings.sdkFolders }
  const ending = new AbortController()
  let state: DeviceState = { kind: 'stopped' }
  let receipt: DeviceReceipt | null = null
  let begun = false
  /** Errors of the compiler since the last reload was asked for. */
  let compileErrors = 0
  let announced: NodeJS.Timeout | undefined

  const now = () => deviceRunOf(state, receipt)
  /** Asked to stop meanwhile; a run that ended by itself was not. */
  const isStopped = () => state.kind === 'stopping' || state.kind === 'stopped'
  const transition = (next: DeviceState) => {
    state = next
    deps.onChange(now())
  }
  /** A build prints hundreds of lines a second. */
  const announceLine = () => {
    announced ??= setTimeout(() => {
      announced = undefined
      if (state.kind === 'starting') deps.onChange(now())
    }, timings.announce)
  }
  const log = (run: Pick<DeviceProcess, 'device'>, text: string, level: 'info' | 'error' = 'info') =>
    deps.console.add({ source: 'helper', level, text: `${run.device.name}: ${text}` })

  /** Where the app would be run from, and by what. */
  const ground = async () => {
    const project = await deps.flutterPath()
    if (project === null)
      return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
    const sdk = await findFlutterSdk({ project, env: deps.env, ...places })
    if (sdk === null) return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter first.')
    const program = { file: sdk.program, leading: [], root: sdk.root }
    return succeed({ project, program, version: sdk.version })
  }
  const list = async () => {
    const on = await ground()
    if (!on.ok) return on
    const found = await listDevices({ ...on.value, env: deps.env, signal: ending.signal })
    if (found.kind === 'failed') {
      const said = found.result.kind === 'failed' ? found.result.output.at(-1) : undefined
      const why = said === undefined ? '' : ` It said: ${said}`
      return refuse('preview-failed', `Flutter did not list its devices.${why}`)
    }
    return succeed({ ...on.value, devices: found.devices })
  }

  async function start(id: string, environment: AppEnvironment) {
    const found = await list()
    if (!found.ok) return found
    const { devices, program, project, version } = found.value
    const device = devices.find((one) => one.id === id)
    if (device === undefined)
      return refuse('no-such-device', 'This device is not connected any more. Look for devices again.')
    const prepared = await deps.prepare(environment, project, version)
    if (!prepared.ok) return prepared
    if (ending.signal.aborted) return refuse('not-running', 'The helper is closing.')
    const wanted = prepared.value
    receipt = null
    const run = startDeviceRun({
      program,
      project,
      device,
      wanted,
      env: deps.env,
      timings,
      onLine(text) {
        if (COMPILE_ERROR.test(plainText(text))) compileErrors += 1
        // the lines of the frame's own run have no name
        deps.console.add({
          source: 'flutter',
          level: levelOf(plainText(text)),
          text: `[${device.name}] ${text}`,
        })
        announceLine()
      },
    })
    log(run, wanted.name === null ? 'Start' : `Start with ${wanted.name}`)
    for (const note of wanted.run.notes) log(run, note)
    transition({ kind: 'starting', run })
    void run.started.then((started) => {
      if (started && state.kind === 'starting' && state.run === run) transition({ kind: 'running', run })
    })
    void run.ended.then((end) => {
      if (livingDeviceRun(state) === run) ended(run, end)
    })
    return succeed({ run: now() })
  }

  function ended(run: DeviceProcess, end: FlutterEnding): void {
    if (state.kind === 'stopping') {
      log(run, 'Stopped')
      return transition({ kind: 'stopped' })
    }
    const before = state.kind === 'starting' ? 'before the app was on the device' : 'by itself'
    const how = end.kind === 'missing' ? end.message : `Flutter ended ${before}${exitOf(end)}.`
    log(run, how, 'error')
    transition({ kind: 'crashed', run, message: how })
  }

  async function stop(hurry = false): Promise<void> {
    const run = livingDeviceRun(state)
    if (run === null) {
      if (state.kind === 'crashed') transition({ kind: 'stopped' })
      return
    }
    if (state.kind !== 'stopping') transition({ kind: 'stopping', run })
    await run.stop(hurry)
    await run.ended
  }

  async function reload(action: ReloadAction) {
    if (state.kind !== 'running')
      return refuse('not-running', 'The app does not run on a device, or is being reloaded already.')
    const { run } = state
    transition({ kind: action === 'reload' ? 'reloading' : 'restarting', run })
    const startedAt = performance.now()
    compileErrors = 0
    const reply = await run.restart(action === 'restart')
    const compiled = compileErrors === 0
    const stopped = isStopped()
    receipt = deviceReceipt(action, reply, { startedAt, compiled, stopped })
    if (!stopped && reply.kind !== 'gone' && livingDeviceRun(state) === run)
      transition({ kind: 'running', run })
    return succeed({ run: now() })
  }

  return {
    handlers: {
      async devices() {
        const found = await list()
        return found.ok ? succeed({ devices: found.value.devices }) : found
      },
      deviceRun: async () => succeed(now()),
      async deviceStart({ id, environment = DEFAULT_ENVIRONMENT }) {
        if (begun || livingDeviceRun(state) !== null)
          return refuse('already-running', 'The app runs on a device already. Stop it there first.')
        begun = true
        return start(id, environment).finally(() => (begun = false))
      },
      async deviceStop() {
        await stop()
        return succeed({ message: 'Nothing runs on a device.' })
      },
      deviceReload: ({ action }) => reload(action),
    },
    isRunning: () => begun || livingDeviceRun(state) !== null,
    async close() {
      ending.abort()
      clearTimeout(announced)
      await stop(true)
    },
  }
}

function exitOf(end: FlutterEnding): string {
  if (end.kind === 'exit') return ` (exit code ${end.code})`
  return end.kind === 'signal' ? ` (${end.signal})` : ''
}
