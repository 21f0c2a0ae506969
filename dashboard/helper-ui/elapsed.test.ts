import { expect, test } from 'vitest'
import { elapsed } from './elapsed.ts'

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [7_999, '0:07'],
  [760_000, '12:40'],
  [3_723_000, '1:02:03'],
])('%d ms is %s', (ms, words) => {
  expect(elapsed(ms)).toBe(words)
})
