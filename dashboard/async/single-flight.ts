export interface SingleFlight<T> {
  /** Starts `work`, or joins the work that is running. */
  readonly run: (work: () => Promise<T>) => Promise<T>
  /** What is running now, or null. */
  readonly current: () => Promise<T> | null
}

/** Runs at most one piece of work at a time and gives its result to everyone who asks meanwhile. */
export function createSingleFlight<T>(): SingleFlight<T> {
  let running: Promise<T> | null = null
  return {
    run: (work) => {
      running ??= work().finally(() => {
        running = null
      })
      return running
    },
    current: () => running,
  }
}
