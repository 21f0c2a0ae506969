import { expect, test } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { createBackOff } from './back-off.ts'

const MINUTE = 60_000

/** For how many minutes it rests after a failure. */
function restAfter(clock: ReturnType<typeof handClock>, rests: () => boolean): number {
  let minutes = 0
  for (; rests() && minutes < 1_000; minutes += 1) clock.sleep(MINUTE)
  return minutes
}

test('what fails again and again rests twice as long each time, up to a bound; once it works all is forgotten', () => {
  const clock = handClock()
  const backOff = createBackOff<'slow'>({ clock, first: MINUTE, most: 15 * MINUTE })
  const rest = () => {
    backOff.failed('a', 'slow')
    expect(backOff.rests('b')).toBe(null)
    return restAfter(clock, () => backOff.rests('a') === 'slow')
  }
  expect(backOff.rests('a')).toBe(null)
  expect(Array.from({ length: 7 }, rest)).toEqual([1, 2, 4, 8, 15, 15, 15])
  backOff.worked('a')
  expect(rest()).toBe(1)
})

test('some failures in a row may be free', () => {
  const clock = handClock()
  const backOff = createBackOff<'slow'>({ clock, first: MINUTE, most: 15 * MINUTE, free: 2 })
  const rest = () => {
    backOff.failed('a', 'slow')
    return restAfter(clock, () => backOff.rests('a') === 'slow')
  }
  expect(Array.from({ length: 4 }, rest)).toEqual([0, 0, 1, 2])
})

test('a thousand failures are no number that overflows', () => {
  const clock = handClock()
  const backOff = createBackOff<'slow'>({ clock, first: MINUTE, most: 15 * MINUTE })
  for (let count = 0; count < 2_000; count += 1) backOff.failed('a', 'slow')
  expect(restAfter(clock, () => backOff.rests('a') === 'slow')).toBe(15)
})
