import { randomUUID } from 'node:crypto'
import { FIRST_SCREEN, NOTHING_DRAWN } from '../draw/draw-app.ts'
import { NO_MOVES } from '../draw/moves.ts'
import type { ServerResponse } from 'node:http'
import type { Drawing, Screen } from '../draw/draw-app.ts'
import type { Moves } from '../draw/moves.ts'
import type { PageEvents } from '../client/page-events.ts'

/** As long as Flutter waits for a page to take a hot reload. */
const APPLY_TIMEOUT_MS = 10_000
/** Pages whose stream broke and that may come back. */
const MAX_ABSENT = 20

export type Draw = (moves: Moves, screen: Screen) => Drawing

interface Viewer {
  readonly id: string
  response: ServerResponse | null
  /** The newest version that the page has put up. */
  version: number
  /** The version of `drawing`. */
  sent: number
  moves: Moves
  screen: Screen
  drawing: Drawing
}

export type Delivery =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'applied' }
  | { readonly kind: 'silent'; readonly answered: number; readonly asked: number }

/** The pages that are open, each on its own stream of server-sent events and with its own moves through the app. */
export class Viewers {
  #version = 0
  #draw: Draw
  /** What a page that opens now is served. */
  #first: Drawing
  #firstScreen: Screen = FIRST_SCREEN
  /** The one told last: the next page is likely to have it too. */
  #screen: Screen = FIRST_SCREEN
  readonly #all = new Map<string, Viewer>()
  #waiting: (() => void)[] = []

  constructor() {
    this.#draw = () => NOTHING_DRAWN
    this.#first = NOTHING_DRAWN
  }

  get version(): number {
    return this.#version
  }

  get first(): Drawing {
    return this.#first
  }

  /** From now on, this is what is drawn. @throws what drawing throws; then the old picture stays. */
  show(draw: Draw): void {
    this.#first = draw(NO_MOVES, this.#screen)
    this.#draw = draw
    this.#firstScreen = this.#screen
  }

  /** A page that opened before the newest picture was drawn, or on another screen, gets its own at once. */
  connect(response: ServerResponse, version: number, screen: Screen | null, back: string | null): void {
    const known = back === null ? undefined : this.#all.get(back)
    const viewer = known ?? this.#newViewer()
    viewer.response = response
    viewer.version = version
    viewer.sent = version
    if (screen !== null) {
      viewer.screen = screen
      this.#screen = screen
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    send(response, 'hello', { client: viewer.id })
    const fits = !viewer.drawing.dependsOnScreen || sameScreen(viewer.screen, this.#firstScreen)
    const stranger = back !== null && known === undefined
    if (stranger || version !== this.#version || !fits || viewer.moves !== NO_MOVES) this.#redraw(viewer)
    response.on('close', () => {
      // a page that came back has a new stream by now
      if (viewer.response === response) viewer.response = null
      this.#forgetOldest()
      this.#wake()
    })
  }

  applied(id: string, version: number): void {
    const viewer = this.#all.get(id)
    if (viewer !== undefined && version > viewer.version) viewer.version = version
    this.#wake()
  }

  /** A tap on the element of that number, in the picture of that version: an older picture's is not followed. */
  tap(id: string, version: number, tap: number): void {
    const viewer = this.#all.get(id)
    if (viewer === undefined || viewer.sent !== version) return
    const moves = viewer.drawing.follow(tap)
    if (moves === viewer.moves) return
    viewer.moves = moves
    this.#redraw(viewer)
  }

  resize(id: string, screen: Screen): void {
    const viewer = this.#all.get(id)
    if (viewer === undefined || sameScreen(viewer.screen, screen)) return
    viewer.screen = screen
    this.#screen = screen
    if (viewer.drawing.dependsOnScreen) this.#redraw(viewer)
  }

  /** The file that a number in `data-at` stands for, in the picture of that viewer. */
  fileOf(id: string, index: number): string | undefined {
    return (this.#all.get(id)?.drawing ?? this.#first).files[index]
  }

  /** Hands the new picture to every open page and waits until each has put it up or has gone. */
  async deliver(fresh: boolean): Promise<Delivery> {
    this.#version += 1
    const asked = [...this.#all.values()].filter((viewer) => viewer.response !== null)
    for (const viewer of this.#all.values()) if (fresh) viewer.moves = NO_MOVES
    if (asked.length === 0) return { kind: 'nobody' }
    for (const viewer of asked) this.#redraw(viewer, fresh)
    const wanted = this.#version
    const pending = (): Viewer[] =>
      asked.filter((viewer) => viewer.response !== null && viewer.version < Math.min(viewer.sent, wanted))
    const timeout = AbortSignal.timeout(APPLY_TIMEOUT_MS)
    while (pending().length > 0 && !timeout.aborted) await this.#news(timeout)
    if (pending().length > 0) {
      return { kind: 'silent', answered: asked.length - pending().length, asked: asked.length }
    }
    return asked.some((viewer) => viewer.response !== null) ? { kind: 'applied' } : { kind: 'nobody' }
  }

  /** Tells every page that no stream comes back, and ends it; settles once all is handed to the system. */
  async disconnect(): Promise<void> {
    const streams = [...this.#all.values()].flatMap(({ response }) => response ?? [])
    await Promise.all(
      streams.map(async (response) => {
        send(response, 'bye', {})
        await new Promise<void>((resolve) => {
          response.once('close', resolve).end(resolve)
        })
      }),
    )
  }

  #newViewer(): Viewer {
    const id = randomUUID()
    const viewer: Viewer = {
      id,
      response: null,
      version: 0,
      sent: 0,
      moves: NO_MOVES,
      screen: FIRST_SCREEN,
      drawing: this.#first,
    }
    this.#all.set(id, viewer)
    return viewer
  }

  /** Each picture has a version of its own, so that a tap can say which one it was made on. */
  #redraw(viewer: Viewer, fresh = false): void {
    const untouched =
      viewer.moves === NO_MOVES &&
      (!this.#first.dependsOnScreen || sameScreen(viewer.screen, this.#firstScreen))
    viewer.drawing = untouched ? this.#first : this.#drawn(viewer)
    this.#version += 1
    viewer.sent = this.#version
    if (viewer.response === null) return
    const { title, style, body } = viewer.drawing.picture
    send(viewer.response, 'picture', { title, style, body, version: viewer.sent, fresh })
  }

  #drawn(viewer: Viewer): Drawing {
    try {
      return this.#draw(viewer.moves, viewer.screen)
    } catch {
      // Its moves lead to what cannot be drawn: back to the first page, which could be.
      viewer.moves = NO_MOVES
      return this.#first
    }
  }

  #forgetOldest(): void {
    const absent = [...this.#all.values()].filter((viewer) => viewer.response === null)
    for (const viewer of absent.slice(0, -MAX_ABSENT)) this.#all.delete(viewer.id)
  }

  async #news(timeout: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      timeout.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

function sameScreen(a: Screen, b: Screen): boolean {
  return a.width === b.width && a.height === b.height && a.locale === b.locale
}

function send<Name extends keyof PageEvents>(
  response: ServerResponse,
  event: Name,
  data: PageEvents[Name],
): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
