import type { Device } from './devices.ts'
import { screenOf } from './screen.ts'

/** A soft keyboard from the lower edge of the screen up, px; upright and on its side, as the systems draw it. */
const HEIGHTS = {
  iphone: { upright: 336, onSide: 209 },
  /** Without a line at the lower edge there is no room kept for one. */
  'iphone-button': { upright: 260, onSide: 194 },
  ipad: { upright: 337, onSide: 421 },
  'android-phone': { upright: 311, onSide: 214 },
  'android-tablet': { upright: 316, onSide: 356 },
} as const

export function keyboardHeight({ identity, home }: Device, landscape: boolean): number {
  const kind = identity === 'iphone' && home === 'button' ? 'iphone-button' : identity
  return landscape ? HEIGHTS[kind].onSide : HEIGHTS[kind].upright
}

/** How much of the app a keyboard that is up covers: the room below the app is the system's anyway. */
export function keyboardOver(device: Device, landscape: boolean): number {
  return keyboardHeight(device, landscape) - screenOf(device, landscape).bottom
}
