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
      /** Where the app declares what values name that are no literals; known a while after the rest. */
      readonly origins: Origins
      /** Another one: what is typed in fields is not what is in the file any more. */
      readonly revision: number
      /** How often something was refused so far. */
      readonly refusals: number
    }
type Origins = Reply<'literalOrigins'>['origins']

type Taken = Pick<Reply<'undoLiteral'>, 'message' | 'file'>

/** The helper's calls, which throw; tests give their own. */
export interface CardPorts {
  readonly read: (body: RequestBody<'literalsAt'>) => Promise<CallLiterals>
  /** Does not throw: what is not found is not there. */
  readonly origins: (body: RequestBody<'literalOrigins'>) => Promise<Origins>
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
 * The edits of one card: each is written at once, on what the one before it left. While one is being written the newest
 * value of each literal waits, and none before it is written. After a refusal nothing that waits is.
 */
export class CardEdits {
  readonly #ports: CardPorts
  readonly #place: SourcePlace
  /** By the literal's place in the list, which no edit changes. */
  readonly #wanted = new Map<number, Wanted>()
  #state: CardState = { kind: 'reading' }
  /** What is being written; null: nothing. */
  #writing: Promise<void> | null = null
  #reading: Promise<void> | null = null
  #closed = false

  constructor(place: SourcePlace, ports: CardPorts) {
    this.#place = place
    this.#ports = ports
  }

  /** Reads what stands at the place: at first whatever does, later the same call. */
  async read(): Promise<void> {
    this.#closed = false
    this.#wanted.clear()
    const reading = this.#read()
    this.#reading = reading
    await reading
    if (this.#reading === reading) this.#reading = null
    this.#flush()
  }

  /** A literal is to say something else; `run`: edits of it with the same mark are one step of Undo. */
  change(index: number, value: NewValue, run: string): void {
    this.#wanted.set(index, { value, run })
    this.#flush()
  }

  /** Resolves once all that was said is written, or refused. */
  async settled(): Promise<void> {
    for (let now = this.#reading ?? this.#writing; now !== null; now = this.#reading ?? this.#writing)
      await now
  }

  /** What is being written is the newest step, so it is waited for. */
  async take(way: 'undo' | 'redo'): Promise<void> {
    await this.settled()
    try {
      const taken = await this.#ports.take(way)
      if (taken.file !== this.#place.file) this.#ports.onElsewhere(taken)
      await this.read()
    } catch (error) {
      this.#refused(error)
    }
  }

  /** What waits is written; nothing is told any more. */
  close(): void {
    this.#closed = true
  }

  async #read(): Promise<void> {
    const before = this.#state.kind === 'open' ? this.#state : null
    try {
      const found = await this.#ports.read({ place: this.#place, call: before?.call.call ?? null })
      const typed = this.#keepWhatStands(before?.call.literals ?? [], found.literals)
      const revision = before === null ? 0 : before.revision + (typed ? 0 : 1)
      const origins = before?.origins ?? []
      this.#tell({
        kind: 'open',
        call: found,
        origins,
        trouble: null,
        revision,
        refusals: before?.refusals ?? 0,
      })
      if (found.computed.length > 0) void this.#findOrigins(found.call)
    } catch (error) {
      this.#refused(error)
    }
  }

  async #findOrigins(call: string): Promise<void> {
    const origins = await this.#ports.origins({ place: this.#place, call })
    if (this.#state.kind === 'open') this.#tell({ ...this.#state, origins })
  }

  #flush(): void {
    if (this.#writing !== null || this.#reading !== null || this.#wanted.size === 0) return
    this.#writing = this.#write().finally(() => {
      this.#writing = null
    })
  }

  /** What comes meanwhile, too. */
  async #write(): Promise<void> {
    for (const [index, { value, run }] of this.#wanted) {
      this.#wanted.delete(index)
      if (this.#state.kind !== 'open') break
      const literal = this.#state.call.literals[index]
      if (literal === undefined) continue
      const { place, hash } = this.#state.call
      try {
        const { from, to } = literal
        const edited = await this.#ports.edit({ place, hash, from, to, value, run })
        this.#tell({ ...this.#state, call: edited, trouble: null })
      } catch (error) {
        this.#refused(error)
        break
      }
    }
  }

  /** Of what was typed while the file was read, what is of a literal that still says the same; whether that is all. */
  #keepWhatStands(before: readonly Literal[], now: readonly Literal[]): boolean {
    const typed = [...this.#wanted.keys()]
    for (const index of typed)
      if (!isSame(before[index], now[index]) || before.length !== now.length) this.#wanted.delete(index)
    return typed.length > 0 && this.#wanted.size === typed.length
  }

  #refused(error: unknown): void {
    this.#wanted.clear()
    const trouble = this.#ports.troubleOf(error)
    const { kind } = this.#state
    if (kind !== 'open') this.#tell({ kind: 'refused', trouble })
    else this.#tell({ ...this.#state, trouble, refusals: this.#state.refusals + 1 })
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
