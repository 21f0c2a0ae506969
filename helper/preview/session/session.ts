import type { PreviewEngine, Receipt } from '@mosaygent/contract'
import { refuse, succeed } from '../../errors/index.ts'
import { levelOf } from '../console/level.ts'
import { createAnnouncer } from './announcer.ts'
import type { Verdict } from './apply.ts'
import { bringChange, type ShownCode } from './change.ts'
import { explainCrash } from './crash.ts'
import { chooseEngine } from './engine.ts'
import { freePort } from './ports.ts'
import { makeReceipt, receiptSentence } from './receipt.ts'
import { type Run, startRun, type Stream } from './run.ts'
import { takeSnapshot } from './source-snapshot.ts'
import type { Acted, PreviewSession, SessionDeps } from './session-types.ts'
import { isReady, livingRun, type SessionState, statusOf } from './state.ts'
import { createTurns } from './turns.ts'

const NOT_RUNNING = 'The preview is not running. Press Start first.'

export function createPreviewSession(deps: SessionDeps): PreviewSession {
  const { errors } = deps
  const turns = createTurns<Receipt['action'], Acted>()
  const hearers = new Set<(stream: Stream, text: string) => void>()
  let state: SessionState = { kind: 'stopped' }
  let idle: { kind: PreviewEngine; version: string | null } | null = null
  let receipt: Receipt | null = null
  let preparing: Promise<Acted> | null = null
  /** Settles when the end of the newest run has been dealt with. */
  let over: Promise<void> = Promise.resolve()
  let stopping: Promise<void> = Promise.resolve()
  let runs = 0
  let closed = false
  let shown: ShownCode = { snapshot: new Map(), at: new Date() }

  /** Read again after each wait: the compiler would hold on to what it last saw. */
  const now = (): SessionState => state
  const current = () => statusOf({ state, gatewayPort: deps.gatewayPort(), receipt, idle })
  const announcer = createAnnouncer(() => deps.onStatus(current()), deps.timings.announce)
  const become = (next: SessionState) => {
    state = next
    announcer.changed(true)
  }
  const say = (text: string, level: 'info' | 'error' = 'info', rule?: string) =>
    deps.console.add({ source: 'helper', level, text, ...(rule === undefined ? {} : { rule }) })

  async function prepare(): Promise<Acted> {
    if (state.kind === 'stopping') await stopping
    if (livingRun(state) !== null) return succeed({ message: 'The preview is already running.' })
    const project = await deps.flutterPath()
    if (project === null)
      return refuse(
        'no-flutter-codebase',
        'There is no Flutter codebase in the project directory. Clone it first.',
      )
    const engine = await chooseEngine(deps, project)
    if (engine === null)
      return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter, then press Start.')
    idle = engine
    const [snapshot, port] = await Promise.all([takeSnapshot(project), freePort()])
    if (closed) return refuse('not-running', 'The helper is closing.')
    runs += 1
    receipt = null
    say('Start', 'info', 'Start')
    const run: Run = startRun({
      id: runs,
      engine,
      project,
      port,
      env: deps.env,
      timings: deps.timings,
      onLine: (stream, text) => {
        deps.console.add({ source: 'flutter', level: levelOf(text), text })
        for (const hear of hearers) hear(stream, text)
      },
      onProgress: (urgent) => {
        if (livingRun(state) === run) announcer.changed(urgent)
      },
    })
    shown = { snapshot, at: new Date(run.startedAt) }
    become({ kind: 'starting', run })
    void run.ready.then((ready) => (ready ? started(run) : undefined))
    over = run.ended.then(() => ended(run))
    if (run.pid === undefined) {
      await over
      return refuse('preview-failed', current().message)
    }
    return succeed({ message: 'Starting the preview.' })
  }

  function started(run: Run): void {
    if (state.kind !== 'starting' || state.run !== run) return
    shown = { snapshot: shown.snapshot, at: run.compiledAt() }
    errors.clear()
    become({ kind: 'running', run })
  }

  async function ended(run: Run): Promise<void> {
    if (livingRun(state) !== run) return
    if (state.kind === 'stopping') {
      say('Stopped')
      become({ kind: 'stopped' })
      return
    }
    const crash = await explainCrash(run, state.kind === 'starting', errors)
    say(crash.message, 'error')
    become({ kind: 'crashed', run, ...crash })
  }

  async function perform(action: Receipt['action'], begun: () => void): Promise<Acted> {
    const run = livingRun(state)
    if (run !== null && !(await run.ready)) await over
    if (state.kind !== 'running' || state.run !== run) return refuse('not-running', notRunning())
    begun()
    become({ kind: action === 'reload' ? 'reloading' : 'restarting', run })
    const title = action === 'reload' ? 'Reload' : 'Restart'
    say(title, 'info', title)
    const change = await bringChange({
      run,
      action,
      shown,
      settleMs: deps.timings.settle,
      listen: (heard) => {
        hearers.add(heard)
        return () => hearers.delete(heard)
      },
      readErrors: (lines, failed) => errors.replace(run.project, lines, failed),
    })
    shown = change.shown
    const made = makeReceipt({
      ...change,
      number: (receipt?.number ?? 0) + 1,
      action,
      verdict: whyGone(change.verdict),
      codeOf: shown.at,
    })
    receipt = made
    const message = receiptSentence(made)
    say(message, made.outcome === 'failed' || made.outcome === 'not-compiled' ? 'error' : 'info')
    deps.onReceipt(made)
    if (isReady(now()) && livingRun(now()) === run) become({ kind: 'running', run })
    else announcer.changed(true)
    return succeed({ message, receipt: made })
  }

  const notRunning = () =>
    state.kind === 'crashed' ? `The preview is not running. ${state.message}` : NOT_RUNNING
  const whyGone = (verdict: Verdict): Exclude<Verdict, { kind: 'gone' }> => {
    if (verdict.kind !== 'gone') return verdict
    const reason = state.kind === 'crashed' ? state.message : 'The preview was stopped.'
    return { kind: 'failed', reason, silent: true }
  }

  function act(action: Receipt['action']): Promise<Acted> {
    if (livingRun(state) === null || state.kind === 'stopping')
      return Promise.resolve(refuse('not-running', notRunning()))
    return turns.take(action, (begun) => perform(action, begun))
  }

  async function stop(): Promise<Acted> {
    if (preparing !== null) await preparing
    const run = livingRun(state)
    if (run === null) {
      if (state.kind === 'crashed') become({ kind: 'stopped' })
      return succeed({ message: 'The preview is not running.' })
    }
    if (state.kind !== 'stopping') {
      become({ kind: 'stopping', run })
      stopping = run.stop().then(() => over)
    }
    await stopping
    return succeed({ message: 'The preview is stopped.' })
  }

  return {
    start() {
      preparing ??= prepare().finally(() => (preparing = null))
      return preparing
    },
    stop,
    reload: () => act('reload'),
    restart: () => act('restart'),
    async status() {
      if (livingRun(state) === null) idle = await chooseEngine(deps, await deps.flutterPath())
      return current()
    },
    state: () => state,
    async close() {
      closed = true
      await stop()
      announcer.close()
      deps.console.flush()
    },
  }
}
