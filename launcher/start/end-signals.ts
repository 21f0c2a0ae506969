const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves at the first signal to end; from the second one on calls `force`. */
export function untilSignalled(force: () => void): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (asked) force()
        asked = true
        resolve()
      })
    }
  })
}
