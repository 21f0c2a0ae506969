import { expect, test } from 'vitest'
import { gradientColour } from './gradient-colour.ts'

const BOX = { width: 200, height: 100 }
const rounded = (image: string, x: number, y: number) =>
  gradientColour(image, BOX, x, y)?.map((part) => Math.round(part * 100) / 100) ?? null

test.each([
  // towards the bottom is not written
  ['linear-gradient(rgb(0, 0, 0), rgb(200, 100, 0))', 0, 50, [100, 50, 0, 1]],
  ['linear-gradient(to top, rgb(0, 0, 0), rgb(200, 100, 0))', 7, 0, [200, 100, 0, 1]],
  ['linear-gradient(to right, rgb(0, 0, 0), rgb(200, 100, 0))', 50, 9, [50, 25, 0, 1]],
  ['linear-gradient(to left, rgb(0, 0, 0), rgb(200, 100, 0))', 0, 9, [200, 100, 0, 1]],
  // corner to corner: the other two corners have the middle
  ['linear-gradient(to right bottom, rgb(0, 0, 0), rgb(200, 100, 0))', 200, 100, [200, 100, 0, 1]],
  ['linear-gradient(to right bottom, rgb(0, 0, 0), rgb(200, 100, 0))', 200, 0, [100, 50, 0, 1]],
  ['linear-gradient(to left bottom, rgb(0, 0, 0), rgb(200, 100, 0))', 200, 0, [0, 0, 0, 1]],
  // stops that are written, and one between two of them that is not
  ['linear-gradient(rgb(0, 0, 0) 50%, rgb(200, 0, 0) 100%)', 0, 20, [0, 0, 0, 1]],
  ['linear-gradient(rgb(0, 0, 0), rgb(90, 0, 0), rgb(200, 0, 0))', 0, 50, [90, 0, 0, 1]],
  ['linear-gradient(rgb(0, 0, 0) 0%, rgb(90, 0, 0), rgb(200, 0, 0) 40%)', 0, 20, [90, 0, 0, 1]],
  ['linear-gradient(rgb(0, 0, 0), rgb(200, 0, 0) 40%)', 0, 99, [200, 0, 0, 1]],
  // what cannot be seen has no colour to give
  ['linear-gradient(rgba(255, 255, 255, 0), rgb(10, 46, 26))', 0, 50, [10, 46, 26, 0.5]],
] as const)('%s at %d, %d', { tags: 'P-773' }, (image, x, y, colour) => {
  expect(rounded(image, x, y)).toEqual(colour)
})

test.each([
  'none',
  'url("a.png")',
  'radial-gradient(circle, rgb(0, 0, 0), rgb(1, 1, 1))',
  'linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1)), url("a.png")',
  'linear-gradient(45deg, rgb(0, 0, 0), rgb(1, 1, 1))',
  'linear-gradient(rgb(0, 0, 0) 4px, rgb(1, 1, 1))',
])('nothing is known of %s', { tags: 'P-773' }, (image) => {
  expect(gradientColour(image, BOX, 1, 1)).toBeNull()
})
