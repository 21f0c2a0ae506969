/** One answer for everybody who asks while it is worked out. */
export interface Shared<T> {
  ask(): Promise<T>
  /** Who asks from now on gets a new answer, whatever is still on its way. */
  forget(): void
}

/** Many pages ask at once, and each answer of gh is a process or three. */
export function shareWhileRunning<T>(work: () => Promise<T>): Shared<T> {
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
