import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '../project/diagnostic.ts'

type Check = (pause: () => Promise<void>) => Promise<readonly Diagnostic[]>

/** Time in which an open page fetches and puts up the picture that has just been made. */
const BREATH_MS = 300

/** Checks the rest of a project after the picture was drawn; all other work goes first. */
export class CheckBehind {
  readonly #check: Check
  readonly #onEnd: (errors: readonly Diagnostic[]) => void
  #abort = new AbortController()
  #running: Promise<void> = Promise.resolve()

  /** @param onEnd is not called when the search was stopped. */
  constructor(check: Check, onEnd: (errors: readonly Diagnostic[]) => void) {
    this.#check = check
    this.#onEnd = onEnd
  }

  start(): void {
    const { signal } = (this.#abort = new AbortController())
    const pause = async (): Promise<void> => {
      await setImmediate()
      signal.throwIfAborted()
    }
    this.#running = setTimeout(BREATH_MS, undefined, { signal, ref: false })
      .then(async () => await this.#check(pause))
      .then(this.#onEnd)
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
  }

  /** Resolves once the check has stopped. @throws what the search threw. */
  async stop(): Promise<void> {
    this.#abort.abort()
    await this.#running
  }
}
