import { expect, test } from 'vitest'
import { edgeStops } from './edge-gradient.ts'

test('colours side by side meet at once, and what is not known lets the plain glass through', () => {
  expect(
    edgeStops([
      { colour: 'rgb(1, 2, 3)', to: 0.25 },
      { colour: null, to: 1 },
    ]),
  ).toEqual([
    [0, 'rgb(1, 2, 3)'],
    [0.25, 'rgb(1, 2, 3)'],
    [0.25, 'transparent'],
    [1, 'transparent'],
  ])
})

test('the parts of a picture run into each other', () => {
  const edge = Array.from({ length: 24 }, (_, part) => ({ colour: 'rgb(9, 9, 9)', to: (part + 1) / 24 }))
  const stops = edgeStops(edge)
  expect(stops).toHaveLength(24)
  expect(stops[0]).toEqual([1 / 48, 'rgb(9, 9, 9)'])
})
