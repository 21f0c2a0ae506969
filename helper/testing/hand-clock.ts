import type { Clock } from '../processes/index.ts'

export interface HandClock extends Clock {
  /** Time in which everybody is awake. */
  pass(ms: number): void
  /** Time in which nobody is. */
  sleep(ms: number): void
}

/** A clock that the test moves. */
export function handClock(): HandClock {
  let now = 0
  let waiting: { readonly at: number; readonly action: () => void }[] = []
  const due = () => {
    const ready = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { action } of ready) action()
  }
  return {
    now: () => now,
    after(ms, action) {
      const one = { at: now + ms, action }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    pass(ms) {
      for (let gone = 0; gone < ms; gone += 100) {
        now += 100
        due()
      }
    },
    sleep(ms) {
      now += ms
      due()
    },
  }
}
