import type { ReloadAction } from '@mosaygent/contract'
import { messageOf, refuse, succeed } from '../../errors/index.ts'
import { START_RULE } from '../../console/index.ts'
import { levelOf } from './line-level.ts'
import { plainText } from '../../redaction/index.ts'
import { recordRun } from '../../runs/index.ts'
import type { Freshness } from '../watch/freshness.ts'
import { takeSnapshot } from '../watch/source-snapshot.ts'
import { type Companion, startCompanion } from './companion.ts'
import { explainCrash } from './crash.ts'
import { chooseEngine, type Engine, WHOLE_ANSWER } from './engine.ts'
import { createFirstCompile } from './first-compile.ts'
import { freePort } from './ports.ts'
import type { ReceiptHistory } from './receipt-history.ts'
import { type Run, startRun, type Stream } from './run.ts'
import type { Acted, Say, SessionDeps } from './session-types.ts'
import { isReady, livingRun, type SessionState } from './state.ts'

export interface LivesDeps extends SessionDeps {
  readonly freshness: Freshness
  readonly history: ReceiptHistory
  readonly say: Say
  readonly onLine: (stream: Stream, text: string) => void
  /** The status is another one; `urgent`: more than a new line of output. */
  readonly changed: (urgent: boolean) => void
  readonly onStarted: () => void
  /** The compiler has named errors of a start, which goes on all the same until the tool ends. */
  readonly onDoomed: () => void
}

/**
 * How the tool comes and goes, and the only writer of the session's state. One run at a time; late events of an earlier
 * run are dropped.
 */
export interface Lives {
  state(): SessionState
  /** The running app is asked to reload or restart. */
  beginAction(run: Run, action: ReloadAction): void
  /** The reload or restart is over: the run is as before, unless it has ended meanwhile. */
  endAction(run: Run): void
  /** Recorded at a start: the helper before this one ended while a preview ran. */
  endedWithHelper(): void
  start(): Promise<Acted>
  stop(): Promise<Acted>
  /** Stops and starts anew, unless somebody stops it meanwhile. */
  startAgain(): Promise<void>
  /** How many errors the compiler has named of the start that is under way. */
  compileErrors(): number
  /** Settles when the end of the newest run has been dealt with. */
  over(): Promise<void>
  companion(): Companion | null
  close(): Promise<void>
}

export function createLives(deps: LivesDeps): Lives {
  const { errors, freshness, say, timings } = deps
  let state: SessionState = { kind: 'stopped' }
  let preparing: Promise<Acted> | null = null
  let over: Promise<void> = Promise.resolve()
  let stopping: Promise<void> = Promise.resolve()
  let companion: Companion | null = null
  let runs = 0
  let closed = false
  /** Counts what people asked for. */
  let wishes = 0
  let troubled = false

  const become = (next: SessionState) => {
    state = next
    deps.changed(true)
  }
  /** Of one run it is told once: each of its processes has the same trouble. */
  const trouble = (error: unknown) => {
    if (!troubled) say(`What runs could not be written down: ${messageOf(error)}`, 'warning')
    troubled = true
  }

  const firstCompile = createFirstCompile({
    errors,
    settleMs: timings.announce,
    onTrouble: (error) => say(`The compiler’s errors could not be read: ${messageOf(error)}`, 'warning'),
    onErrors(run) {
      if (state.kind !== 'starting' || state.run !== run) return
      deps.changed(true)
      deps.onDoomed()
    },
  })

  async function prepare(): Promise<Acted> {
    if (state.kind === 'stopping') await stopping
    if (livingRun(state) !== null) return succeed({ message: 'The preview is already running.' })
    const project = await deps.flutterPath()
    if (project === null)
      return refuse(
        'no-flutter-codebase',
        'There is no Flutter codebase in the project directory. Clone it first.',
      )
    const engine = await chooseEngine(deps, project, WHOLE_ANSWER)
    if (engine === null)
      return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter, then press “Start”.')
    const [snapshot, port, sketchPort] = await Promise.all([takeSnapshot(project), freePort(), freePort()])
    if (closed) return refuse('not-running', 'The helper is closing.')
    deps.history.beginRun()
    say('Start', 'info', { rule: START_RULE })
    const run = spawn(engine, project, port)
    freshness.begin(project, { snapshot, at: new Date(run.startedAt) })
    become({ kind: 'starting', run })
    if (engine.kind === 'flutter' && deps.sketchProgram !== null && run.pid !== undefined)
      companion = giveWay(deps.sketchProgram, project, sketchPort)
    void run.ready.then((ready) => (ready ? started(run) : undefined))
    if (run.pid === undefined) {
      await over
      return refuse('preview-failed', state.kind === 'crashed' ? state.message : 'It could not be started.')
    }
    return succeed({ message: 'Starting the preview.' })
  }

  function spawn(engine: Engine, project: string, port: number): Run {
    runs += 1
    troubled = false
    const run: Run = startRun({
      id: runs,
      engine,
      project,
      port,
      env: deps.env,
      timings,
      onLine: (stream, text) => {
        deps.console.add({ source: engine.kind, level: levelOf(plainText(text)), text })
        if (state.kind === 'starting') firstCompile.heard(run, stream)
        deps.onLine(stream, text)
      },
      onProgress: (urgent) => livingRun(state) === run && deps.changed(urgent),
      onElsewhere: (url) =>
        say(`Flutter serves the app at ${url}. Only this machine's own http addresses are shown.`, 'warning'),
      onTool: (pid) => record?.also(pid),
    })
    const record = run.pid === undefined ? null : recordRun(deps.memory, run.pid, trouble)
    over = run.ended.then(async () => {
      const cleared = Promise.all([endCompanion(), record?.forget()])
      // a stop is over when nothing is left; a crash is told at once
      if (state.kind === 'stopping') await cleared
      await ended(run)
      await cleared
    })
    return run
  }

  /** The sketch stands in while the app compiles; what it cannot draw only leaves the waiting page. */
  function giveWay(program: string, project: string, port: number): Companion | null {
    let made: Companion
    try {
      const onChange = () => deps.changed(true)
      made = startCompanion(program, { project, port, env: deps.env, timings, onChange })
    } catch (error) {
      say(`The sketch could not be started: ${messageOf(error)}`, 'warning')
      return null
    }
    const record = made.pid === undefined ? null : recordRun(deps.memory, made.pid, trouble)
    return {
      ...made,
      async stop() {
        await made.stop()
        // not before: a helper killed in between would leave it running for good
        await record?.forget()
      },
    }
  }

  async function endCompanion(): Promise<void> {
    const ending = companion
    companion = null
    await ending?.stop()
  }

  function started(run: Run): void {
    if (state.kind !== 'starting' || state.run !== run) return
    freshness.readAt(run.compiledAt())
    errors.clear()
    become({ kind: 'running', run })
    void endCompanion()
    deps.onStarted()
  }

  async function ended(run: Run): Promise<void> {
    if (livingRun(state) !== run) return
    freshness.end()
    if (state.kind === 'stopping') {
      say('Stopped')
      become({ kind: 'stopped' })
      return
    }
    const crash = await explainCrash(run, state.kind === 'starting', errors)
    say(crash.message, 'error')
    become({ kind: 'crashed', run, ...crash })
  }

  async function stop(hurry = false): Promise<Acted> {
    if (preparing !== null) await preparing
    const run = livingRun(state)
    if (run === null) {
      if (state.kind === 'crashed') become({ kind: 'stopped' })
      return succeed({ message: 'The preview is not running.' })
    }
    if (state.kind !== 'stopping') {
      become({ kind: 'stopping', run })
      stopping = Promise.all([run.stop(hurry), endCompanion()]).then(() => over)
    }
    await stopping
    return succeed({ message: 'The preview is stopped.' })
  }

  function prepareOnce(): Promise<Acted> {
    preparing ??= prepare().finally(() => (preparing = null))
    return preparing
  }

  return {
    state: () => state,
    beginAction: (run, action) => become({ kind: action === 'reload' ? 'reloading' : 'restarting', run }),
    endAction(run) {
      if (isReady(state) && livingRun(state) === run) become({ kind: 'running', run })
      else deps.changed(true)
    },
    endedWithHelper: () => become({ kind: 'stopped', endedWithHelper: true }),
    start() {
      wishes += 1
      return prepareOnce()
    },
    stop() {
      wishes += 1
      return stop()
    },
    async startAgain() {
      wishes += 1
      const mine = wishes
      await stop()
      if (mine === wishes && !closed) await prepareOnce()
    },
    compileErrors: () => (state.kind === 'starting' ? firstCompile.errorsOf(state.run) : 0),
    over: () => over,
    companion: () => companion,
    async close() {
      closed = true
      await stop(true)
      await endCompanion()
    },
  }
}
