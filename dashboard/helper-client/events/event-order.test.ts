import { expect, it } from 'vitest'
import { eventPosition } from './event-order.ts'

it.each([
  ['a-1', undefined, 'next'],
  [undefined, 'a-1', 'next'],
  ['a-2', 'a-1', 'next'],
  ['a-1', 'a-1', 'known'],
  ['a-9', 'a-10', 'known'],
  ['a-3', 'a-1', 'gap'],
  ['b-2', 'a-1', 'gap'],
  // a foreign helper numbers as it likes
  ['seven', 'six', 'next'],
  ['six', 'six', 'known'],
  ['7', 'a-3', 'next'],
] as const)('%s after %s is %s', (id, last, place) => {
  expect(eventPosition(id, last)).toBe(place)
})
