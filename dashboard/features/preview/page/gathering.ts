import { Timers } from './timers.ts'

/** More than an app says by itself at its start, or while somebody uses it. */
const AT_ONCE_A_SECOND = 20
const TOGETHER_MS = 100

/** Runs at each call; beyond a number a second, calls are gathered into one run, and none is without a run after it. */
export class Gathering {
  readonly #run: () => void
  readonly #now: () => number
  readonly #timers = new Timers()
  #since = 0
  #calls = 0

  /** @param now ms since the epoch. */
  constructor(run: () => void, now: () => number) {
    this.#run = run
    this.#now = now
  }

  call(): void {
    const now = this.#now()
    if (Math.abs(now - this.#since) >= 1_000) {
      this.#since = now
      this.#calls = 0
    }
    this.#calls += 1
    if (this.#calls <= AT_ONCE_A_SECOND) {
      this.#run()
      return
    }
    this.#timers.once('together', TOGETHER_MS, () => {
      this.#timers.cancel('together')
      this.#run()
    })
  }

  end(): void {
    this.#timers.clear()
  }
}
