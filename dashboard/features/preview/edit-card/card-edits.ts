import type { NewValue, SourcePlace, TranslatedText } from '@mosaygent/contract'
import { type Field, fieldsOf } from './card-fields.ts'
import { CardNews } from './card-news.ts'
import { CardOrigins } from './card-origins.ts'
import { type CardPorts, CardScreen } from './card-state.ts'
import { CardWriter } from './card-writer.ts'
import { type CardSubject, readCard } from './read-card.ts'

/** One card: it reads its files, writes what is said in its fields, and follows what others write. */
export class CardEdits {
  readonly #ports: CardPorts
  readonly #subject: CardSubject
  readonly #screen: CardScreen
  readonly #origins: CardOrigins
  readonly #writer: CardWriter
  readonly #news: CardNews
  #reading: Promise<void> | null = null

  constructor(place: SourcePlace, translated: readonly TranslatedText[], ports: CardPorts) {
    this.#ports = ports
    this.#subject = { place, translated }
    this.#screen = new CardScreen(ports)
    this.#origins = new CardOrigins(ports, this.#screen)
    this.#writer = new CardWriter(ports, this.#screen, this.#origins)
    this.#news = new CardNews({
      subject: this.#subject,
      ports,
      screen: this.#screen,
      origins: this.#origins,
      settled: () => this.settled(),
      isIdle: () => this.#reading === null && this.#writer.isIdle,
      read: () => this.read(),
    })
  }

  /** Reads what stands at the place: at first whatever does, later the same call. */
  async read(): Promise<void> {
    this.#screen.closed = false
    this.#writer.clear()
    const reading = this.#read()
    this.#reading = reading
    await reading
    if (this.#reading !== reading) return
    this.#reading = null
    this.#writer.flush()
  }

  /**
   * The same place was pointed at once more: where the card has trouble it begins anew, as the place is of the newest
   * picture, and what was read before may be found no more.
   */
  async pointedAgain(): Promise<void> {
    await this.settled()
    const { state } = this.#screen
    if (state.kind === 'reading' || state.trouble === null) return
    this.#screen.tell({ kind: 'reading' })
    await this.read()
  }

  /** Files may have been changed elsewhere. */
  follow(): void {
    this.#news.follow()
  }

  /** A literal or a translation is to say something else; `run`: edits of it with the same mark are one step of Undo. */
  change(field: Field, value: NewValue, run: string): void {
    this.#writer.want(field, value, run)
    if (this.#reading === null) this.#writer.flush()
  }

  /** Resolves once all that was said is written, or refused. */
  async settled(): Promise<void> {
    const current = () => this.#reading ?? this.#writer.writing
    for (let now = current(); now !== null; now = current()) await now
  }

  /** What is being written is the newest step, so it is waited for. */
  async take(way: 'undo' | 'redo'): Promise<void> {
    await this.settled()
    try {
      const taken = await this.#ports.take(way)
      if (!this.#filesOf().includes(taken.file)) this.#ports.onElsewhere(taken)
      await this.read()
    } catch (error) {
      this.#writer.refused(error)
    }
  }

  /** What waits is written; nothing is told any more. */
  close(): void {
    this.#screen.closed = true
  }

  /** The files that have something of the card. */
  #filesOf(): readonly (string | undefined)[] {
    const { state } = this.#screen
    const given = state.kind === 'open' ? state.origins.map(({ place }) => place?.file) : []
    return [this.#subject.place.file, ...this.#subject.translated.map(({ file }) => file), ...given]
  }

  async #read(): Promise<void> {
    const before = this.#screen.state.kind === 'open' ? this.#screen.state : null
    try {
      const { isGivenElsewhere: _, ...found } = await readCard(this.#ports, this.#subject, before)
      // what is given elsewhere is looked for once more, and what was typed is written then
      const now = { ...found, literals: found.call.literals }
      const typed = this.#writer.keepWhatStands(before && fieldsOf(before), now)
      const revision = before === null ? 0 : before.revision + (typed ? 0 : 1)
      const refusals = before?.refusals ?? 0
      this.#screen.tell({ kind: 'open', ...found, trouble: null, revision, refusals })
      this.#origins.look(found.call)
    } catch (error) {
      this.#writer.refused(error)
    }
  }
}
