import { useState } from 'react'
import { texts } from './texts.ts'

/** The sheet with all pages of the app. */
export interface StoryboardPlace {
  readonly open: boolean
  /** Why there is none; null: there is. */
  readonly off: string | null
  readonly show: () => void
  readonly close: () => void
}

/**
 * @param off why there is none now; null: there is.
 * @param toOneFrame leaves the mosaic: a page that is chosen is opened in one phone.
 */
export function useStoryboard(off: string | null, toOneFrame: () => void): StoryboardPlace {
  const [wanted, setWanted] = useState(false)
  // another sketch, later, is not shown so unasked
  if (off !== null && wanted) setWanted(false)
  return {
    open: wanted && off === null,
    off,
    show: () => {
      toOneFrame()
      setWanted(true)
    },
    close: () => {
      setWanted(false)
    },
  }
}

/** Why there is no storyboard; null: there is. */
export function storyOff(running: boolean, sketch: boolean): string | null {
  if (!running) return texts.startFirst
  return sketch ? null : texts.noSketch
}
