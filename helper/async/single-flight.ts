/** One answer for all callers that ask while it is worked out. */
export interface SingleFlight<T> {
  ask(): Promise<T>
  /** Later callers get a new answer, even while an older one is still on its way. */
  forget(): void
}

/** Many pages ask at once, and an answer may cost several processes: callers share the run that is under way. */
export function singleFlight<T>(work: () => Promise<T>): SingleFlight<T> {
  let running: Promise<T> | null = null
  return {
    ask() {
      const mine = (running ??= work().finally(() => {
        if (running === mine) running = null
      }))
      return mine
    },
    forget: () => {
      running = null
    },
  }
}
