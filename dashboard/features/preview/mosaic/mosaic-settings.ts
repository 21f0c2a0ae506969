import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'
import { FrameSpec, MOST_FRAMES } from './frame-spec.ts'
import { PRESETS } from './presets.ts'

const Frames = z.array(FrameSpec).check(z.minLength(1), z.maxLength(MOST_FRAMES))
const SavedSheet = z.object({ id: z.string(), name: z.string(), frames: Frames })
/** A sheet of one's own. */
export type SavedSheet = z.infer<typeof SavedSheet>

const Mosaic = z.object({
  /** The mosaic is seen instead of the one phone. */
  open: z.boolean(),
  /** The id of a preset, or of a sheet of one's own. */
  sheet: z.string(),
  /** The frames, where they are no longer those of the sheet; null: as the sheet has them. */
  frames: z.nullable(Frames),
  saved: z.array(SavedSheet),
})
/** Which sheet is seen, and the sheets of one's own. */
export type Mosaic = z.infer<typeof Mosaic>

const CLOSED: Mosaic = { open: false, sheet: PRESETS[0], frames: null, saved: [] }

/** Remembered in this browser. */
export const useMosaicSettings = () => useBrowserSetting('preview_mosaic', Mosaic, CLOSED)
