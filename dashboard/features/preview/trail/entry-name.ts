import { secondsText } from '../phone/clock-text.ts'
import { texts } from './texts.ts'
import type { TrailEntry } from './trail.ts'

/** `Reload 3, 14:02:11`. */
export const entryName = ({ action, number, at }: TrailEntry): string =>
  texts.entry(action, number, secondsText(new Date(at).toISOString()))
