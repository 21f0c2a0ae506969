import * as z from 'zod/mini'
import type { DeviceIdentity, PageSettings } from '@mosaygent/contract'
import { deviceOf } from '../phone/devices.ts'
import { TEXT_SCALE } from '../view-settings.ts'

/** What one frame of the mosaic shows the app under. */
export const FrameSpec = z.object({
  id: z.string(),
  device: z.string(),
  landscape: z.boolean(),
  dark: z.boolean(),
  /** Percent. */
  textScale: z.number().check(z.minimum(TEXT_SCALE.least), z.maximum(TEXT_SCALE.most)),
  /** BCP 47; null: the browser's own. */
  locale: z.nullable(z.string()),
  /** Null: that of the language. */
  direction: z.nullable(z.enum(['ltr', 'rtl'])),
})
export type FrameSpec = z.infer<typeof FrameSpec>

/** As many frames as a sheet may have: more are too small to be read, whatever the machine can bear. */
export const MOST_FRAMES = 8

/** What the app in the frame is told that it runs on; like the one phone, a browser's page can be asked for. */
export const identityOfSpec = (spec: FrameSpec, as: 'device' | 'browser'): DeviceIdentity | null =>
  as === 'browser' ? null : deviceOf(spec.device).identity

/** The conditions in the words of the script in the page; `keyboard`: how much of the app a keyboard covers, px. */
export function settingsOfSpec(
  { textScale, locale, dark, direction }: FrameSpec,
  keyboard: number,
): PageSettings {
  return {
    type: 'mosaygent.settings',
    textScale: textScale === 100 ? null : textScale / 100,
    locale,
    brightness: dark ? 'dark' : 'light',
    direction,
    keyboard,
  }
}
