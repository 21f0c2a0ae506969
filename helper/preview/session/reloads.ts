import { type AppEnvironment, DEFAULT_ENVIRONMENT, type Receipt, type ScreenState } from '@mosaygent/contract'
import { createSerialQueue } from '../../async/index.ts'
import { refuse, succeed } from '../../errors/index.ts'
import type { Verdict } from './apply.ts'
import { applyChange, type Change } from './change.ts'
import type { RunLifecycle, RunLifecycleDeps } from './run-lifecycle.ts'
import { makeReceipt, onScreen, receiptSentence, stoppedOnTheWay } from './receipt.ts'
import type { Expected, ScreenWatch } from './screen-watch.ts'
import type { Run, Stream, Trigger } from './run.ts'
import type { Acted } from './session-types.ts'
import { livingRun } from './state.ts'
import { isSameRun, whyAnotherStart } from './wanted-run.ts'

const NOT_RUNNING = 'The preview is not running.'

const ENDED = 'The preview ended before the page had shown it.'
const BY = { manual: '', save: ', on save', edit: ', by an edit in the phone' } as const
const TITLE = { reload: 'Reload', restart: 'Restart' } as const

export interface Reloads {
  /** `environment`: what runs then is of that one; that of the run where it is left out. */
  act(action: Receipt['action'], trigger: Trigger, environment?: AppEnvironment): Promise<Acted>
}

type ReloadDeps = Pick<
  RunLifecycleDeps,
  'errors' | 'staleness' | 'history' | 'log' | 'changed' | 'timings' | 'onReceipt'
> & {
  readonly lifecycle: RunLifecycle
  readonly screen: ScreenWatch
  readonly listen: (onLine: (stream: Stream, text: string) => void) => () => void
}

/** A queued action that the tool has finished; its reply may still wait for the page. */
interface Performed {
  readonly reply: Promise<Acted>
}

/** Reload and restart: the tool takes one at a time. Each ends in a receipt, which changes until the page has drawn. */
export function createReloads(deps: ReloadDeps): Reloads {
  const { lifecycle, staleness, history, log, screen } = deps
  const queue = createSerialQueue<Receipt['action'], Performed>()

  const notRunning = () => {
    const state = lifecycle.state()
    return state.kind === 'crashed' ? `The preview is not running. ${state.message}` : NOT_RUNNING
  }

  const refused = (): Performed => ({ reply: Promise.resolve(refuse('not-running', notRunning())) })
  let startingAgain = false

  /** Stop was pressed while the action waited in the queue. */
  function stoppedWhileQueued(action: Receipt['action'], trigger: Trigger): Performed {
    const receipt = makeReceipt({
      number: (history.latest()?.number ?? 0) + 1,
      action,
      trigger,
      verdict: { kind: 'stopped' },
      files: 0,
      waiting: [],
      durationMs: 0,
      codeOf: staleness.shown().at,
      at: history.nextMoment(),
      screen: null,
      configuration: null,
    })
    const message = receiptSentence(receipt)
    return { reply: Promise.resolve(succeed({ message, receipt })) }
  }

  async function perform(
    action: Receipt['action'],
    trigger: Trigger,
    asked: AppEnvironment | undefined,
    begun: () => void,
  ): Promise<Performed> {
    const run = livingRun(lifecycle.state())
    if (run !== null && !(await run.ready)) await lifecycle.settled()
    const state = lifecycle.state()
    if (state.kind === 'stopping' || state.kind === 'stopped') return stoppedWhileQueued(action, trigger)
    if (state.kind !== 'running' || state.run !== run) return refused()
    begun()
    const environment = asked ?? lifecycle.environment() ?? DEFAULT_ENVIRONMENT
    // a reload brings code only
    const wanted = action === 'restart' ? await lifecycle.wanted(run, environment) : succeed(run.wanted)
    if (!wanted.ok) return { reply: Promise.resolve(wanted) }
    if (livingRun(lifecycle.state()) !== run || lifecycle.state().kind !== 'running')
      return stoppedWhileQueued(action, trigger)
    const values = isSameRun(wanted.value, run.wanted) ? null : whyAnotherStart(wanted.value, run.wanted)
    if (values === null) lifecycle.useAs(environment)
    screen.release()
    const number = (history.latest()?.number ?? 0) + 1
    lifecycle.beginAction(run, action)
    const rule = TITLE[action]
    const title = `${rule}${BY[trigger]}`
    const { name } = wanted.value
    const configuration = name === null ? {} : { configuration: name }
    log(title, 'info', { rule, project: run.project, section: { action, number, trigger }, ...configuration })
    const before = screen.begin()
    const change = await applyChange({
      run,
      action,
      trigger,
      shown: staleness.shown(),
      compiled: staleness.compiled(),
      behind: screen.isBehind(),
      refused: staleness.wasRefused(),
      settleMs: deps.timings.settle,
      listen: deps.listen,
      readErrors: (lines, failed) => deps.errors.replace(run.project, lines, failed),
      values,
      startAgain: () => lifecycle.renew(() => startAgain(environment, run.project)),
      readFirst: (read) => staleness.readFirst(read),
    })
    // the reason is known once the end of the run has been handled
    if (change.verdict.kind === 'gone') await lifecycle.settled()
    const fresh = screenFor(change.verdict, before)
    // a run that was started again has its own sources
    if (livingRun(lifecycle.state()) === run)
      staleness.recordTaken(change.reading, sourcesAfter(change.verdict, fresh))
    const receipt = makeReceipt({
      ...change,
      number,
      action,
      trigger,
      verdict: explainGone(change.verdict),
      codeOf: staleness.shown().at,
      at: history.nextMoment(),
      screen: fresh,
      configuration: livingRun(lifecycle.state())?.wanted.name ?? null,
    })
    history.add(receipt)
    deps.onReceipt(receipt)
    lifecycle.endAction(run)
    const shownBy = livingRun(lifecycle.state())
    return {
      reply:
        fresh === null || shownBy === null ? reply(receipt) : awaitScreen(receipt, fresh, change, shownBy),
    }
  }

  /** The state of a fresh page; null: none is needed. After a new start the dashboard loads a page by itself. */
  function screenFor(verdict: Verdict, before: ScreenState): ScreenState | null {
    if (verdict.kind !== 'applied' || verdict.inPlace) return null
    return verdict.how === 'stop-start' ? before : screen.begin()
  }

  /** Replies once a page has shown it, or when that takes too long; the receipt may change after the reply. */
  async function awaitScreen(
    receipt: Receipt,
    fresh: ScreenState,
    { reading }: Change,
    run: Run,
  ): Promise<Acted> {
    let replied = false
    let newest = receipt
    const update = (next: Receipt) => {
      newest = next
      history.replace(newest)
      deps.onReceipt(newest)
      deps.changed(true)
    }
    const expected: Expected = {
      receipt: receipt.at,
      begun: reading.begun,
      run,
      settle(state) {
        if (state.state === 'shown' || state.state === 'no-page') staleness.recordShown()
        update(onScreen(receipt, state, staleness.shown().at))
        if (replied && state.state === 'shown')
          log(`${TITLE[receipt.action]} ${receipt.number}: on screen after ${state.ms} ms.`)
        if (replied && state.state === 'not-shown') log(receiptSentence(newest), 'error')
      },
      ended() {
        if (lifecycle.state().kind !== 'stopping')
          expected.settle({ state: 'not-shown', reason: ENDED, errors: [] })
        else if (startingAgain) expected.settle({ state: 'replaced' })
        else update(stoppedOnTheWay(receipt))
      },
    }
    await screen.expect(expected, fresh)
    replied = true
    return reply(newest)
  }

  function reply(receipt: Receipt): Promise<Acted> {
    const message = receiptSentence(receipt)
    const bad =
      receipt.outcome === 'failed' ||
      receipt.outcome === 'not-compiled' ||
      receipt.screen?.state === 'not-shown'
    log(message, bad ? 'error' : 'info', { receipt })
    return Promise.resolve(succeed({ message, receipt }))
  }

  const startAgain = async (environment: AppEnvironment, project: string): Promise<Verdict> => {
    startingAgain = true
    await lifecycle.stop().finally(() => (startingAgain = false))
    const reply = await lifecycle.start(environment, project)
    if (!reply.ok) return { kind: 'failed', reason: reply.problem.detail, silent: true }
    const run = livingRun(lifecycle.state())
    if (run !== null && (await run.ready))
      return { kind: 'applied', inPlace: false, how: 'stop-start', note: null }
    await lifecycle.settled()
    return { kind: 'gone' }
  }

  const explainGone = (verdict: Verdict): Exclude<Verdict, { kind: 'gone' }> => {
    if (verdict.kind !== 'gone') return verdict
    const state = lifecycle.state()
    if (state.kind !== 'crashed') return { kind: 'stopped' }
    return { kind: 'failed', reason: state.message, silent: true }
  }

  return {
    async act(action, trigger, environment) {
      const state = lifecycle.state()
      if (livingRun(state) === null || state.kind === 'stopping') return refused().reply
      const performed = await queue.add(action, (begun) => perform(action, trigger, environment, begun))
      return performed.reply
    },
  }
}

/** Where the sources have arrived; `no-page` counts as the screen, because no page shows older code. */
function sourcesAfter(verdict: Verdict, fresh: ScreenState | null): 'screen' | 'tool' | 'nothing' {
  if (verdict.kind === 'unchanged') return 'screen'
  if (verdict.kind !== 'applied') return 'nothing'
  return fresh?.state === 'waiting' ? 'tool' : 'screen'
}
