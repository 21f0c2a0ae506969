import { expect, test } from 'vitest'
import { changeBetween } from './changed-boxes.ts'
import type { Pixels } from './changed-boxes.ts'

type Rect = readonly [x: number, y: number, width: number, height: number]

/** White with rectangles of a grey on it. */
function picture(width: number, height: number, rects: readonly Rect[], grey = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [x, y, across, down] of rects)
    for (let row = y; row < y + down; row += 1)
      for (let column = x; column < x + across; column += 1)
        data.fill(grey, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return { data, width, height }
}

test('the same picture has not changed', { tags: 'P-521' }, () => {
  expect(changeBetween(picture(40, 40, [[4, 4, 9, 9]]), picture(40, 40, [[4, 4, 9, 9]]))).toEqual({
    kind: 'same',
  })
})

test('each place that changed has a box as large as it', () => {
  const after = picture(200, 100, [
    [10, 10, 20, 10],
    [150, 60, 40, 30],
  ])
  expect(changeBetween(picture(200, 100, []), after)).toEqual({
    kind: 'changed',
    boxes: [
      { left: 0.75, top: 0.6, width: 0.2, height: 0.3 },
      { left: 0.05, top: 0.1, width: 0.1, height: 0.1 },
    ],
  })
})

test('the letters of a word are one place', () => {
  const after = picture(200, 100, [
    [20, 20, 4, 10],
    [30, 20, 4, 10],
    [40, 20, 4, 10],
  ])
  expect(changeBetween(picture(200, 100, []), after)).toEqual({
    kind: 'changed',
    boxes: [{ left: 0.1, top: 0.2, width: 0.12, height: 0.1 }],
  })
})

test('many places are one around them all', () => {
  const dots = Array.from({ length: 16 }, (_, at): Rect => [
    (at % 4) * 50 + 5,
    Math.floor(at / 4) * 50 + 5,
    4,
    4,
  ])
  expect(changeBetween(picture(200, 200, []), picture(200, 200, dots))).toEqual({
    kind: 'changed',
    boxes: [{ left: 0.025, top: 0.025, width: 0.77, height: 0.77 }],
  })
})

test('a shade that only smoothing makes is no change', () => {
  expect(changeBetween(picture(40, 40, [[4, 4, 9, 9]], 120), picture(40, 40, [[4, 4, 9, 9]], 124))).toEqual({
    kind: 'same',
  })
})

test('pictures of two sizes are not laid one over the other', () => {
  expect(changeBetween(picture(40, 40, []), picture(40, 50, []))).toEqual({ kind: 'other-size' })
})
