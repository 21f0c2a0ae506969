import { setTimeout as delay } from 'node:timers/promises'
import type { StartStage, ReloadTrigger } from '@mosaygent/contract'
import { startFlutterRun, type FlutterEnding } from '../../tools/index.ts'
import { createOutputRedactor, plainText, withoutValues } from '../../redaction/index.ts'
import { createDaemonClient, type DaemonReply } from '../daemon/client.ts'
import type { DaemonEvent } from '../daemon/messages.ts'
import { stopTool } from '../daemon/stop-tool.ts'
import type { Engine } from './engine.ts'
import { answers, loopbackUrl } from './ports.ts'
import { SKETCH_KEY } from './sketch-key.ts'
import { stageOf } from '../../tools/index.ts'
import type { Timings } from './timings.ts'
import type { WantedRun } from './wanted-run.ts'

export type Stream = 'out' | 'err'
/** Who asked for a reload, in the tool's own terms. */
export type Trigger = ReloadTrigger

export interface RunOptions {
  readonly id: number
  readonly engine: Engine
  readonly project: string
  readonly port: number
  readonly wanted: WantedRun
  readonly env: NodeJS.ProcessEnv
  readonly timings: Timings
  readonly onLine: (stream: Stream, text: string) => void
  /** The stage (`urgent`) or the last line is another one now. */
  readonly onProgress: (urgent: boolean) => void
  /** The app is served at an address that is not shown: another machine's, or not plain HTTP. */
  readonly onElsewhere?: (url: string) => void
  /** The tool's own process, which a wrapper may hide. */
  readonly onTool?: (pid: number) => void
}

/** One process of the tool, from spawn to exit. It knows the process and its protocol, nothing of people's commands. */
export interface Run {
  readonly id: number
  readonly engine: Engine
  readonly project: string
  /** What it was started with. */
  readonly wanted: WantedRun
  readonly pid: number | undefined
  readonly startedAt: string
  /** When the app first answered, ISO 8601; null until then. */
  readonly readyAt: () => string | null
  readonly stage: () => StartStage
  readonly lastLine: () => string | null
  /** The port on which the app answers. */
  readonly port: () => number
  /** When the code that the tool compiled first was read. */
  readonly compiledAt: () => Date
  /** The newest lines of both streams. */
  readonly tail: () => readonly string[]
  /** Lines of standard error during the first compile. */
  readonly compileOutput: () => readonly string[]
  /** True once the app has started *and* its port answers; false when the run ended before. */
  readonly ready: Promise<boolean>
  /** Its process has ended. */
  readonly isOver: () => boolean
  /** Settles after the last line was delivered. Never rejects. */
  readonly ended: Promise<FlutterEnding>
  restart(full: boolean, trigger: Trigger): Promise<DaemonReply>
  /** Where DevTools is served, once a browser opened the app. */
  readonly devtoolsUrl: () => string | null
  /** Asks the tool to stop, then sends signals; resolves when its processes have ended. `hurry`: the helper is ending. */
  stop(hurry?: boolean): Promise<FlutterEnding>
}

const TAIL = 80
const COMPILE_OUTPUT = 5_000

export function startRun(options: RunOptions): Run {
  const { timings } = options
  const startedAt = new Date()
  const tail: string[] = []
  const compileOutput: string[] = []
  let { port } = options
  // a sketch compiles nothing
  const sketch = options.engine.kind === 'sketch'
  let stage: StartStage = sketch ? 'reading-source' : 'preparing'
  let lastLine: string | null = null
  let appId: string | null = null
  let compiledAt = startedAt
  let started = false
  let readyAt: string | null = null
  let devtoolsUrl: string | null = null
  const life = new AbortController()
  let becomeReady: (ready: boolean) => void = () => undefined
  const ready = new Promise<boolean>((resolve) => (becomeReady = resolve))

  const setStage = (next: StartStage | null) => {
    if (next === null || next === stage) return
    stage = next
    options.onProgress(true)
  }

  // redacts before any use: console, errors, status, receipts and last lines all get their text from here
  const redact = { out: createOutputRedactor(), err: createOutputRedactor() }
  const onText = (stream: Stream, raw: string) => {
    const text = withoutValues(redact[stream](raw), options.wanted.run.secrets)
    tail.push(text)
    if (tail.length > TAIL) tail.shift()
    const compiling = appId !== null && !started
    if (stream === 'err' && compiling && compileOutput.length < COMPILE_OUTPUT) compileOutput.push(text)
    options.onLine(stream, text)
    const plain = plainText(text).trim()
    if (started || plain === '') return
    lastLine = plain
    if (appId === null && !sketch) setStage(stageOf(plain))
    options.onProgress(false)
  }

  const awaitAnswer = async () => {
    while (!life.signal.aborted) {
      if (await answers(port)) {
        stage = 'ready'
        readyAt = new Date().toISOString()
        becomeReady(true)
        return
      }
      await delay(timings.probe)
    }
  }

  const onEvent = (event: DaemonEvent) => {
    switch (event.event) {
      case 'app.start':
        appId = event.params.appId
        compiledAt = new Date()
        if (!sketch) setStage('compiling')
        break
      case 'app.webLaunchUrl':
        // a project's web_dev_config.yaml may name another address; one on another machine cannot be forwarded to
        if (loopbackUrl(event.params.url) === null) options.onElsewhere?.(event.params.url)
        else port = Number(new URL(event.params.url).port) || 80
        break
      case 'app.started':
        started = true
        void awaitAnswer()
        break
      case 'app.devTools':
        devtoolsUrl = loopbackUrl(event.params.uri ?? '')
        options.onProgress(true)
        break
      case 'app.log':
        onText(event.params.error === true ? 'err' : 'out', event.params.log)
        break
      case 'daemon.logMessage':
        onText('out', event.params.message)
        break
      case 'daemon.connected':
        if (typeof event.params.pid === 'number') options.onTool?.(event.params.pid)
        break
      case 'app.progress':
      case 'app.debugPort':
      case 'app.dtd':
      case 'app.stop':
        break
    }
  }

  const client = createDaemonClient({ write: (line) => child.write(line), onEvent, onText })
  const child = startFlutterRun({
    program: options.engine.program,
    project: options.project,
    webPort: port,
    args: options.wanted.run.args,
    sketchKey: SKETCH_KEY,
    env: options.env,
    onStdout: client.stdout,
    onStderr: client.stderr,
  })
  const ended = child.ended.then((ending) => {
    life.abort()
    client.end()
    becomeReady(false)
    return ending
  })

  return {
    id: options.id,
    engine: options.engine,
    project: options.project,
    wanted: options.wanted,
    pid: child.pid,
    startedAt: startedAt.toISOString(),
    readyAt: () => readyAt,
    stage: () => stage,
    lastLine: () => (started ? null : lastLine),
    port: () => port,
    compiledAt: () => compiledAt,
    tail: () => tail,
    compileOutput: () => compileOutput,
    isOver: () => life.signal.aborted,
    ready,
    ended,
    restart: (full, trigger) => {
      // the tool knows no other reasons; an edit in place is a file that was saved to it
      const params = { appId, fullRestart: full, reason: trigger === 'manual' ? trigger : 'save' }
      // with `debounce` the tool waits a moment for further saves
      const asked = trigger !== 'manual' ? { ...params, debounce: true } : params
      return client.request('app.restart', asked, timings.reload)
    },
    devtoolsUrl: () => devtoolsUrl,
    async stop(hurry = false) {
      const within = (ms: number) => (hurry ? Math.min(ms, timings.hurry) : ms)
      return stopTool({
        client,
        child,
        ended,
        appId,
        patienceMs: within(started ? timings.stop : timings.stopCompiling),
        graceMs: within(timings.terminate),
      })
    },
  }
}
