import { describe, expect, test, vi } from 'vitest'
import { afterAwake } from './awake-time.ts'

/** A clock that the test moves; `sleep` moves it without anybody being awake. */
function handClock() {
  let now = 0
  let waiting: { readonly at: number; readonly action: () => void }[] = []
  const due = () => {
    const ready = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { action } of ready) action()
  }
  return {
    now: () => now,
    after(ms: number, action: () => void) {
      const one = { at: now + ms, action }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    pass(ms: number) {
      for (let gone = 0; gone < ms; gone += 100) {
        now += 100
        due()
      }
    },
    sleep(ms: number) {
      now += ms
      due()
    },
  }
}

describe('a limit in waking time (P-227)', () => {
  test('is over when it is over', () => {
    const clock = handClock()
    const action = vi.fn<() => void>()
    afterAwake(5_000, action, clock)
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
    afterAwake(60_000, action, clock)
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
    const takeBack = afterAwake(5_000, action, clock)
    clock.pass(3_000)
    takeBack()
    clock.pass(60_000)
    expect(action).not.toHaveBeenCalled()
  })
})
