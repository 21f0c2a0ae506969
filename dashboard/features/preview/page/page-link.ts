import { MessageFromPage, type FocusDirection } from '@mosaygent/contract'
import type {
  AskedPermission,
  DeviceIdentity,
  Edges,
  MessageToPage,
  PageSettings,
  UnreachableServer,
} from '@mosaygent/contract'
import { createStore } from '#store'
import { askForPicture } from '../picture/ask-for-picture.ts'
import type { Photographed, PictureAnswer } from '../picture/ask-for-picture.ts'

export type PageLogLine = Extract<MessageFromPage, { type: 'mosaygent.log' }>['lines'][number]
/** What the field that takes text says of the keyboard it wants. */
export type Field = NonNullable<Extract<MessageFromPage, { type: 'mosaygent.field' }>['field']>
type PageErrorMessage = Extract<MessageFromPage, { type: 'mosaygent.error' }>

/** An uncaught error of the running app, as often as it came. */
export interface PageError extends Omit<PageErrorMessage, 'type'> {
  /** ms since the epoch, of the last one. */
  readonly at: number
}

export interface PageState {
  /** `none`: no frame; `waiting`: it loads; `silent`: it loaded, and no script in it has spoken. */
  readonly script: 'none' | 'waiting' | 'answers' | 'silent'
  /** Where the app is, `/#/settings`; null until it said so. */
  readonly route: string | null
  /** Whether the app's own history goes on from there. */
  readonly ways: { readonly back: boolean; readonly forward: boolean }
  /** The field that takes text; null: none. */
  readonly field: Field | null
  /** The device that it was told it runs on, by its own word; null: none, or not known. */
  readonly identity: DeviceIdentity | null
  readonly errors: readonly PageError[]
  /** This page has drawn its first picture. */
  readonly drawn: boolean
  /** The browser has painted something of it. */
  readonly content: boolean
  /** What this page has asked the browser for, each time that it was more than before. */
  readonly asks: readonly (readonly AskedPermission[])[]
  /** Its engine has come as far as a page comes that nobody sees. */
  readonly ready: boolean
  /** How much of the memory that a page may have it uses, 0 to 1; 0: not known, or little. */
  readonly memory: number
  /** The service worker that the app wanted in this page; null: none. */
  readonly worker: { readonly script: string; readonly held: boolean } | null
  /** Servers of fonts, or of the renderer, from which this page got nothing. */
  readonly unreachable: readonly UnreachableServer[]
  /** The ground at the edges of what it has painted; null until it said so. */
  readonly edges: Edges | null
  /** Its newest answer to the question which code is in it; null: none yet. */
  readonly code: PageCode | null
}

/** `generation`: how often the page took new code in place; null: it cannot tell. */
export interface PageCode {
  readonly question: string
  readonly generation: number | null
}

/** What a page may be sent through; a frame's window is one. */
export type Receiver = Photographed

export interface PagePorts {
  /** The only origin that is spoken to and heard. */
  readonly origin: () => string
  readonly onLog: (lines: readonly PageLogLine[], dropped: number) => void
  readonly onFocusOut: (direction: FocusDirection) => void
  /** Whether the keyboard's focus is in that frame: only then it is the frame's to give back. */
  readonly holdsFocus: (page: Receiver) => boolean
  readonly onWorker: (script: string, held: boolean) => void
  readonly now: () => number
}

const FRESH = {
  field: null,
  route: null,
  ways: { back: false, forward: false },
  identity: null,
  drawn: false,
  content: false,
  ready: false,
  memory: 0,
  worker: null,
  unreachable: [],
  asks: [],
  edges: null,
  code: null,
} as const
/** What is known while there is no page. */
export const NO_PAGE: PageState = { ...FRESH, script: 'none', errors: [] }
/** Different errors kept; an app that throws in every frame must not fill the page. */
const ERRORS_KEPT = 50
const ASKS_KEPT = 20
/** How often one page's wish for a worker is told. */
const WORKERS_TOLD = 20

/** The conversation with the script in the app's page: settings go in, errors, route, output and focus come out. */
export class PageLink {
  readonly #ports: PagePorts
  readonly #state = createStore(NO_PAGE)
  #page: Receiver | null = null
  #settings: PageSettings | null = null
  #code = ''
  #workersTold = 0
  /** A hello came since the last load of the frame. */
  #greeted = false

  constructor(ports: PagePorts) {
    this.#ports = ports
  }

  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe

  /** A frame came or went. */
  readonly attach = (page: Receiver | null): void => {
    this.#page = page
    this.#greeted = false
    this.#state.set({ ...this.#state.get(), ...FRESH, script: page === null ? 'none' : 'waiting' })
  }

  /** The frame's load ended: a script would have said hello by now. */
  readonly loaded = (): void => {
    if (this.#page === null) return
    if (!this.#greeted) this.#state.set({ ...this.#state.get(), script: 'silent', route: null })
    this.#greeted = false
  }

  /** The settings that hold from now on. */
  settings(settings: PageSettings): void {
    this.#settings = settings
    if (this.#state.get().script === 'answers') this.#send()
  }

  /** Asks the page for something; one without the script does not hear it. */
  ask(message: Exclude<MessageToPage, PageSettings>): void {
    if (this.#state.get().script === 'answers') this.#page?.postMessage(message, this.#ports.origin())
  }

  /** Names the code that runs now: what the one before threw says nothing of it. */
  code(code: string): void {
    if (code === this.#code) return
    this.#code = code
    if (this.#state.get().errors.length > 0) this.#state.set({ ...this.#state.get(), errors: [] })
  }

  /** What the page shows; `density` as `askForPicture` has it. */
  async takePicture(density: number | null): Promise<PictureAnswer> {
    if (this.#page === null || this.#state.get().script !== 'answers')
      return { outcome: 'not-taken', why: 'no-page' }
    return askForPicture(this.#page, this.#ports.origin(), density)
  }

  /** Takes a message of the window, whoever sent it. */
  readonly receive = (event: Pick<MessageEvent, 'origin' | 'source' | 'data'>): void => {
    if (event.origin !== this.#ports.origin() || event.source !== this.#page || this.#page === null) return
    const message = MessageFromPage.safeParse(event.data)
    if (message.success) this.#take(message.data)
  }

  #take(message: MessageFromPage): void {
    switch (message.type) {
      case 'mosaygent.hello': {
        const { route, identity } = message
        this.#greeted = true
        this.#state.set({ ...this.#state.get(), ...FRESH, script: 'answers', route, identity })
        this.#send()
        return
      }
      case 'mosaygent.first-frame':
      case 'mosaygent.quiet':
        this.#state.set({ ...this.#state.get(), drawn: true, ready: true })
        return
      case 'mosaygent.content':
        this.#state.set({ ...this.#state.get(), content: true })
        return
      case 'mosaygent.view':
        this.#state.set({ ...this.#state.get(), ready: true })
        return
      case 'mosaygent.memory':
        this.#state.set({ ...this.#state.get(), memory: message.share })
        return
      case 'mosaygent.worker': {
        const { script, held } = message
        if (this.#state.get().worker?.script !== script && this.#workersTold < WORKERS_TOLD) {
          this.#workersTold += 1
          this.#ports.onWorker(script, held)
        }
        this.#state.set({ ...this.#state.get(), worker: { script, held } })
        return
      }
      case 'mosaygent.unreachable':
        this.#state.set({ ...this.#state.get(), unreachable: message.servers })
        return
      case 'mosaygent.edges':
        this.#state.set({ ...this.#state.get(), edges: message.edges })
        return
      case 'mosaygent.code': {
        const { question, generation } = message
        this.#state.set({ ...this.#state.get(), code: { question, generation } })
        return
      }
      case 'mosaygent.route':
        this.#state.set({ ...this.#state.get(), route: message.route, ways: message.ways })
        return
      case 'mosaygent.field':
        this.#state.set({ ...this.#state.get(), field: message.field })
        return
      case 'mosaygent.focus-out':
        // an app could take the keyboard from a field that somebody types into
        if (this.#page !== null && this.#ports.holdsFocus(this.#page))
          this.#ports.onFocusOut(message.direction)
        return
      case 'mosaygent.error':
        this.#state.set({
          ...this.#state.get(),
          errors: addPageError(this.#state.get().errors, message, this.#ports.now()),
        })
        return
      case 'mosaygent.permission':
        // an app that asks again and again is heard no further
        if (this.#state.get().asks.length < ASKS_KEPT)
          this.#state.set({ ...this.#state.get(), asks: [...this.#state.get().asks, message.names] })
        return
      case 'mosaygent.log':
        this.#ports.onLog(message.lines, message.dropped)
    }
  }

  #send(): void {
    if (this.#settings) this.#page?.postMessage(this.#settings, this.#ports.origin())
  }
}

/** The same message from the same place is one error, counted. */
export function addPageError(
  errors: readonly PageError[],
  { message, stack, count, known }: PageErrorMessage,
  at: number,
): readonly PageError[] {
  const place = firstPlace(stack)
  const same = errors.find((error) => error.message === message && firstPlace(error.stack) === place)
  if (same) {
    return errors.map((error) => (error === same ? { ...error, count: error.count + count, at } : error))
  }
  // the first ones explain the rest, so the newest is the one left out
  return errors.length >= ERRORS_KEPT ? errors : [...errors, { message, stack, count, known, at }]
}

const firstPlace = (stack: string | null) => /^.*\d:\d.*$/m.exec(stack ?? '')?.[0].trim() ?? ''
