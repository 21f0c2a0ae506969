import type { NewValue, Origin } from '@mosaygent/contract'
import { type Field, type Fields, nameOf, saysTheSame, withGiven, withTranslation } from './card-fields.ts'
import type { CardOrigins } from './card-origins.ts'
import type { CardPorts, CardScreen, OpenCard } from './card-state.ts'

interface Wanted {
  readonly field: Field
  readonly value: NewValue
  readonly run: string
  /** What it is given for, as its place in the list may be another once that was looked for again. */
  readonly path: string | null
}

/**
 * Writes what is said in the fields of a card, each at once, on what the one before it left. While one is being written
 * the newest value of each literal waits, and none before it is written. After a refusal nothing that waits is.
 */
export class CardWriter {
  readonly #ports: CardPorts
  readonly #screen: CardScreen
  readonly #origins: CardOrigins
  /** By the kind of the field and its place in the list. */
  readonly #wanted = new Map<string, Wanted>()
  /** What is being written; null: nothing. */
  #writing: Promise<void> | null = null

  constructor(ports: CardPorts, screen: CardScreen, origins: CardOrigins) {
    this.#ports = ports
    this.#screen = screen
    this.#origins = origins
  }

  get writing(): Promise<void> | null {
    return this.#writing
  }

  get isIdle(): boolean {
    return this.#writing === null && this.#wanted.size === 0
  }

  want(field: Field, value: NewValue, run: string): void {
    const { state } = this.#screen
    const origin = field.kind === 'given' && state.kind === 'open' ? state.origins[field.index] : undefined
    const path = origin === undefined ? null : pathOf(origin)
    this.#wanted.set(nameOf(field), { field, value, run, path })
  }

  /** Nothing that waits is written. */
  clear(): void {
    this.#wanted.clear()
  }

  /** Of what waits only what is of a field that still says the same; whether that is all, and something. */
  keepWhatStands(before: Fields | null, now: Fields): boolean {
    const typed = [...this.#wanted]
    for (const [name, { field }] of typed)
      if (before === null || !saysTheSame(before, now, field)) this.#wanted.delete(name)
    return typed.length > 0 && this.#wanted.size === typed.length
  }

  /** Writes what waits. */
  flush(): void {
    if (this.#writing !== null || this.#wanted.size === 0) return
    this.#writing = this.#write().finally(() => {
      this.#writing = null
    })
  }

  refused(error: unknown): void {
    this.clear()
    this.#screen.refused(error)
  }

  /** What comes meanwhile, too. */
  async #write(): Promise<void> {
    for (const [name, wanted] of this.#wanted) {
      this.#wanted.delete(name)
      if (this.#screen.state.kind !== 'open') break
      try {
        await this.#writeOne(this.#screen.state, wanted)
      } catch (error) {
        this.refused(error)
        break
      }
    }
  }

  async #writeOne(open: OpenCard, wanted: Wanted): Promise<void> {
    switch (wanted.field.kind) {
      case 'literal':
        return this.#writeLiteral(open, wanted)
      case 'given':
        await this.#origins.found()
        if (this.#screen.state.kind === 'open') await this.#writeGiven(this.#screen.state, wanted)
        return
      case 'translation':
        return this.#writeTranslation(open, wanted)
    }
  }

  async #writeLiteral({ call, origins }: OpenCard, { field, value, run }: Wanted): Promise<void> {
    const literal = call.literals[field.index]
    if (literal === undefined) return
    const { place, hash } = call
    const { from, to } = literal
    const edited = await this.#ports.edit({ place, hash, from, to, value, run })
    this.#change(() => ({ call: edited }))
    // what is given in this file has another place there now
    if (origins.some(({ given }) => given?.place.file === place.file)) await this.#origins.find(edited)
  }

  /** At the call that gives it; where that is in the file of the card, the card's own literals are read again. */
  async #writeGiven({ call, origins }: OpenCard, { path, value, run }: Wanted): Promise<void> {
    const index = origins.findIndex((origin) => origin.given !== undefined && pathOf(origin) === path)
    const given = origins[index]?.given
    if (given === undefined) return
    const { place, hash, literal } = given
    const { from, to } = literal
    const edited = await this.#ports.edit({ place, hash, from, to, value, run })
    const own =
      place.file === call.place.file
        ? await this.#ports.read({ place: call.place, call: call.call, hash: call.hash })
        : { ...call, undo: edited.undo, redo: edited.redo }
    this.#change((open) => ({ call: own, origins: withGiven(open.origins, index, edited) }))
    const isAlone = origins.every((each, at) => at === index || each.given?.place.file !== place.file)
    if (!isAlone) await this.#origins.find(own)
  }

  async #writeTranslation({ translations }: OpenCard, { field, value, run }: Wanted): Promise<void> {
    const now = translations[field.index]?.now
    if (now?.kind !== 'read' || value.kind !== 'text') return
    const { file, key, hash } = now.text
    const edited = await this.#ports.editTranslation({ file, key, hash, value: value.value, run })
    const { undo, redo } = edited
    this.#change((open) => ({
      translations: withTranslation(open.translations, field.index, edited),
      call: { ...open.call, undo, redo },
    }))
  }

  /** What was written is shown, and trouble is over with it. */
  #change(changes: (open: OpenCard) => Partial<OpenCard>): void {
    const { state } = this.#screen
    if (state.kind === 'open') this.#screen.tell({ ...state, ...changes(state), trouble: null })
  }
}

const pathOf = ({ path }: Origin) => path.join(' ')
