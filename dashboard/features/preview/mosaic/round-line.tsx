import { CircleCheck, CircleDashed, CircleMinus, CircleX } from '#icons'
import { useState } from 'react'
import { Popover, Spinner, useAnnounceChange } from '#ui'
import paneStyles from '../preview-pane/preview-pane.module.css'
import { OutcomeIcon } from '../preview-pane/receipt-line.tsx'
import { secondsText } from '../phone/clock-text.ts'
import type { FrameSpec } from './frame-spec.ts'
import { nameOf } from './frame-words.ts'
import type { FrameState, MosaicState } from './mosaic-state.ts'
import { isAboutRound, isSettled, liveFrames, outcomeWords, roundWords, toldOf } from './round-words.ts'
import { texts } from './texts.ts'

/** What the newest reload or restart came to over all frames; pressed, in each of them. */
export function RoundLine({ state, specs }: { state: MosaicState; specs: readonly FrameSpec[] }) {
  const [open, setOpen] = useState(false)
  const words = roundWords(state)
  const { round } = state
  useAnnounceChange(round === null ? '' : isSettled(state) ? round.receipt.at : null, words)
  return (
    <Popover
      title={texts.receipt.title}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={paneStyles.pill} data-testid="round">
          <RoundIcon state={state} />
          <span className="truncate">{words}</span>
          {round === null || !isAboutRound(state) ? null : (
            <span className={paneStyles.at}>{secondsText(round.receipt.at)}</span>
          )}
        </button>
      }
    >
      <ul className="grid gap-1.5 px-4 pb-4">
        {specs.map((spec) => {
          const frame = state.frames[spec.id]
          return (
            <li key={spec.id} className="grid grid-cols-[auto_1fr] gap-2">
              <span className="translate-y-[3px]">
                <FrameIcon frame={frame} />
              </span>
              <span>
                <span className="type-strong">{nameOf(spec)}</span>{' '}
                <span className="text-ink-2">{frame === undefined ? null : outcomeWords(frame)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

function RoundIcon({ state }: { state: MosaicState }) {
  if (state.round === null) return <CircleMinus aria-hidden="true" className="text-ink-3" />
  if (!isSettled(state)) return <Spinner size={14} />
  const frames = liveFrames(state)
  // the words are those of the receipt then
  if (isAboutRound(state) && frames.every(({ outcome }) => outcome.kind === 'untouched'))
    return <OutcomeIcon receipt={state.round.receipt} />
  const worst =
    frames.find(({ outcome }) => outcome.kind === 'failed') ??
    frames.find((frame) => toldOf(frame) === 'later') ??
    frames[0]
  return <FrameIcon frame={worst} />
}

function FrameIcon({ frame }: { frame: FrameState | undefined }) {
  switch (frame?.outcome.kind) {
    case 'in-place':
    case 'loaded':
      return <CircleCheck aria-hidden="true" className="size-4 text-good-ink" />
    case 'waiting':
      return <CircleDashed aria-hidden="true" className="size-4 text-ink-3" />
    case 'failed':
      return <CircleX aria-hidden="true" className="size-4 text-bad-ink" />
    case 'untouched':
    case undefined:
      return <CircleMinus aria-hidden="true" className="size-4 text-ink-3" />
  }
}
