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

/** @param off why there is none now; null: there is. */
export function useStoryboard(off: string | null): StoryboardPlace {
  const [wanted, setWanted] = useState(false)
  // another sketch, later, is not shown so unasked
  if (off !== null && wanted) setWanted(false)
  return {
    open: wanted && off === null,
    off,
    show: () => {
      setWanted(true)
    },
    close: () => {
      setWanted(false)
    },
  }
}

/** Why there is no storyboard; null: there is. */
export function storyOff(running: boolean, sketch: boolean, mosaic: boolean): string | null {
  if (!running) return texts.startFirst
  if (!sketch) return texts.noSketch
  return mosaic ? texts.oneFrame : null
}
