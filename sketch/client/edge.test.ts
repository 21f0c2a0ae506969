import { expect, test } from 'vitest'
import { edgeOf } from './edge.ts'

test.each([
  [393, 391],
  // a browser at 110 % gives a frame of 393 px less than that
  [392.727, 390],
  [392.727, 389.5],
  [390.5, 388.2],
])('an edge of %f px is looked at to its end, whatever lies at %f', (length, at) => {
  let reads = 0
  const edge = edgeOf(length, (pixel) => {
    reads += 1
    if (reads > 1000) throw new Error('it does not come to an end')
    return pixel < at ? 'rgb(1, 1, 1)' : 'rgb(2, 2, 2)'
  })
  expect(edge).toMatchObject([{ colour: 'rgb(1, 1, 1)' }, { colour: 'rgb(2, 2, 2)', to: 1 }])
})

test('an edge that runs from one colour into another is told in parts', { tags: 'P-773' }, () => {
  const edge = edgeOf(480, (pixel) => `rgb(${Math.round(pixel / 2)}, 0, 0)`)
  expect(edge).toHaveLength(24)
  expect(edge?.[0]).toEqual({ colour: 'rgb(5, 0, 0)', to: 1 / 24 })
  expect(edge?.at(-1)).toEqual({ colour: 'rgb(235, 0, 0)', to: 1 })
  expect(edgeOf(480, () => null)).toBeNull()
  // the line above the app, which is of one colour, does not run into it
  const below = edgeOf(500, (pixel) => (pixel < 20 ? 'rgb(9, 9, 9)' : `rgb(${Math.round(pixel / 2)}, 0, 0)`))
  expect(below).toHaveLength(24)
  const ends = below?.slice(0, 3).map(({ colour, to }) => [colour, Math.round(to * 500 * 2) / 2])
  expect(ends).toEqual([
    ['rgb(9, 9, 9)', 19.5],
    ['rgb(9, 9, 9)', 20],
    ['rgb(10, 0, 0)', 20.5],
  ])
  for (let band = 9; band < 60; band += 1) {
    const any = edgeOf(759, (pixel) => (pixel < band ? 'rgb(9, 9, 9)' : `rgb(${Math.round(pixel)}, 0, 0)`))
    expect(any?.at(-1)?.to).toBe(1)
  }
})
