import { useState } from 'react'
import { texts } from './texts.ts'

/** The sheet with all pages of the app. */
export interface StoryboardPlace {
  readonly open: boolean
  /** The app took the sketch's place while it was open: its pages stay, and none is drawn any more. */
  readonly overtaken: boolean
  /** Why there is none; null: there is. */
  readonly off: string | null
  readonly show: () => void
  readonly close: () => void
}

/**
 * @param off why there is none now; null: there is.
 * @param appRuns whether the frame shows the app itself.
 * @param toOneFrame leaves the mosaic: a page that is chosen is opened in one phone.
 */
export function useStoryboard(off: string | null, appRuns: boolean, toOneFrame: () => void): StoryboardPlace {
  const [sheet, setSheet] = useState<'closed' | 'drawn' | 'overtaken'>('closed')
  // what somebody looks at does not go by itself; another sketch, later, is not shown unasked
  const now = sheet === 'drawn' && off !== null && appRuns ? 'overtaken' : sheet
  const stays = now === 'overtaken' ? appRuns : off === null
  const next = stays ? now : 'closed'
  if (next !== sheet) setSheet(next)
  return {
    open: next !== 'closed',
    overtaken: next === 'overtaken',
    off,
    show: () => {
      toOneFrame()
      setSheet('drawn')
    },
    close: () => {
      setSheet('closed')
    },
  }
}

/** Why there is no storyboard; null: there is. */
export function storyOff(running: boolean, sketch: boolean): string | null {
  if (!running) return texts.startFirst
  return sketch ? null : texts.noSketch
}
