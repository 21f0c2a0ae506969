import type {
  CallLiterals,
  Literal,
  NewValue,
  Reply,
  RequestBody,
  SourcePlace,
  TranslatedText,
  Translation,
} from '@mosaygent/contract'

/** What went wrong, in words; `changed`: reading the file again helps. */
export interface Trouble {
  readonly text: string
  readonly changed: boolean
}

export type CardState =
  | { readonly kind: 'reading' }
  /** The place could not be read. */
  | { readonly kind: 'refused'; readonly trouble: Trouble }
  | OpenCard

export interface OpenCard {
  readonly kind: 'open'
  readonly call: CallLiterals
  readonly trouble: Trouble | null
  /** Its texts that are translations. */
  readonly translations: readonly TranslationField[]
  /** Where the app declares what values name that are no literals; known a while after the rest. */
  readonly origins: Origins
  /** Another one: what is typed in fields is not what is in the file any more. */
  readonly revision: number
  /** How often something was refused so far. */
  readonly refusals: number
}

interface Fields {
  readonly literals: readonly Literal[]
  readonly origins: Origins
  readonly translations: readonly TranslationField[]
}

/** A text that is a translation, as its file says it, or why that is not edited. */
export interface TranslationField {
  readonly of: TranslatedText
  readonly now:
    | { readonly kind: 'read'; readonly text: Translation }
    | { readonly kind: 'refused'; readonly why: string }
}
type Origins = Reply<'literalOrigins'>['origins']

type Taken = Pick<Reply<'undoLiteral'>, 'message' | 'file'>

/** The helper's calls, which throw; tests give their own. */
export interface CardPorts {
  readonly read: (body: RequestBody<'literalsAt'>) => Promise<CallLiterals>
  /** Does not throw: what is not found is not there. */
  readonly origins: (body: RequestBody<'literalOrigins'>) => Promise<Origins>
  readonly edit: (body: RequestBody<'editLiteral'>) => Promise<CallLiterals>
  readonly readTranslation: (body: RequestBody<'translationAt'>) => Promise<Translation>
  readonly editTranslation: (body: RequestBody<'editTranslation'>) => Promise<Translation>
  readonly take: (way: 'undo' | 'redo') => Promise<Taken>
  /** A step of another file was taken back or done again: nothing of it is to be seen in this card. */
  readonly onElsewhere: (taken: Taken) => void
  readonly troubleOf: (error: unknown) => Trouble
  readonly onState: (state: CardState) => void
}

/** What is edited, by its place in the lists, which no edit changes. */
export interface Field {
  /** `given`: a literal at another call, of the origins. */
  readonly kind: 'literal' | 'translation' | 'given'
  readonly index: number
}

interface Wanted {
  readonly field: Field
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
  readonly #translated: readonly TranslatedText[]
  /** By the kind of the field and its place in the list. */
  readonly #wanted = new Map<string, Wanted>()
  #state: CardState = { kind: 'reading' }
  /** What is being written; null: nothing. */
  #writing: Promise<void> | null = null
  #reading: Promise<void> | null = null
  /** While it is looked for where values come from. */
  #finding: Promise<void> | null = null
  /** How often that was asked: an answer that another question overtook is of the files before. */
  #asked = 0
  /** While it is looked whether files were changed elsewhere; `news`: they may have been since that look. */
  #isFollowing = false
  #news = false
  /** The trouble that is shown came up by such a look, and nothing was refused. */
  #seenByLook = false
  #closed = false

  constructor(place: SourcePlace, translated: readonly TranslatedText[], ports: CardPorts) {
    this.#place = place
    this.#translated = translated
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

  /**
   * The same place was pointed at once more: where the card has trouble it begins anew, as the place is of the newest
   * picture, and what was read before may be found no more.
   */
  async pointedAgain(): Promise<void> {
    await this.settled()
    if (this.#state.kind === 'reading' || this.#state.trouble === null) return
    this.#tell({ kind: 'reading' })
    await this.read()
  }

  /**
   * Files may have been changed elsewhere, in another tab or by an editor: what the card says goes with them, unless it
   * has to tell of a refusal. What is typed meanwhile comes first.
   */
  follow(): void {
    this.#news = true
    if (!this.#isFollowing) void this.#followNews()
  }

  /** A literal or a translation is to say something else; `run`: edits of it with the same mark are one step of Undo. */
  change(field: Field, value: NewValue, run: string): void {
    this.#wanted.set(nameOf(field), { field, value, run })
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
      const given = this.#state.kind === 'open' ? this.#state.origins : []
      const files = [this.#place, ...this.#translated, ...given].map(({ file }) => file)
      if (!files.includes(taken.file)) this.#ports.onElsewhere(taken)
      await this.read()
    } catch (error) {
      this.#refused(error)
    }
  }

  /** What waits is written; nothing is told any more. */
  close(): void {
    this.#closed = true
  }

  async #followNews(): Promise<void> {
    this.#isFollowing = true
    while (this.#news && !this.#closed) {
      this.#news = false
      await this.settled()
      if (this.#state.kind === 'open') await this.#look(this.#state)
      // what could not be read may be finished now
      else if (this.#state.kind === 'refused') await this.read()
    }
    this.#isFollowing = false
  }

  async #look(before: OpenCard): Promise<void> {
    if (before.trouble !== null && !this.#seenByLook) return
    const isIdle = () =>
      this.#state === before && this.#wanted.size === 0 && this.#writing === null && this.#reading === null
    try {
      const [call, origins, translations] = await this.#readAll(before)
      if (!isIdle()) {
        this.#news = true
        return
      }
      const now: OpenCard = { ...before, call, origins, translations, trouble: null }
      if (JSON.stringify(now) === JSON.stringify(before)) return
      const same = saidBy(now) === saidBy(before)
      this.#tell({ ...now, revision: before.revision + (same ? 0 : 1) })
      if (call.computed.length > 0 && call.hash !== before.call.hash) this.#finding = this.#findOrigins(call)
    } catch (error) {
      if (!isIdle()) return
      this.#seenByLook = true
      this.#tell({ ...before, trouble: this.#ports.troubleOf(error) })
    }
  }

  /** What stands there now; the first time whatever does, later the same call, wherever it stands then. */
  #readAll(before: OpenCard | null): Promise<[CallLiterals, Origins, TranslationField[]]> {
    const { place, hash, call } = before?.call ?? { place: this.#place, hash: undefined, call: null }
    return Promise.all([
      this.#ports.read({ place, call, ...(hash === undefined ? {} : { hash }) }),
      this.#readGiven(before?.origins ?? []),
      Promise.all(this.#translated.map((of) => this.#readTranslation(of))),
    ])
  }

  async #read(): Promise<void> {
    const before = this.#state.kind === 'open' ? this.#state : null
    try {
      const [found, given, translations] = await this.#readAll(before)
      const typed = this.#keepWhatStands(before && fieldsOf(before), {
        literals: found.literals,
        translations,
        // they are looked for once more, and what was typed is written then
        origins: given,
      })
      const revision = before === null ? 0 : before.revision + (typed ? 0 : 1)
      this.#tell({
        kind: 'open',
        call: found,
        translations,
        origins: given,
        trouble: null,
        revision,
        refusals: before?.refusals ?? 0,
      })
      if (found.computed.length > 0) this.#finding = this.#findOrigins(found)
    } catch (error) {
      this.#refused(error)
    }
  }

  async #readTranslation(of: TranslatedText): Promise<TranslationField> {
    const { file, key } = of
    try {
      return { of, now: { kind: 'read', text: await this.#ports.readTranslation({ file, key }) } }
    } catch (error) {
      return { of, now: { kind: 'refused', why: this.#ports.troubleOf(error).text } }
    }
  }

  /** What is given elsewhere as it says now: where it comes from is known only a while after the rest. */
  async #readGiven(origins: Origins): Promise<Origins> {
    return Promise.all(
      origins.map(async (origin) => {
        if (origin.given === undefined) return origin
        const { place, hash } = origin.given
        // one that is gone or moved is looked for with the others
        const now = await this.#ports.read({ place, call: null, hash }).catch(() => null)
        return now === null ? origin : asNow(origin, origin.given, now)
      }),
    )
  }

  async #findOrigins({ place, call }: CallLiterals): Promise<void> {
    const mine = (this.#asked += 1)
    const origins = await this.#ports.origins({ place, call })
    if (mine === this.#asked && this.#state.kind === 'open') this.#tell({ ...this.#state, origins })
  }

  #flush(): void {
    if (this.#writing !== null || this.#reading !== null || this.#wanted.size === 0) return
    this.#writing = this.#write().finally(() => {
      this.#writing = null
    })
  }

  /** What comes meanwhile, too. */
  async #write(): Promise<void> {
    for (const [name, wanted] of this.#wanted) {
      this.#wanted.delete(name)
      if (this.#state.kind !== 'open') break
      try {
        await this.#writeOne(this.#state, wanted)
      } catch (error) {
        this.#refused(error)
        break
      }
    }
  }

  async #writeOne(open: OpenCard, wanted: Wanted): Promise<void> {
    switch (wanted.field.kind) {
      case 'literal':
        return this.#writeLiteral(open, wanted)
      case 'given':
        await this.#finding
        return this.#state.kind === 'open' ? this.#writeGiven(this.#state, wanted) : undefined
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
    if (this.#state.kind === 'open') this.#tell({ ...this.#state, call: edited, trouble: null })
    // what is given in this file has another place there now
    if (origins.some(({ given }) => given?.place.file === place.file)) await this.#findOrigins(edited)
  }

  /** At the call that gives it; where that is in the file of the card, the card's own literals are read again. */
  async #writeGiven({ call, origins }: OpenCard, { field, value, run }: Wanted): Promise<void> {
    const given = origins[field.index]?.given
    if (given === undefined) return
    const { place, hash, literal } = given
    const { from, to } = literal
    const edited = await this.#ports.edit({ place, hash, from, to, value, run })
    const own =
      place.file === call.place.file
        ? await this.#ports.read({ place: call.place, call: call.call, hash: call.hash })
        : { ...call, undo: edited.undo, redo: edited.redo }
    if (this.#state.kind !== 'open') return
    this.#tell({
      ...this.#state,
      call: own,
      origins: withGiven(this.#state.origins, field.index, edited),
      trouble: null,
    })
    const isAlone = origins.every((each, at) => at === field.index || each.given?.place.file !== place.file)
    if (!isAlone) await this.#findOrigins(own)
  }

  async #writeTranslation({ translations }: OpenCard, { field, value, run }: Wanted): Promise<void> {
    const now = translations[field.index]?.now
    if (now?.kind !== 'read' || value.kind !== 'text') return
    const { file, key, hash } = now.text
    const edited = await this.#ports.editTranslation({ file, key, hash, value: value.value, run })
    if (this.#state.kind !== 'open') return
    const { undo, redo } = edited
    const after = withTranslation(this.#state.translations, field.index, edited)
    const { call: before } = this.#state
    this.#tell({ ...this.#state, translations: after, call: { ...before, undo, redo }, trouble: null })
  }

  /** Of what was typed while the files were read, what is of a field that still says the same; whether that is all. */
  #keepWhatStands(before: Fields | null, now: Fields): boolean {
    const typed = [...this.#wanted]
    for (const [name, { field }] of typed)
      if (before === null || !isSame(fieldIn(before, field), fieldIn(now, field))) this.#wanted.delete(name)
    return typed.length > 0 && this.#wanted.size === typed.length
  }

  #refused(error: unknown): void {
    this.#wanted.clear()
    this.#seenByLook = false
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

const fieldsOf = ({ call, translations, origins }: OpenCard): Fields => ({
  literals: call.literals,
  translations,
  origins,
})
/** What all fields of a card say, wherever that stands. */
const saidBy = ({ call, translations, origins }: OpenCard): string =>
  JSON.stringify([
    call.literals.map((literal) => ({ ...literal, from: 0, to: 0 })),
    origins.map(({ given }) => given && { ...given.literal, from: 0, to: 0 }),
    translations.map(({ now }) => (now.kind === 'read' ? now.text.value : now)),
  ])
const nameOf = ({ kind, index }: Field) => `${kind} ${index}`

/** Another text in one field; its file has other bytes then, of which the others of that file are told. */
function withTranslation(
  fields: readonly TranslationField[],
  index: number,
  edited: Translation,
): TranslationField[] {
  return fields.map((field, at) => {
    if (field.now.kind !== 'read' || field.of.file !== edited.file) return field
    const text = at === index ? edited : { ...field.now.text, hash: edited.hash }
    return { ...field, now: { kind: 'read', text } }
  })
}

/** Another literal at one of them, as the call that gives it is now. */
function withGiven(origins: Origins, index: number, edited: CallLiterals): Origins {
  return origins.map((origin, at) =>
    at !== index || origin.given === undefined ? origin : asNow(origin, origin.given, edited),
  )
}

type Origin = Origins[number]

/** Its literal as the call that gives it says it now, under the name that its widget knows it by. */
function asNow(
  origin: Origin,
  given: NonNullable<Origin['given']>,
  { place, hash, literals }: CallLiterals,
): Origin {
  const { path, from, kind } = given.literal
  const literal = literals.find((each) => each.from === from && each.kind === kind)
  return literal === undefined
    ? origin
    : { ...origin, given: { ...given, place, hash, literal: { ...literal, path } } }
}

/** What a field says, wherever it stands in its file; null: there is none, or other fields stand before it. */
function fieldIn({ literals, translations, origins }: Fields, { kind, index }: Field): string | null {
  if (kind === 'literal') {
    const literal = literals[index]
    return literal === undefined ? null : JSON.stringify([literals.length, { ...literal, from: 0, to: 0 }])
  }
  if (kind === 'given') {
    const literal = origins[index]?.given?.literal
    return literal === undefined ? null : JSON.stringify({ ...literal, from: 0, to: 0 })
  }
  const now = translations[index]?.now
  return now?.kind === 'read' ? now.text.value : null
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other
