import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { LOOK_SCRIPT } from './client-look.ts'

/** The edge of a picture that changes its colour at `at`; fails where looking does not come to an end. */
const edgeOf = (length: number, at: number): unknown => {
  const edge: unknown = runInNewContext(
    `${LOOK_SCRIPT}; edgeOf(${length}, (x) => x < ${at} ? 'rgb(1, 1, 1)' : 'rgb(2, 2, 2)')`,
    {},
    { timeout: 1000 },
  )
  return edge
}

test.each([
  [393, 391],
  // a browser at 110 % gives a frame of 393 px less than that
  [392.727, 390],
  [392.727, 389.5],
  [390.5, 388.2],
])('an edge of %f px is looked at to its end, whatever lies at %f', (length, at) => {
  const edge = edgeOf(length, at)
  expect(edge).toMatchObject([{ colour: 'rgb(1, 1, 1)' }, { colour: 'rgb(2, 2, 2)', to: 1 }])
})
