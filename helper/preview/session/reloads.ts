import type { Receipt, ScreenState } from '@mosaygent/contract'
import { createSerialQueue } from '../../async/index.ts'
import { refuse, succeed } from '../../errors/index.ts'
import type { Verdict } from './apply.ts'
import { bringChange, type Change } from './change.ts'
import type { Lives, LivesDeps } from './lives.ts'
import { makeReceipt, onScreen, receiptSentence, stoppedOnTheWay } from './receipt.ts'
import type { Expected, ScreenWatch } from './screen-watch.ts'
import type { Run, Stream, Trigger } from './run.ts'
import type { Acted } from './session-types.ts'
import { livingRun } from './state.ts'

const NOT_RUNNING = 'The preview is not running. Press “Start” first.'

const ENDED = 'The preview ended before the page had shown it.'
const RULE = { reload: 'Reload', restart: 'Restart' } as const

export interface Reloads {
  act(action: Receipt['action'], trigger: Trigger): Promise<Acted>
}

type ReloadDeps = Pick<
  LivesDeps,
  'errors' | 'freshness' | 'history' | 'say' | 'changed' | 'timings' | 'onReceipt'
> & {
  readonly lives: Lives
  readonly screen: ScreenWatch
  readonly listen: (heard: (stream: Stream, text: string) => void) => () => void
}

/** What a turn leaves behind: the tool is free for the next one, the reply may still wait for the page. */
interface Turn {
  readonly reply: Promise<Acted>
}

/** Reload and restart: the tool takes one at a time, each ends in a receipt that goes on to the first frame. */
export function createReloads(deps: ReloadDeps): Reloads {
  const { lives, freshness, history, say, screen } = deps
  const queue = createSerialQueue<Receipt['action'], Turn>()

  const notRunning = () => {
    const state = lives.state()
    return state.kind === 'crashed' ? `The preview is not running. ${state.message}` : NOT_RUNNING
  }

  const refused = (): Turn => ({ reply: Promise.resolve(refuse('not-running', notRunning())) })
  let startingAgain = false

  /** Stop was pressed while it waited for its turn. */
  function neverBegun(action: Receipt['action'], trigger: Trigger): Turn {
    const receipt = makeReceipt({
      number: (history.latest()?.number ?? 0) + 1,
      action,
      trigger,
      verdict: { kind: 'stopped' },
      files: 0,
      durationMs: 0,
      codeOf: freshness.shown().at,
      at: history.nextMoment(),
      screen: null,
    })
    const message = receiptSentence(receipt)
    return { reply: Promise.resolve(succeed({ message, receipt })) }
  }

  async function perform(action: Receipt['action'], trigger: Trigger, begun: () => void): Promise<Turn> {
    const run = livingRun(lives.state())
    if (run !== null && !(await run.ready)) await lives.over()
    const state = lives.state()
    if (state.kind === 'stopping' || state.kind === 'stopped') return neverBegun(action, trigger)
    if (state.kind !== 'running' || state.run !== run) return refused()
    begun()
    screen.release()
    const number = (history.latest()?.number ?? 0) + 1
    lives.beginAction(run, action)
    const rule = RULE[action]
    const title = trigger === 'save' ? `${rule}, on save` : rule
    say(title, 'info', { rule, section: { action, number, trigger } })
    const before = screen.begin()
    const change = await bringChange({
      run,
      action,
      trigger,
      shown: freshness.shown(),
      compiled: freshness.compiled(),
      behind: screen.isBehind(),
      refused: freshness.refused(),
      settleMs: deps.timings.settle,
      listen: deps.listen,
      readErrors: (lines, failed) => deps.errors.replace(run.project, lines, failed),
      startAgain,
    })
    // why it is gone is known once its end has been dealt with
    if (change.verdict.kind === 'gone') await lives.over()
    const fresh = screenFor(change.verdict, before)
    // a run that was started again has a beginning of its own
    if (livingRun(lives.state()) === run) freshness.took(change.reading, into(change.verdict, fresh))
    const receipt = makeReceipt({
      ...change,
      number,
      action,
      trigger,
      verdict: whyGone(change.verdict),
      codeOf: freshness.shown().at,
      at: history.nextMoment(),
      screen: fresh,
    })
    history.add(receipt)
    deps.onReceipt(receipt)
    lives.endAction(run)
    const shownBy = livingRun(lives.state())
    return {
      reply:
        fresh === null || shownBy === null ? tell(receipt) : awaitScreen(receipt, fresh, change, shownBy),
    }
  }

  /** What is true of a fresh page; null: none is needed. A frame goes with its run, and its dashboard loads the next one. */
  function screenFor(verdict: Verdict, before: ScreenState): ScreenState | null {
    if (verdict.kind !== 'applied' || verdict.inPlace) return null
    return verdict.how === 'stop-start' ? before : screen.begin()
  }

  /** Replies once a page has shown it, or when that takes too long; the receipt goes on to change after that. */
  async function awaitScreen(
    receipt: Receipt,
    fresh: ScreenState,
    { reading }: Change,
    run: Run,
  ): Promise<Acted> {
    let replied = false
    let newest = receipt
    const became = (next: Receipt) => {
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
        if (state.state === 'shown' || state.state === 'no-page') freshness.seen()
        became(onScreen(receipt, state, freshness.shown().at))
        if (replied && state.state === 'shown')
          say(`${RULE[receipt.action]} ${receipt.number}: on screen after ${state.ms} ms.`)
        if (replied && state.state === 'not-shown') say(receiptSentence(newest), 'error')
      },
      ended() {
        if (lives.state().kind !== 'stopping')
          expected.settle({ state: 'not-shown', reason: ENDED, errors: [] })
        else if (startingAgain) expected.settle({ state: 'replaced' })
        else became(stoppedOnTheWay(receipt))
      },
    }
    await screen.expect(expected, fresh)
    replied = true
    return tell(newest)
  }

  function tell(receipt: Receipt): Promise<Acted> {
    const message = receiptSentence(receipt)
    const bad =
      receipt.outcome === 'failed' ||
      receipt.outcome === 'not-compiled' ||
      receipt.screen?.state === 'not-shown'
    say(message, bad ? 'error' : 'info', { receipt })
    return Promise.resolve(succeed({ message, receipt }))
  }

  const startAgain = async (): Promise<Verdict> => {
    startingAgain = true
    await lives.stop().finally(() => (startingAgain = false))
    const reply = await lives.start()
    if (!reply.ok) return { kind: 'failed', reason: reply.problem.detail, silent: true }
    const run = livingRun(lives.state())
    if (run !== null && (await run.ready))
      return { kind: 'applied', inPlace: false, how: 'stop-start', note: null }
    await lives.over()
    return { kind: 'gone' }
  }

  const whyGone = (verdict: Verdict): Exclude<Verdict, { kind: 'gone' }> => {
    if (verdict.kind !== 'gone') return verdict
    const state = lives.state()
    if (state.kind !== 'crashed') return { kind: 'stopped' }
    return { kind: 'failed', reason: state.message, silent: true }
  }

  return {
    async act(action, trigger) {
      const state = lives.state()
      if (livingRun(state) === null || state.kind === 'stopping') return refused().reply
      const turn = await queue.add(action, (begun) => perform(action, trigger, begun))
      return turn.reply
    },
  }
}

/** Where the sources are after a change: `no-page` counts as seen, since nothing shows older code. */
function into(verdict: Verdict, fresh: ScreenState | null): 'screen' | 'tool' | 'nothing' {
  if (verdict.kind === 'unchanged') return 'screen'
  if (verdict.kind !== 'applied') return 'nothing'
  return fresh?.state === 'waiting' ? 'tool' : 'screen'
}
