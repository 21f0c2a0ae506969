import { OVERLAY_CLEAR_MS, POST_START_WAIT_MS } from '@mosaygent/contract'
import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { createStore, type Readable } from '#store'
import { initialState, reducePreview } from './controller-state.ts'
import type { PreviewEvent, ControllerState } from './controller-state.ts'
import { texts } from './texts.ts'

/** What the controller needs from outside; the tests hand in their own. */
export interface PreviewPorts {
  readonly start: () => Promise<unknown>
  readonly stop: () => Promise<unknown>
  readonly act: (action: Receipt['action']) => Promise<{ receipt?: Receipt | undefined }>
  /** Asks for the status again; null, never a rejection, when it fails: that is the offline state's business. */
  readonly refreshStatus: () => Promise<PreviewStatus | null>
  /** An action failed: said in the log and in the console panel, never in a dialog. */
  readonly report: (what: string, error: unknown) => void
  readonly now: () => number
}

/** What the Flutter page does with the preview: makes the calls, keeps the two waits, publishes its state. */
export class PreviewController {
  readonly #ports: PreviewPorts
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  readonly #state = createStore(initialState)
  #acting = false
  /** Ends the wait for the tool, whose reply goes on to wait for the screen. */
  #compiled: (() => void) | null = null
  /** What was asked for while another was under way. */
  #next: Receipt['action'] | null = null

  constructor(ports: PreviewPorts) {
    this.#ports = ports
  }

  /** What components watch. */
  readonly state: Readable<ControllerState> = this.#state

  /** Takes what the helper says about the preview. */
  status(status: PreviewStatus): void {
    const before = this.#state.get().status?.receipt?.at
    this.#dispatch({ type: 'status', status, now: this.#ports.now() })
    const { receipt } = status
    if (receipt?.screen?.state === 'waiting' && receipt.at !== before) this.#compiled?.()
  }

  /** Start, status refresh, then the wait that stands in for a helper that cannot tell when the app is ready. */
  async start(): Promise<void> {
    this.#dispatch({ type: 'start', now: this.#ports.now() })
    const action = this.#state.get().action
    try {
      await this.#ports.start()
    } catch (error) {
      this.#fail(action, texts.failed.start, error)
      return
    }
    await this.#refresh()
    this.#dispatch({ type: 'started', action, now: this.#ports.now() })
    this.#after(POST_START_WAIT_MS, () => {
      // what was true at the start may be ten seconds old
      void this.#refresh().then(() => {
        this.#dispatch({ type: 'waited', action, now: this.#ports.now() })
      })
    })
  }

  /** Whether it stopped, and nothing else was asked for meanwhile. */
  async stop(): Promise<boolean> {
    this.#next = null
    this.#dispatch({ type: 'stop' })
    const action = this.#state.get().action
    try {
      await this.#ports.stop()
    } catch (error) {
      this.#fail(action, texts.failed.stop, error)
      return false
    }
    await this.#refresh()
    this.#dispatch({ type: 'stopped', action })
    return this.#state.get().action === action
  }

  /** For what the tool takes only when it starts. A stop that fails is said, and nothing is started. */
  async startAgain(): Promise<void> {
    // not by the status: on a busy machine news of the stop may replace the question for it
    if (await this.stop()) await this.start()
  }

  /**
   * Reload or restart. Asked again while one is under way, it is done once more afterwards: what was saved meanwhile
   * may have come too late for the first, and a press that is dropped looks like an edit that arrived.
   */
  async act(what: Receipt['action']): Promise<void> {
    if (this.#acting) {
      this.#next = this.#next === 'restart' ? 'restart' : what
      return
    }
    this.#acting = true
    // the tool is free as soon as it has compiled, however long the screen takes
    const compiled = new Promise<void>((resolve) => (this.#compiled = resolve))
    try {
      await Promise.race([this.#actOnce(what), compiled])
    } finally {
      this.#acting = false
      this.#compiled = null
    }
    const next = this.#next
    this.#next = null
    if (next !== null) await this.act(next)
  }

  /** The overlay stays until the reply and OVERLAY_CLEAR_MS more. */
  async #actOnce(what: Receipt['action']): Promise<void> {
    this.#dispatch({ type: 'act', action: what })
    const action = this.#state.get().action
    try {
      const { receipt } = await this.#ports.act(what)
      this.#dispatch({ type: 'acted', action, receipt: receipt ?? null, now: this.#ports.now() })
    } catch (error) {
      // Stop, here or in another tab, says itself how it ends
      if (!this.#stops()) this.#fail(action, texts.failed[what], error)
      else this.#dispatch({ type: 'failed', action, now: this.#ports.now() })
      return
    }
    this.#after(OVERLAY_CLEAR_MS, () => {
      this.#dispatch({ type: 'cleared', action, now: this.#ports.now() })
    })
  }

  /** Loads the frame anew; the app's code is as it was. */
  reframe(): void {
    this.#dispatch({ type: 'reframe', now: this.#ports.now() })
  }

  /** Ends the waits; the page is gone. */
  dispose(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #stops(): boolean {
    const { phase, status } = this.#state.get()
    if (phase.kind === 'stopping' || status?.state === 'stopping') return true
    return status?.running === false && status.state !== 'crashed'
  }

  async #refresh(): Promise<void> {
    const status = await this.#ports.refreshStatus()
    if (status) this.status(status)
  }

  #fail(action: number, what: string, error: unknown): void {
    this.#ports.report(what, error)
    this.#dispatch({ type: 'failed', action, now: this.#ports.now() })
    void this.#refresh()
  }

  #after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, ms)
    this.#timers.add(timer)
  }

  #dispatch(event: PreviewEvent): void {
    this.#state.set(reducePreview(this.#state.get(), event))
  }
}
