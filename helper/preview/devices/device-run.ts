import type { Device } from '@mosaygent/contract'
import { type FlutterEnding, type FlutterProgram, startFlutterOnDevice } from '../../tools/index.ts'
import { createOutputRedactor, plainText, withoutValues } from '../../redaction/index.ts'
import { createDaemonClient, type DaemonReply } from '../daemon/client.ts'
import { stopTool } from '../daemon/stop-tool.ts'
import type { Timings } from '../session/timings.ts'
import type { WantedRun } from '../session/wanted-run.ts'

export interface DeviceRunOptions {
  readonly program: FlutterProgram
  readonly project: string
  readonly device: Device
  readonly wanted: WantedRun
  readonly env: NodeJS.ProcessEnv
  readonly timings: Timings
  /** A line of the tool or of the app, without secrets. */
  readonly onLine: (text: string) => void
}

/** One process of the tool with the app on a device, from spawn to exit. */
export interface DeviceProcess {
  readonly device: Device
  readonly project: string
  /** What it was started with. */
  readonly wanted: WantedRun
  readonly pid: number | undefined
  /** True once the app runs on the device; false when the process ended before. */
  readonly started: Promise<boolean>
  /** Settles after the last line was delivered. Never rejects. */
  readonly ended: Promise<FlutterEnding>
  /** The newest line; null before the first. */
  readonly lastLine: () => string | null
  /** The newest lines, oldest first. */
  readonly tail: () => readonly string[]
  restart(full: boolean): Promise<DaemonReply>
  /** Ends the app on the device, then the tool. `hurry`: the helper is ending. */
  stop(hurry?: boolean): Promise<FlutterEnding>
}

const TAIL = 40

export function startDeviceRun(options: DeviceRunOptions): DeviceProcess {
  const { timings, device, project, wanted } = options
  const tail: string[] = []
  let appId: string | null = null
  let settleStarted: (started: boolean) => void = () => undefined
  const started = new Promise<boolean>((resolve) => (settleStarted = resolve))
  const redact = { out: createOutputRedactor(), err: createOutputRedactor() }
  const onText = (stream: 'out' | 'err', raw: string) => {
    const text = withoutValues(redact[stream](raw), wanted.run.secrets)
    if (plainText(text).trim() !== '') tail.push(plainText(text))
    if (tail.length > TAIL) tail.shift()
    options.onLine(text)
  }
  const client = createDaemonClient({
    write: (line) => child.write(line),
    onText,
    onEvent(event) {
      if (event.event === 'app.start') appId = event.params.appId
      else if (event.event === 'app.started') settleStarted(true)
      else if (event.event === 'app.log')
        onText(event.params.error === true ? 'err' : 'out', event.params.log)
      else if (event.event === 'daemon.logMessage') onText('out', event.params.message)
      else if (event.event === 'app.progress' && event.params.message && event.params.finished !== true)
        onText('out', event.params.message)
    },
  })
  const child = startFlutterOnDevice({
    program: options.program,
    project,
    device: device.id,
    args: wanted.run.args,
    env: options.env,
    onStdout: client.stdout,
    onStderr: client.stderr,
  })
  const ended = child.ended.then((ending) => {
    client.end()
    settleStarted(false)
    return ending
  })
  return {
    device,
    project,
    wanted,
    pid: child.pid,
    started,
    ended,
    lastLine: () => tail.at(-1) ?? null,
    tail: () => tail,
    restart: (full) =>
      client.request('app.restart', { appId, fullRestart: full, reason: 'manual' }, timings.reload),
    async stop(hurry = false) {
      const within = (ms: number) => (hurry ? Math.min(ms, timings.hurry) : ms)
      return stopTool({
        client,
        child,
        ended,
        appId,
        patienceMs: within(timings.stop),
        graceMs: within(timings.terminate),
      })
    },
  }
}
