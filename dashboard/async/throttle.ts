export interface ThrottleOptions {
  /** Calls beyond the burst are gathered into one run this long after the run before it. */
  readonly gatherMs: number
  /** How many calls run at once within `burstMs`; 1 in `gatherMs` unless given. */
  readonly burst?: number
  readonly burstMs?: number
  /** ms, any clock. */
  readonly now?: () => number
}

export interface Throttled {
  readonly call: () => void
  /** Drops a run that is waiting. */
  readonly cancel: () => void
}

/** Runs at each call until they come too fast; then calls share one run, and none is without a run after it. */
export function throttle(run: () => void, options: ThrottleOptions): Throttled {
  const { gatherMs, burst = 1, burstMs = gatherMs, now = () => performance.now() } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRun = -Infinity
  let burstStart = -Infinity
  let calls = 0
  const runNow = () => {
    lastRun = now()
    run()
  }
  return {
    call() {
      if (timer !== undefined) return
      const time = now()
      // a clock that was set back begins a new burst, too
      if (Math.abs(time - burstStart) >= burstMs) {
        burstStart = time
        calls = 0
      }
      calls += 1
      if (calls <= burst) {
        runNow()
        return
      }
      const wait = Math.min(gatherMs, Math.max(0, lastRun + gatherMs - time))
      timer = setTimeout(() => {
        timer = undefined
        // as long as the flood lasts, no further burst is due
        burstStart = now()
        runNow()
      }, wait)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
