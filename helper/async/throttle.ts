/** Runs something at most once per gap, however often it is asked for. */
export interface Throttle {
  /** Runs at once; what was to run later is part of it. */
  now(): void
  /** Runs at once when the gap since the last run is over, else at its end. */
  soon(): void
}

export function createThrottle(run: () => void, gapMs: number): Throttle {
  let timer: NodeJS.Timeout | null = null
  let last = Number.NEGATIVE_INFINITY
  const now = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    last = performance.now()
    run()
  }
  return {
    now,
    soon() {
      const rest = gapMs - (performance.now() - last)
      if (rest <= 0) now()
      else timer ??= setTimeout(now, rest)
    },
  }
}
