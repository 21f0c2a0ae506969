import { type AppEnvironment, DEFAULT_ENVIRONMENT, type ReloadAction, START_RULE } from '@mosaygent/contract'
import { messageOf, type Outcome, refuse, succeed } from '../../errors/index.ts'
import { levelOf } from './line-level.ts'
import { plainText } from '../../redaction/index.ts'
import { recordRun } from '../../process-registry/index.ts'
import type { Staleness } from '../watch/staleness.ts'
import { takeSnapshot } from '../watch/source-snapshot.ts'
import { type Placeholder, startPlaceholder } from './placeholder.ts'
import { explainCrash } from './crash.ts'
import { chooseEngine, type Engine, sketchEngine, WHOLE_ANSWER } from './engine.ts'
import { createFirstCompile } from './first-compile.ts'
import { freePort } from './ports.ts'
import type { ReceiptHistory } from './receipt-history.ts'
import { type Run, startRun, type Stream } from './run.ts'
import type { Acted, Log, SessionDeps } from './session-types.ts'
import { isReady, livingRun, type SessionState } from './state.ts'
import type { WantedRun } from './wanted-run.ts'

export interface RunLifecycleDeps extends SessionDeps {
  readonly staleness: Staleness
  readonly history: ReceiptHistory
  readonly log: Log
  readonly onLine: (stream: Stream, text: string) => void
  /** The status has changed; `urgent`: by more than a new line of output. */
  readonly changed: (urgent: boolean) => void
  readonly onStarted: () => void
  /** The compiler has reported errors of a start. The tool still runs until it ends by itself. */
  readonly onCompileErrors: () => void
}

/**
 * How the tool comes and goes, and the only writer of the session's state. One run at a time; late events of an earlier
 * run are dropped.
 */
export interface RunLifecycle {
  state(): SessionState
  /** The running app is asked to reload or restart. */
  beginAction(run: Run, action: ReloadAction): void
  /** The reload or restart is done: the run is as before, unless it has ended meanwhile. */
  endAction(run: Run): void
  /** Recorded at a start: the helper before this one ended while a preview ran. */
  endedWithHelper(): void
  /** `app`: the folder of the app; null: there is none. */
  start(environment: AppEnvironment, app: string | null): Promise<Acted>
  stop(): Promise<Acted>
  /** Whose configuration runs, or ran last; null: nothing was started. */
  environment(): AppEnvironment | null
  /** The run goes on as another environment's: both run the same. */
  useAs(environment: AppEnvironment): void
  /** What a start of this run's app in an environment would run now. */
  wanted(run: Run, environment: AppEnvironment): Promise<Outcome<WantedRun>>
  /** Stops and starts again, unless a person stops it meanwhile. */
  startAgain(): Promise<void>
  /** Work that ends a run and begins the next one: between the two it is busy all the same. */
  renew<T>(work: () => Promise<T>): Promise<T>
  /** An app runs, is about to, or is between its end and its next start. */
  isBusy(): boolean
  /** How many errors the compiler has reported of the current start. */
  compileErrors(): number
  /** Resolves when the end of the newest run has been handled. */
  settled(): Promise<void>
  /** The sketch that is shown while the app compiles; null: none runs. */
  placeholder(): Placeholder | null
  close(): Promise<void>
}

export function createRunLifecycle(deps: RunLifecycleDeps): RunLifecycle {
  const { errors, staleness, log, timings } = deps
  let state: SessionState = { kind: 'stopped' }
  let preparing: Promise<Acted> | null = null
  let settled: Promise<void> = Promise.resolve()
  let stopping: Promise<void> = Promise.resolve()
  let placeholder: Placeholder | null = null
  let runs = 0
  let closed = false
  /** Counts the commands of people, so that a restart does not undo a later Stop. */
  let commands = 0
  let recordFailed = false
  let environment: AppEnvironment | null = null
  let renewals = 0

  const transition = (next: SessionState) => {
    state = next
    deps.changed(true)
  }
  /** Logged once for each run, because each of its processes has the same trouble. */
  const onRecordFailed = (error: unknown) => {
    if (!recordFailed) log(`What runs could not be written down: ${messageOf(error)}`, 'warning')
    recordFailed = true
  }

  const firstCompile = createFirstCompile({
    errors,
    settleMs: timings.announce,
    onTrouble: (error) => log(`The compiler’s errors could not be read: ${messageOf(error)}`, 'warning'),
    onErrors(run) {
      if (state.kind !== 'starting' || state.run !== run) return
      deps.changed(true)
      deps.onCompileErrors()
    },
  })

  async function prepare(project: string | null, asked: AppEnvironment): Promise<Acted> {
    if (state.kind === 'stopping') await stopping
    if (livingRun(state) !== null) return succeed({ message: 'The preview is already running.' })
    if (project === null)
      return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
    const engine = await chooseEngine(deps, project, WHOLE_ANSWER)
    if (engine === null) return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter first.')
    const prepared = await deps.runSource.prepare(asked, project, flutterVersionOf(engine))
    if (!prepared.ok) return prepared
    const wanted = prepared.value
    const [snapshot, port, sketchPort] = await Promise.all([takeSnapshot(project), freePort(), freePort()])
    if (closed) return refuse('not-running', 'The helper is closing.')
    deps.history.beginRun()
    environment = asked
    const { name } = wanted
    log(name === null ? 'Start' : `Start with ${name}`, 'info', {
      rule: START_RULE,
      project,
      ...(name === null ? {} : { configuration: name }),
    })
    for (const note of wanted.run.notes) log(note)
    const run = spawn(engine, project, port, wanted)
    const code = { snapshot, at: new Date(run.startedAt) }
    staleness.begin(project, code, { copies: engine.kind === 'flutter' })
    transition({ kind: 'starting', run })
    const sketch = engine.kind === 'flutter' ? sketchEngine(deps) : null
    if (sketch !== null && run.pid !== undefined)
      placeholder = sketchPlaceholder(sketch, project, sketchPort, wanted)
    void run.ready.then((ready) => (ready ? started(run) : undefined))
    if (run.pid === undefined) {
      await settled
      return refuse('preview-failed', state.kind === 'crashed' ? state.message : 'It could not be started.')
    }
    return succeed({ message: 'Starting the preview.' })
  }

  function spawn(engine: Engine, project: string, port: number, wanted: WantedRun): Run {
    runs += 1
    recordFailed = false
    const run: Run = startRun({
      id: runs,
      engine,
      project,
      port,
      wanted,
      env: deps.env,
      timings,
      onLine: (stream, text) => {
        deps.console.add({ source: engine.kind, level: levelOf(plainText(text)), text })
        if (state.kind === 'starting') firstCompile.onLine(run, stream)
        deps.onLine(stream, text)
      },
      onProgress: (urgent) => livingRun(state) === run && deps.changed(urgent),
      onElsewhere: (url) =>
        log(`Flutter serves the app at ${url}. Only this machine's own http addresses are shown.`, 'warning'),
      onTool: (pid) => record?.also(pid),
    })
    const record = run.pid === undefined ? null : recordRun(deps.memory, run.pid, onRecordFailed)
    settled = run.ended.then(async () => {
      const cleared = Promise.all([stopPlaceholder(), record?.forget()])
      // a stop is done when no process is left; a crash is reported at once
      if (state.kind === 'stopping') await cleared
      await ended(run)
      await cleared
    })
    return run
  }

  /** Shows the sketch while the app compiles. Where it cannot start, the waiting page stays. */
  function sketchPlaceholder(
    sketch: Engine,
    project: string,
    port: number,
    wanted: WantedRun,
  ): Placeholder | null {
    let made: Placeholder
    try {
      const onChange = () => deps.changed(true)
      made = startPlaceholder(sketch, { project, port, wanted, env: deps.env, timings, onChange })
    } catch (error) {
      log(`The sketch could not be started: ${messageOf(error)}`, 'warning')
      return null
    }
    const record = made.pid === undefined ? null : recordRun(deps.memory, made.pid, onRecordFailed)
    return {
      ...made,
      async stop() {
        await made.stop()
        // only now: a helper that is killed before would leave the process running
        await record?.forget()
      },
    }
  }

  async function stopPlaceholder(): Promise<void> {
    const ending = placeholder
    placeholder = null
    await ending?.stop()
  }

  function started(run: Run): void {
    if (state.kind !== 'starting' || state.run !== run) return
    staleness.readAt(run.compiledAt())
    errors.clear()
    transition({ kind: 'running', run })
    void stopPlaceholder()
    deps.onStarted()
  }

  async function ended(run: Run): Promise<void> {
    if (livingRun(state) !== run) return
    staleness.end()
    if (state.kind === 'stopping') {
      log('Stopped')
      transition({ kind: 'stopped' })
      return
    }
    const crash = await explainCrash(run, state.kind === 'starting', errors)
    log(crash.message, 'error')
    transition({ kind: 'crashed', run, ...crash })
  }

  async function stop(hurry = false): Promise<Acted> {
    if (preparing !== null) await preparing
    const run = livingRun(state)
    if (run === null) {
      if (state.kind === 'crashed') transition({ kind: 'stopped' })
      return succeed({ message: 'The preview is not running.' })
    }
    if (state.kind !== 'stopping') {
      transition({ kind: 'stopping', run })
      stopping = Promise.all([run.stop(hurry), stopPlaceholder()]).then(() => settled)
    }
    await stopping
    return succeed({ message: 'The preview is stopped.' })
  }

  function prepareOnce(asked: AppEnvironment, project: string | null): Promise<Acted> {
    preparing ??= prepare(project, asked).finally(() => (preparing = null))
    return preparing
  }

  async function renew<T>(work: () => Promise<T>): Promise<T> {
    renewals += 1
    try {
      return await work()
    } finally {
      renewals -= 1
      // it may not have come back
      if (livingRun(state) === null) deps.changed(true)
    }
  }

  return {
    state: () => state,
    beginAction: (run, action) => transition({ kind: action === 'reload' ? 'reloading' : 'restarting', run }),
    endAction(run) {
      if (isReady(state) && livingRun(state) === run) transition({ kind: 'running', run })
      else deps.changed(true)
    },
    endedWithHelper: () => transition({ kind: 'stopped', endedWithHelper: true }),
    environment: () => environment,
    useAs(next) {
      environment = next
    },
    wanted: (run, of) => deps.runSource.wanted(of, run.project, flutterVersionOf(run.engine)),
    start(asked, app) {
      commands += 1
      return prepareOnce(asked, app)
    },
    stop() {
      commands += 1
      return stop()
    },
    async startAgain() {
      commands += 1
      const mine = commands
      // it stays the one of its project, whichever is chosen meanwhile
      const project = livingRun(state)?.project ?? null
      await renew(async () => {
        await stop()
        if (mine === commands && !closed) await prepareOnce(environment ?? DEFAULT_ENVIRONMENT, project)
      })
    },
    renew,
    isBusy: () => livingRun(state) !== null || preparing !== null || renewals > 0,
    compileErrors: () => (state.kind === 'starting' ? firstCompile.errorsOf(state.run) : 0),
    settled: () => settled,
    placeholder: () => placeholder,
    async close() {
      closed = true
      await stop(true)
      await stopPlaceholder()
    },
  }
}

/** The sketch takes the arguments of any version. */
const flutterVersionOf = (engine: Engine) => (engine.kind === 'sketch' ? null : engine.version)
