import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import type { Picture } from './compare.ts'

const WHITE = [255, 255, 255]
const RED = [255, 0, 0]

/** A white page with one rectangle. */
function page(color: readonly number[], left: number, top: number, right: number, bottom: number): Picture {
  const [width, height] = [60, 50]
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const inside = x >= left && x < right && y >= top && y < bottom
    pixels.set([...(inside ? color : WHITE), 255], at * 4)
  }
  return { width, height, pixels }
}

const FIRST = page(RED, 10, 10, 30, 30)

test.each([
  ['the same', FIRST, { boxes: 3, edge: 0, lost: 0, pixels: 0 }],
  [
    'a tone that no one tells apart',
    page([253, 2, 2], 10, 10, 30, 30),
    { boxes: 3, edge: 0, lost: 0, pixels: 0 },
  ],
  [
    'moved',
    page(RED, 14, 11, 34, 31),
    { boxes: 3, edge: 4, lost: 0, pixels: (2 * (20 * 20 - 16 * 19)) / 30 },
  ],
  // as a circle of twenty comes out that is smoothed at both ends
  ['a pixel smaller', page(RED, 10, 10, 29, 29), { boxes: 3, edge: 1, lost: 0, pixels: 39 / 30 }],
  [
    'a pixel smaller and moved',
    page(RED, 13, 10, 32, 29),
    { boxes: 3, edge: 3, lost: 0, pixels: (400 + 361 - 2 * 17 * 19) / 30 },
  ],
  ['of another colour', page([0, 0, 255], 10, 10, 30, 30), { boxes: 3, edge: 0, lost: 1, pixels: 400 / 30 }],
  ['absent', page(WHITE, 0, 0, 0, 0), { boxes: 3, edge: 0, lost: 2, pixels: 400 / 30 }],
])('a second picture that is %s', (_, second, difference) => {
  expect(compare(FIRST, second)).toEqual({ ...difference, pixels: expect.closeTo(difference.pixels, 0) })
})
