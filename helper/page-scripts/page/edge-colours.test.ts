import { expect, test } from 'vitest'
import { EDGE_PARTS } from '@mosaygent/contract/app-frame'
import { type Colour, edgeOf as edgeOfColours } from './edge-colours.ts'

const edgeOf = (...parts: readonly (readonly [number, Colour])[]) =>
  edgeOfColours(parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour)))

test(
  'a bar and the ground below it are two colours, with the place where they meet',
  { tags: 'P-214' },
  () => {
    expect(edgeOf([56, [103, 80, 164]], [344, [255, 255, 255]])).toEqual([
      { colour: 'rgb(103, 80, 164)', to: 0.14 },
      { colour: 'rgb(255, 255, 255)', to: 1 },
    ])
  },
)

test(
  'what differs by a shade, or is a line of two pixels, is no colour of its own',
  { tags: 'P-214' },
  () => {
    expect(edgeOf([50, [255, 255, 255]], [2, [0, 0, 0]], [48, [253, 254, 255]])).toEqual([
      { colour: 'rgb(255, 255, 255)', to: 0.52 },
      { colour: 'rgb(253, 254, 255)', to: 1 },
    ])
    expect(edgeOf([50, [255, 255, 255]], [50, [253, 254, 255]])).toEqual([
      { colour: 'rgb(255, 255, 255)', to: 1 },
    ])
  },
)

test('what cannot be read is said so, and an edge of it alone is not known', { tags: 'P-214' }, () => {
  expect(edgeOf([25, null], [75, [1, 2, 3]])).toEqual([
    { colour: null, to: 0.25 },
    { colour: 'rgb(1, 2, 3)', to: 1 },
  ])
  expect(edgeOf([100, null])).toBeNull()
})

test('a picture is told as the means of equal parts', { tags: 'P-214' }, () => {
  const picture = edgeOf(...Array.from({ length: 480 }, (_, at) => [1, [at % 256, 0, 9]] as const))
  expect(picture).toHaveLength(EDGE_PARTS)
  expect(picture).toMatchObject({ 0: { colour: 'rgb(10, 0, 9)', to: 1 / 24 }, 23: { to: 1 } })
})
