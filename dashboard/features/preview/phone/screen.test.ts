import { describe, expect, it } from 'vitest'
import { DEVICES, deviceOf } from './devices.ts'
import { appSize, screenOf } from './screen.ts'

/**
 * By the makers' tables: pixels that an app draws at, pixels a logical one has, and the safe areas in portrait (top,
 * bottom) and landscape (top, sides, bottom). Apple: layout guide and `safeAreaInsets`; Android: display sizes, and
 * the system's own status bar (or cutout) and gesture bar of 24 dp.
 */
const PUBLISHED = {
  'iphone-16': [1179, 2556, 3, [59, 34], [0, 59, 59, 21]],
  'iphone-16-pro-max': [1320, 2868, 3, [62, 34], [0, 62, 62, 21]],
  'iphone-13-mini': [1125, 2436, 3, [50, 34], [0, 50, 50, 21]],
  'iphone-se': [750, 1334, 2, [20, 0], [0, 0, 0, 0]],
  'pixel-9': [1080, 2424, 2.625, [52, 24], [24, 52, 0, 24]],
  'pixel-9-pro-xl': [1344, 2992, 3, [52, 24], [24, 52, 0, 24]],
  'galaxy-s24': [1080, 2340, 3, [36, 24], [24, 36, 0, 24]],
  'ipad-mini': [1488, 2266, 2, [24, 20], [24, 0, 0, 20]],
  'ipad-pro-11': [1668, 2420, 2, [24, 20], [24, 0, 0, 20]],
  'pixel-tablet': [1600, 2560, 2, [24, 24], [24, 0, 0, 24]],
} as const

describe('the devices', () => {
  it('are six phones and two tablets at least, each in the table', () => {
    expect(DEVICES.filter(({ kind }) => kind === 'phone').length).toBeGreaterThanOrEqual(6)
    expect(DEVICES.filter(({ kind }) => kind === 'tablet').length).toBeGreaterThanOrEqual(2)
    expect(DEVICES.map(({ id }) => id)).toEqual(Object.keys(PUBLISHED))
  })

  it.each(Object.entries(PUBLISHED))(
    '%s has its true size, density and safe areas',
    { tags: 'P-086' },
    (id, published) => {
      const [across, along, density, [top, bottom], sideways] = published
      const device = deviceOf(id)
      expect(device.density).toBe(density)
      // whole pixels, where the device has a part of one left
      expect(Math.abs(device.width - across / density)).toBeLessThan(1)
      expect(Math.abs(device.height - along / density)).toBeLessThan(1)
      const upright = screenOf(device, false)
      expect(upright).toMatchObject({ top, bottom, left: 0, right: 0 })
      expect(appSize(upright)).toEqual({ width: device.width, height: device.height - top - bottom })
      const [above, left, right, below] = sideways
      const turned = screenOf(device, true)
      expect(turned).toMatchObject({ width: device.height, height: device.width })
      expect(turned).toMatchObject({ top: above, left, right, bottom: below })
      expect(appSize(turned)).toEqual({
        width: device.height - left - right,
        height: device.width - above - below,
      })
    },
  )
})
