/** One notion of a device: size, frame and the parts of the screen that the app does not get. Logical px. */
export interface Device {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
  /** Radius of the glass. */
  readonly corner: number
  readonly cutout: 'island' | 'hole' | 'none'
  /** Height of the status bar in portrait. */
  readonly bar: number
  /** Whether the status bar stays in landscape, as on tablets. */
  readonly barInLandscape: boolean
}

const iphone: Device = {
  id: 'iphone-16',
  name: 'iPhone 16',
  width: 390,
  height: 844,
  corner: 50,
  cutout: 'island',
  bar: 54,
  barInLandscape: false,
}

export const DEVICES: readonly Device[] = [
  iphone,
  {
    id: 'iphone-se',
    name: 'iPhone SE',
    width: 375,
    height: 667,
    corner: 30,
    cutout: 'none',
    bar: 30,
    barInLandscape: false,
  },
  {
    id: 'pixel-9',
    name: 'Pixel 9',
    width: 412,
    height: 924,
    corner: 46,
    cutout: 'hole',
    bar: 48,
    barInLandscape: false,
  },
  {
    id: 'ipad-mini',
    name: 'iPad mini',
    width: 744,
    height: 1133,
    corner: 26,
    cutout: 'none',
    bar: 30,
    barInLandscape: true,
  },
]

/** The device of that id; the first one when there is none. */
export const deviceOf = (id: string): Device => DEVICES.find((device) => device.id === id) ?? iphone

/** Width of the frame around the glass. */
export const BEZEL = 12

/** The screen as it is held: its size, and how much of it is taken at the top and at the left. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly left: number
}

export function screenOf(device: Device, landscape: boolean): Screen {
  if (!landscape) return { width: device.width, height: device.height, top: device.bar, left: 0 }
  const top = device.barInLandscape ? device.bar : 0
  return { width: device.height, height: device.width, top, left: device.cutout === 'none' ? 0 : device.bar }
}
