import type { FrameSpec } from './frame-spec.ts'
import { texts } from './texts.ts'

/** Sheets that come with the product. */
export const PRESETS = [
  'phones',
  'text-sizes',
  'dark-and-light',
  'right-to-left',
  'tablet-and-landscape',
] as const
export type Preset = (typeof PRESETS)[number]

export const presetName = (preset: Preset): string => texts.presets[preset]

/** The frames of a preset. `device`: the one that the single phone shows, for sheets that are about something else. */
export function framesOf(preset: Preset, device: string): readonly FrameSpec[] {
  return specsOf(preset, device).map((spec, index) => frameOf(`${preset}-${index + 1}`, device, spec))
}

function frameOf(id: string, device: string, spec: Partial<FrameSpec>): FrameSpec {
  return {
    id,
    device: spec.device ?? device,
    landscape: spec.landscape ?? false,
    dark: spec.dark ?? false,
    textScale: spec.textScale ?? 100,
    locale: spec.locale ?? null,
    direction: spec.direction ?? null,
  }
}

function specsOf(preset: Preset, device: string): readonly Partial<FrameSpec>[] {
  switch (preset) {
    case 'phones':
      return ['iphone-se', 'galaxy-s24', 'iphone-16', 'pixel-9', 'iphone-16-pro-max'].map((id) => ({
        device: id,
      }))
    case 'text-sizes':
      return [85, 100, 130, 200].map((textScale) => ({ textScale }))
    case 'dark-and-light': {
      const other = device.startsWith('iphone') ? 'pixel-9' : 'iphone-16'
      return [{}, { dark: true }, { device: other }, { device: other, dark: true }]
    }
    case 'right-to-left':
      return [
        {},
        { locale: 'ar', direction: 'rtl' },
        { locale: 'he', direction: 'rtl' },
        { locale: 'ar', direction: 'rtl', textScale: 130 },
      ]
    case 'tablet-and-landscape':
      return [
        { device: 'ipad-mini' },
        { device: 'ipad-pro-11', landscape: true },
        { device: 'iphone-16', landscape: true },
        { device: 'galaxy-s24', landscape: true },
      ]
  }
}
