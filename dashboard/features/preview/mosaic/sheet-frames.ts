import type { FrameSpec } from './frame-spec.ts'
import type { Mosaic } from './mosaic-settings.ts'
import { PRESETS, framesOf } from './presets.ts'
import type { Preset } from './presets.ts'

/** The frames that are seen. `device`: of the one phone. */
export function framesOfMosaic({ sheet, frames, saved }: Mosaic, device: string): readonly FrameSpec[] {
  if (frames !== null) return frames
  const own = saved.find(({ id }) => id === sheet)
  return own?.frames ?? framesOf(presetOf(sheet) ?? PRESETS[0], device)
}

/** The preset of that id; null: it is none. */
export const presetOf = (id: string): Preset | null => PRESETS.find((preset) => preset === id) ?? null
