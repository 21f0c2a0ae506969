import type { Receipt } from '@mosaygent/contract'
import { refuse, succeed } from '../../errors/index.ts'
import type { Verdict } from './apply.ts'
import { bringChange } from './change.ts'
import type { Lives, LivesDeps } from './lives.ts'
import { makeReceipt, receiptSentence } from './receipt.ts'
import type { Stream, Trigger } from './run.ts'
import type { Acted } from './session-types.ts'
import { isReady, livingRun } from './state.ts'
import { createTurns } from './turns.ts'

const NOT_RUNNING = 'The preview is not running. Press “Start” first.'

export interface Reloads {
  act(action: Receipt['action'], trigger: Trigger): Promise<Acted>
}

type ReloadDeps = Pick<
  LivesDeps,
  'errors' | 'freshness' | 'history' | 'say' | 'changed' | 'timings' | 'onReceipt'
> & {
  readonly lives: Lives
  readonly listen: (heard: (stream: Stream, text: string) => void) => () => void
}

/** Reload and restart: one at a time, each ending in a receipt. */
export function createReloads(deps: ReloadDeps): Reloads {
  const { lives, freshness, history, say } = deps
  const turns = createTurns<Receipt['action'], Acted>()

  const notRunning = () => {
    const state = lives.state()
    return state.kind === 'crashed' ? `The preview is not running. ${state.message}` : NOT_RUNNING
  }

  async function perform(action: Receipt['action'], trigger: Trigger, begun: () => void): Promise<Acted> {
    const run = livingRun(lives.state())
    if (run !== null && !(await run.ready)) await lives.over()
    const state = lives.state()
    if (state.kind !== 'running' || state.run !== run) return refuse('not-running', notRunning())
    begun()
    const number = (history.latest()?.number ?? 0) + 1
    lives.become({ kind: action === 'reload' ? 'reloading' : 'restarting', run })
    const title = action === 'reload' ? 'Reload' : 'Restart'
    say(trigger === 'save' ? `${title}, because a file was saved` : title, 'info', title)
    const change = await bringChange({
      run,
      action,
      trigger,
      shown: freshness.shown(),
      refused: freshness.refused(),
      settleMs: deps.timings.settle,
      listen: deps.listen,
      readErrors: (lines, failed) => deps.errors.replace(run.project, lines, failed),
      startAgain,
    })
    // why it is gone is known once its end has been dealt with
    if (change.verdict.kind === 'gone') await lives.over()
    // a run that was started again has a beginning of its own
    if (livingRun(lives.state()) === run) freshness.took(change.reading, change.verdict.kind === 'applied')
    const receipt = makeReceipt({
      ...change,
      number,
      action,
      trigger,
      verdict: whyGone(change.verdict),
      codeOf: freshness.shown().at,
    })
    history.add(receipt)
    const message = receiptSentence(receipt)
    say(message, receipt.outcome === 'failed' || receipt.outcome === 'not-compiled' ? 'error' : 'info')
    deps.onReceipt(receipt)
    if (isReady(lives.state()) && livingRun(lives.state()) === run) lives.become({ kind: 'running', run })
    else deps.changed(true)
    return succeed({ message, receipt })
  }

  const startAgain = async (): Promise<Verdict> => {
    await lives.stop()
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
    const reason = state.kind === 'crashed' ? state.message : 'The preview was stopped.'
    return { kind: 'failed', reason, silent: true }
  }

  return {
    act(action, trigger) {
      const state = lives.state()
      if (livingRun(state) === null || state.kind === 'stopping')
        return Promise.resolve(refuse('not-running', notRunning()))
      return turns.take(action, (begun) => perform(action, trigger, begun))
    },
  }
}
