import { expect, it } from 'vitest'
import { PageClock } from './page-clock.ts'

it('gives a page three times what the slowest of the last ones took, within bounds, and forgets a slow one', () => {
  const clock = new PageClock()
  expect(clock.limit()).toBe(30_000)
  clock.took(500)
  expect(clock.limit()).toBe(10_000)
  clock.took(5_000)
  expect(clock.limit()).toBe(15_000)
  clock.took(27_600)
  expect(clock.limit()).toBe(60_000)
  for (let page = 0; page < 5; page += 1) clock.took(800)
  expect(clock.limit()).toBe(10_000)
})
