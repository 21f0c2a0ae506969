import type {
  CallLiterals,
  Origin,
  Reply,
  RequestBody,
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
  /** Where values come from that are no literals; known a while after the rest. */
  readonly origins: readonly Origin[]
  /** Another one: what is typed in fields is not what is in the file any more. */
  readonly revision: number
  /** How often something was refused so far. */
  readonly refusals: number
}

/** A text that is a translation, as its file says it, or why that is not edited. */
export interface TranslationField {
  readonly of: TranslatedText
  readonly now:
    | { readonly kind: 'read'; readonly text: Translation }
    | { readonly kind: 'refused'; readonly why: string }
}

type Taken = Pick<Reply<'undoLiteral'>, 'message' | 'file'>

/** The helper's calls, which throw; tests give their own. */
export interface CardPorts {
  readonly read: (body: RequestBody<'literalsAt'>) => Promise<CallLiterals>
  /** Does not throw: what is not found is not there. */
  readonly origins: (body: RequestBody<'literalOrigins'>) => Promise<readonly Origin[]>
  readonly edit: (body: RequestBody<'editLiteral'>) => Promise<CallLiterals>
  readonly readTranslation: (body: RequestBody<'translationAt'>) => Promise<Translation>
  readonly editTranslation: (body: RequestBody<'editTranslation'>) => Promise<Translation>
  readonly take: (way: 'undo' | 'redo') => Promise<Taken>
  /** A step of another file was taken back or done again: nothing of it is to be seen in this card. */
  readonly onElsewhere: (taken: Taken) => void
  readonly troubleOf: (error: unknown) => Trouble
  readonly onState: (state: CardState) => void
}

/** What a card shows, and whether anybody still looks. */
export class CardScreen {
  readonly #ports: Pick<CardPorts, 'troubleOf' | 'onState'>
  #state: CardState = { kind: 'reading' }
  /** Nothing is told any more. */
  closed = false
  /** The trouble that is shown came up by a look at the files, and nothing was refused. */
  seenByLook = false

  constructor(ports: Pick<CardPorts, 'troubleOf' | 'onState'>) {
    this.#ports = ports
  }

  get state(): CardState {
    return this.#state
  }

  tell(state: CardState): void {
    this.#state = state
    if (!this.closed) this.#ports.onState(state)
  }

  refused(error: unknown): void {
    this.seenByLook = false
    const trouble = this.#ports.troubleOf(error)
    if (this.#state.kind !== 'open') this.tell({ kind: 'refused', trouble })
    else this.tell({ ...this.#state, trouble, refusals: this.#state.refusals + 1 })
  }
}
