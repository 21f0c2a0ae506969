/** How often the time is looked at, ms; a longer gap between two looks is a pause in which nobody could answer. */
const STEP_MS = 1_000

export interface Clock {
  /** In ms; only goes forward. */
  readonly now: () => number
  /** As `setTimeout`; gives what takes it back. */
  readonly after: (ms: number, action: () => void) => () => void
}

/** The system's, which a sleep of the machine may move. */
export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Does something after a time in which this process was awake; gives what takes it back. A machine that sleeps (where
 * the system's clock goes on meanwhile) or a process that is stopped in between would else wake to a limit that is long
 * over, before the answer that lies there is read.
 */
export function suspendAwareTimeout(ms: number, action: () => void, clock: Clock = SYSTEM_CLOCK): () => void {
  let left = ms
  let last = clock.now()
  let takeBack = clock.after(Math.min(left, STEP_MS), tick)
  function tick(): void {
    const now = clock.now()
    left -= Math.min(now - last, 2 * STEP_MS)
    last = now
    if (left <= 0) action()
    else takeBack = clock.after(Math.min(left, STEP_MS), tick)
  }
  return () => takeBack()
}
