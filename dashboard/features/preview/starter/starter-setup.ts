import { createStore } from '#store'

/** How far the one press has come that brings a starter onto the screen. */
export type StarterState =
  | { kind: 'idle' }
  | { kind: 'running'; step: 'folder' | 'clone' | 'start'; cancelling: boolean }
  | { kind: 'failed'; detail: string }

/** What the setup needs from outside; the tests hand in their own. */
export interface StarterPorts {
  /** Sees to it that the helper has a project directory. */
  readonly folder: () => Promise<unknown>
  /** Gets the codebases that are missing; rejects when there is no app afterwards. Once cancelled it begins nothing. */
  readonly clone: (cancelled: () => boolean) => Promise<unknown>
  readonly start: () => unknown
  /** Ends clones that are under way. */
  readonly cancelClones: () => Promise<unknown>
  /** An error in words for people. */
  readonly words: (error: unknown) => string
}

const idle: StarterState = { kind: 'idle' }

/** Folder, clones and start as one piece of work. It goes on while other pages are looked at. */
export class StarterSetup {
  readonly #state = createStore<StarterState>(idle)
  #cancelClones: (() => Promise<unknown>) | null = null

  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe

  /** Resolves when the preview was told to start, or it ended before; a second call while it runs does nothing. */
  async begin({ folder, clone, start, cancelClones, words }: StarterPorts): Promise<void> {
    if (this.#state.get().kind === 'running') return
    this.#cancelClones = cancelClones
    const steps = [
      ['folder', folder],
      ['clone', clone],
      ['start', start],
    ] as const
    this.#state.set({ kind: 'running', step: 'folder', cancelling: false })
    try {
      for (const [step, work] of steps) {
        if (this.#cancelling()) break
        this.#state.set({ kind: 'running', step, cancelling: false })
        // each needs what the one before it made
        // oxlint-disable-next-line no-await-in-loop
        await work(() => this.#cancelling())
      }
      this.#state.set(idle)
    } catch (error) {
      this.#state.set(this.#cancelling() ? idle : { kind: 'failed', detail: words(error) })
    }
  }

  /** Ends what is under way and begins nothing more. A start that was asked for is the preview's, and ended there. */
  cancel(): void {
    const state = this.#state.get()
    if (state.kind !== 'running' || state.step === 'start' || state.cancelling) return
    this.#state.set({ ...state, cancelling: true })
    this.#cancelClones?.().catch((error: unknown) => {
      // nothing to end any more: the step's own end follows
      console.warn('The clones could not be cancelled', error)
    })
  }

  #cancelling(): boolean {
    const state = this.#state.get()
    return state.kind === 'running' && state.cancelling
  }
}
