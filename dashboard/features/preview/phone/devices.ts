import type { DeviceIdentity } from '@mosaygent/contract'

/**
 * One notion of a device: size, frame and the parts of the screen that the app does not get. All in logical px,
 * as the app is told them; sizes and insets from the makers' own tables (Apple's layout guide, Android's display
 * metrics at the default display size).
 */
export interface Device {
  readonly id: string
  readonly name: string
  readonly kind: 'phone' | 'tablet'
  /** What the app is told that it runs on. */
  readonly identity: DeviceIdentity
  readonly width: number
  readonly height: number
  /** Device pixels a logical pixel; the browser keeps its own, so it is said and not simulated. */
  readonly density: number
  /** Radius of the screen. */
  readonly corner: number
  readonly cutout: 'island' | 'notch' | 'hole' | 'none'
  /** Height of the status bar in portrait: the app begins below it. */
  readonly bar: number
  /** The same in landscape; 0 where the status bar goes. */
  readonly barInLandscape: number
  /** What stands at the lower edge: a line on the screen, or a round button below it. */
  readonly home: 'line' | 'button'
  /** Height of the room for that line: the app ends above it. */
  readonly foot: number
  readonly footInLandscape: number
  /** In landscape the side across from the cutout is kept free too. */
  readonly bothSides: boolean
  /** Frame around the screen: sides, and top and bottom. */
  readonly bezel: { readonly side: number; readonly end: number }
}

const IPHONE = {
  kind: 'phone',
  identity: 'iphone',
  density: 3,
  barInLandscape: 0,
  home: 'line',
  foot: 34,
  footInLandscape: 21,
  bothSides: true,
  bezel: { side: 12, end: 12 },
} as const
const ANDROID = {
  kind: 'phone',
  identity: 'android-phone',
  cutout: 'hole',
  barInLandscape: 24,
  home: 'line',
  foot: 24,
  footInLandscape: 24,
  bothSides: false,
  bezel: { side: 11, end: 11 },
} as const
const TABLET = {
  kind: 'tablet',
  density: 2,
  cutout: 'none',
  bar: 24,
  barInLandscape: 24,
  home: 'line',
  foot: 20,
  footInLandscape: 20,
  bothSides: false,
} as const

const iphone: Device = {
  ...IPHONE,
  id: 'iphone-16',
  name: 'iPhone 16',
  width: 393,
  height: 852,
  corner: 55,
  cutout: 'island',
  bar: 59,
}

export const DEVICES: readonly Device[] = [
  iphone,
  {
    ...IPHONE,
    id: 'iphone-16-pro-max',
    name: 'iPhone 16 Pro Max',
    width: 440,
    height: 956,
    corner: 62,
    cutout: 'island',
    bar: 62,
  },
  {
    ...IPHONE,
    id: 'iphone-13-mini',
    name: 'iPhone 13 mini',
    width: 375,
    height: 812,
    corner: 44,
    cutout: 'notch',
    bar: 50,
  },
  {
    ...IPHONE,
    id: 'iphone-se',
    name: 'iPhone SE',
    width: 375,
    height: 667,
    density: 2,
    corner: 0,
    cutout: 'none',
    bar: 20,
    home: 'button',
    foot: 0,
    footInLandscape: 0,
    bothSides: false,
    bezel: { side: 14, end: 86 },
  },
  {
    ...ANDROID,
    id: 'pixel-9',
    name: 'Pixel 9',
    width: 412,
    height: 924,
    density: 2.625,
    corner: 46,
    bar: 52,
  },
  {
    ...ANDROID,
    id: 'pixel-9-pro-xl',
    name: 'Pixel 9 Pro XL',
    width: 448,
    height: 997,
    density: 3,
    corner: 48,
    bar: 52,
  },
  {
    ...ANDROID,
    id: 'galaxy-s24',
    name: 'Galaxy S24',
    width: 360,
    height: 780,
    density: 3,
    corner: 36,
    bar: 36,
  },
  {
    ...TABLET,
    id: 'ipad-mini',
    identity: 'ipad',
    name: 'iPad mini',
    width: 744,
    height: 1133,
    corner: 22,
    bezel: { side: 30, end: 30 },
  },
  {
    ...TABLET,
    id: 'ipad-pro-11',
    identity: 'ipad',
    name: 'iPad Pro 11"',
    width: 834,
    height: 1210,
    corner: 24,
    bezel: { side: 26, end: 26 },
  },
  {
    ...TABLET,
    id: 'pixel-tablet',
    identity: 'android-tablet',
    name: 'Pixel Tablet',
    width: 800,
    height: 1280,
    corner: 18,
    foot: 24,
    footInLandscape: 24,
    bezel: { side: 44, end: 44 },
  },
]

/** The device of that id; the first one when there is none. */
export const deviceOf = (id: string): Device => DEVICES.find((device) => device.id === id) ?? iphone
