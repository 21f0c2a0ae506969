import type { CallLiterals, Literal, NewValue, Reply, RequestBody, SourcePlace } from '@mosaygent/contract'

/** What went wrong, in words; `changed`: reading the file again helps. */
export interface Trouble {
  readonly text: string
  readonly changed: boolean
}

export type CardState =
  | { readonly kind: 'reading' }
  /** The place could not be read. */
  | { readonly kind: 'refused'; readonly trouble: Trouble }
  | {
      readonly kind: 'open'
      readonly call: CallLiterals
      readonly trouble: Trouble | null
      /** Another one: what is typed in fields is not what is in the file any more. */
      readonly revision: number
    }

type Taken = Pick<Reply<'undoLiteral'>, 'message' | 'file'>

/** The helper's calls, which throw; tests give their own. */
export interface CardPorts {
  readonly read: (body: RequestBody<'literalsAt'>) => Promise<CallLiterals>
  readonly edit: (body: RequestBody<'editLiteral'>) => Promise<CallLiterals>
  readonly take: (way: 'undo' | 'redo') => Promise<Taken>
  /** A step of another file was taken back or done again: nothing of it is to be seen in this card. */
  readonly onElsewhere: (taken: Taken) => void
  readonly troubleOf: (error: unknown) => Trouble
  readonly onState: (state: CardState) => void
}

interface Wanted {
  readonly value: NewValue
  readonly run: string
}

/**
 * The edits of one card: one at a time, each on what the one before it left; of several values of one literal that wait
 * only the newest is written. After a refusal nothing that waits is.
 */
export class CardEdits {
  readonly #ports: CardPorts
  readonly #place: SourcePlace
  /** By the literal's place in the list, which no edit changes. */
  readonly #wanted = new Map<number, Wanted>()
  #state: CardState = { kind: 'reading' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  #reading = false
  #closed = false

  constructor(place: SourcePlace, ports: CardPorts) {
    this.#place = place
    this.#ports = ports
  }

  /** Reads what stands at the place: at first whatever does, later the same call. */
  async read(): Promise<void> {
    this.#closed = false
    this.#drop()
    this.#reading = true
    const before = this.#state.kind === 'open' ? this.#state : null
    try {
      const found = await this.#ports.read({ place: this.#place, call: before?.call.call ?? null })
      const typed = this.#keepWhatStands(before?.call.literals ?? [], found.literals)
      const revision = before === null ? 0 : before.revision + (typed ? 0 : 1)
      this.#tell({ kind: 'open', call: found, trouble: null, revision })
    } catch (error) {
      this.#refused(error)
    }
    this.#reading = false
    if (this.#wanted.size > 0) this.flush()
  }

  /** A literal is to say something else, once nothing more is typed for so long. */
  change(index: number, value: NewValue, run: string, pauseMs: number): void {
    this.#wanted.set(index, { value, run })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), pauseMs)
  }

  /** Writes what waits, now. */
  flush(): void {
    clearTimeout(this.#timer)
    if (!this.#busy && !this.#reading) void this.#write()
  }

  /** What waits is the newest step, though it was not written yet: it is what Undo takes back then. */
  async take(way: 'undo' | 'redo'): Promise<void> {
    const waited = this.#wanted.size > 0
    this.#drop()
    try {
      if (way === 'redo' || !waited) {
        const taken = await this.#ports.take(way)
        if (taken.file !== this.#place.file) this.#ports.onElsewhere(taken)
      }
      await this.read()
    } catch (error) {
      this.#refused(error)
    }
  }

  /** What waits is written; nothing is told any more. */
  close(): void {
    this.flush()
    this.#closed = true
  }

  async #write(): Promise<void> {
    this.#busy = true
    for (const [index, { value, run }] of this.#wanted) {
      this.#wanted.delete(index)
      if (this.#state.kind !== 'open') break
      const { call, revision } = this.#state
      const literal = call.literals[index]
      if (literal === undefined) continue
      const { place, hash } = call
      try {
        const { from, to } = literal
        const edited = await this.#ports.edit({ place, hash, from, to, value, run })
        this.#tell({ kind: 'open', call: edited, trouble: null, revision })
      } catch (error) {
        this.#refused(error)
        break
      }
    }
    this.#busy = false
    // it came while the last one was written
    if (this.#wanted.size > 0 && this.#state.kind === 'open') this.flush()
  }

  /** Of what was typed while the file was read, what is of a literal that still says the same; whether that is all. */
  #keepWhatStands(before: readonly Literal[], now: readonly Literal[]): boolean {
    const typed = [...this.#wanted.keys()]
    for (const index of typed)
      if (!isSame(before[index], now[index]) || before.length !== now.length) this.#wanted.delete(index)
    return typed.length > 0 && this.#wanted.size === typed.length
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#wanted.clear()
  }

  #refused(error: unknown): void {
    this.#drop()
    const trouble = this.#ports.troubleOf(error)
    this.#tell(this.#state.kind === 'open' ? { ...this.#state, trouble } : { kind: 'refused', trouble })
  }

  #tell(state: CardState): void {
    this.#state = state
    if (!this.#closed) this.#ports.onState(state)
  }
}

/** Whether both are the same argument with the same value, wherever it stands now. */
function isSame(one: Literal | undefined, other: Literal | undefined): boolean {
  const placeless = (literal: Literal | undefined) => JSON.stringify({ ...literal, from: 0, to: 0 })
  return one !== undefined && placeless(one) === placeless(other)
}
