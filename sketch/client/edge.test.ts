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
