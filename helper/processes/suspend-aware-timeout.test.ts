import { describe, expect, test, vi } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { suspendAwareTimeout } from './suspend-aware-timeout.ts'

describe('a limit in waking time', { tags: 'P-227' }, () => {
  test('is over when it is over', () => {
    const clock = handClock()
    const action = vi.fn<() => void>()
    suspendAwareTimeout(5_000, action, clock)
    clock.pass(4_900)
    expect(action).not.toHaveBeenCalled()
    clock.pass(100)
    expect(action).toHaveBeenCalledOnce()
    clock.pass(60_000)
    expect(action).toHaveBeenCalledOnce()
  })

  test.each([600_000, 86_400_000])('does not count %i ms of sleep, and goes on after it', (asleep) => {
    const clock = handClock()
    const action = vi.fn<() => void>()
    suspendAwareTimeout(60_000, action, clock)
    clock.pass(10_000)
    clock.sleep(asleep)
    clock.pass(40_000)
    expect(action).not.toHaveBeenCalled()
    clock.pass(10_000)
    expect(action).toHaveBeenCalledOnce()
  })

  test('is taken back', () => {
    const clock = handClock()
    const action = vi.fn<() => void>()
    const takeBack = suspendAwareTimeout(5_000, action, clock)
    clock.pass(3_000)
    takeBack()
    clock.pass(60_000)
    expect(action).not.toHaveBeenCalled()
  })
})
