import type { Output } from './output.ts'

/** Numbers the progress events of the tool. */
export class Progress {
  readonly #output: Output
  readonly #appId: string
  #count = 0

  constructor(output: Output, appId: string) {
    this.#output = output
    this.#appId = appId
  }

  /** Returns what ends it. */
  begin(progressId: string | null, message: string): () => void {
    const common = { appId: this.#appId, id: String(this.#count), progressId }
    this.#count += 1
    this.#output.event('app.progress', { ...common, message, finished: false })
    return () => this.#output.event('app.progress', { ...common, finished: true })
  }
}
