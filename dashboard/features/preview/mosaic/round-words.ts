import { durationText, wholeReceiptText } from '../preview-pane/receipt-text.ts'
import { isLive } from './mosaic-state.ts'
import type { FrameState, MosaicState, Outcome } from './mosaic-state.ts'
import { texts } from './texts.ts'

type Told = Outcome['kind'] | 'later'

/** A frame that waits to be seen is not waited for. */
export const toldOf = ({ outcome, stage, inSight }: FrameState): Told =>
  outcome.kind === 'waiting' && stage.kind === 'queued' && !inSight ? 'later' : outcome.kind

/** The frames that count: those that the machine bears. */
export const liveFrames = (state: MosaicState): readonly FrameState[] =>
  state.order.flatMap((id) => {
    const frame = state.frames[id]
    return frame === undefined || !isLive(state, id) ? [] : [frame]
  })

/** Whether there is anything to say of a reload or restart: frames that came after it have its code from their beginning. */
export const isAboutRound = (state: MosaicState): boolean =>
  state.round !== null &&
  (state.round.receipt.outcome !== 'applied' ||
    liveFrames(state).some(({ outcome }) => outcome.kind !== 'untouched'))

/** One line for all frames. */
export function roundWords(state: MosaicState): string {
  const frames = liveFrames(state)
  const { round } = state
  const { receipt: words } = texts
  const live = frames.filter(({ stage }) => stage.kind === 'live').length
  if (round === null || !isAboutRound(state)) return words.live(live, state.order.length)
  const { action, number } = round.receipt
  const told = frames.map(toldOf)
  const count = (kind: Told) => told.filter((one) => one === kind).length
  if (count('untouched') === frames.length) return wholeReceiptText(round.receipt)
  const waiting = count('waiting')
  if (waiting > 0) return words.under(action, number, frames.length - waiting, frames.length)
  const parts = (['in-place', 'loaded', 'failed', 'later'] as const).flatMap((kind) =>
    count(kind) === 0 ? [] : [words.part[kind](count(kind))],
  )
  const last = Math.max(0, ...frames.map(({ outcome }) => ('ms' in outcome ? outcome.ms : 0)))
  return words.done(action, number, parts, durationText(last))
}

/** The same for one frame. */
export function outcomeWords(frame: FrameState): string {
  const { one } = texts.receipt
  const { outcome } = frame
  switch (outcome.kind) {
    case 'waiting':
      return toldOf(frame) === 'later' ? one.later : one.waiting
    case 'untouched':
      return one.untouched
    case 'in-place':
      return one.inPlace(durationText(outcome.ms))
    case 'loaded':
      return (outcome.why === 'no-answer' ? one.noAnswer : one.loaded)(durationText(outcome.ms))
    case 'failed':
      return one.failed(outcome.reason)
  }
}

/** Whether all that is seen of the newest code has been decided. */
export const isSettled = (state: MosaicState): boolean =>
  !liveFrames(state).some((frame) => toldOf(frame) === 'waiting')
