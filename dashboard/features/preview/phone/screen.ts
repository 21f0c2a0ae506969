import type { Device } from './devices.ts'

/**
 * The screen as it is held: its size, what of it the app does not get, and the frame around it. The system's own signs
 * stand in that room, so that nothing of the app lies below them; the app is told of no insets.
 */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
  /** Frame on each side of the screen. */
  readonly frameX: number
  readonly frameY: number
}

export function screenOf(device: Device, landscape: boolean): Screen {
  const { width, height, bar, barInLandscape, foot, footInLandscape, cutout, bothSides, bezel } = device
  if (!landscape) {
    const sides = { right: 0, left: 0, frameX: bezel.side, frameY: bezel.end }
    return { width, height, top: bar, bottom: foot, ...sides }
  }
  // turned to the left, the cutout lies at the left edge
  const left = cutout === 'none' ? 0 : bar
  return {
    width: height,
    height: width,
    top: barInLandscape,
    right: bothSides ? left : 0,
    bottom: footInLandscape,
    left,
    frameX: bezel.end,
    frameY: bezel.side,
  }
}

/** The part of the screen that is the app's. */
export const appSize = ({ width, height, top, right, bottom, left }: Screen) => ({
  width: width - left - right,
  height: height - top - bottom,
})
