import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs at once, then once at the end of the gap however often it was asked', () => {
  const run = vi.fn<() => void>()
  const throttle = createThrottle(run, 100)
  throttle.soon()
  expect(run).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 9; at += 1) throttle.soon()
  vi.advanceTimersByTime(99)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a run that does not wait takes the place of the waiting one', () => {
  const run = vi.fn<() => void>()
  const throttle = createThrottle(run, 100)
  throttle.now()
  throttle.soon()
  throttle.now()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})
