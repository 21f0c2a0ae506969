import { deviceOf } from '../phone/devices.ts'
import type { FrameSpec } from './frame-spec.ts'
import { isLive } from './mosaic-state.ts'
import type { MosaicState } from './mosaic-state.ts'
import { texts } from './texts.ts'

/** What sets a frame apart from the device as it is. */
export function conditionsOf({
  landscape,
  dark,
  textScale,
  locale,
  direction,
}: FrameSpec): readonly string[] {
  return [
    ...(landscape ? [texts.frame.landscape] : []),
    ...(dark ? [texts.frame.dark] : []),
    ...(textScale === 100 ? [] : [texts.frame.percent(textScale)]),
    ...(locale === null ? [] : [locale]),
    ...(direction === 'rtl' ? [texts.frame.rtl] : []),
  ]
}

/** `iPhone 16, dark, 130%`. */
export const nameOf = (spec: FrameSpec): string =>
  texts.frame.name(deviceOf(spec.device).name, conditionsOf(spec))

/** What there is to say of a frame that does not simply show the app; null: it does. */
export function stateWords(state: MosaicState, id: string): string | null {
  const frame = state.frames[id]
  if (frame === undefined || state.wanted === null) return texts.state.empty
  if (!isLive(state, id)) return texts.state.overLimit
  const { stage, inSight } = frame
  switch (stage.kind) {
    case 'empty':
      return texts.state.empty
    case 'queued':
      return inSight ? texts.state.queued : texts.state.later
    case 'loading':
      return texts.state.loading
    case 'failed':
      return texts.state.failed(stage.reason)
    case 'live':
      return inSight ? null : texts.state.paused
  }
}
