import { randomUUID } from 'node:crypto'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { NOTHING_DRAWN } from '../draw/drawing.ts'
import { NO_INTERACTIONS, withoutLikely } from '../draw/interactions.ts'
import type { ServerResponse } from 'node:http'
import { PageHistory, restartedAt } from './page-history.ts'
import type { CoverageReport } from '../draw/coverage.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { Screen } from '../draw/screen.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { TranslatedText } from '../draw/translated.ts'
import type { PageEvents } from '../client/page-events.ts'

/** As long as Flutter waits for a page to take a hot reload. */
const APPLY_TIMEOUT_MS = 10_000
/** Pages whose stream broke and that may come back. */
const MAX_ABSENT = 20
/** Pictures that a page may still show because a newer one has not arrived. */
const MAX_EARLIER = 3

export type Draw = (interactions: Interactions, screen: Screen) => Drawing

interface Client {
  readonly id: string
  response: ServerResponse | null
  /** The newest version that the page has put up. */
  version: number
  /** The version of `drawing`. */
  sent: number
  interactions: Interactions
  readonly history: PageHistory
  screen: Screen
  drawing: Drawing
  /** Of the same place in the app, by an earlier code or for another screen: what the page may still show. */
  earlier: readonly Earlier[]
}

interface Earlier {
  readonly version: number
  readonly drawing: Drawing
  readonly interactions: Interactions
}

export type Delivery =
  | { readonly kind: 'no-client' }
  | { readonly kind: 'applied' }
  | { readonly kind: 'silent'; readonly answered: number; readonly asked: number }

/** The pages that are open, each on its own stream of server-sent events and with its own interactions. */
export class Clients {
  #version = 0
  #code = 0
  #draw: Draw
  /** What a page that opens now is served. */
  #first: Drawing
  #firstScreen: Screen = FIRST_SCREEN
  /** The newest that a page reported: the next page is likely to have it as well. */
  #screen: Screen = FIRST_SCREEN
  readonly #all = new Map<string, Client>()
  #waiting: (() => void)[] = []

  constructor() {
    this.#draw = () => NOTHING_DRAWN
    this.#first = NOTHING_DRAWN
  }

  get version(): number {
    return this.#version
  }

  /** Counts the codes that were delivered. */
  get code(): number {
    return this.#code
  }

  get first(): Drawing {
    return this.#first
  }

  /** Draws with this function from now on. @throws what drawing throws; the old picture stays then. */
  show(draw: Draw): void {
    this.#first = draw(NO_INTERACTIONS, this.#screen)
    this.#draw = draw
    this.#firstScreen = this.#screen
  }

  /**
   * A page that opened before the newest picture was drawn, or on another screen, or that begins at a route, gets its
   * own at once.
   */
  connect(
    response: ServerResponse,
    version: number,
    screen: Screen | null,
    back: string | null,
    route: string | null = null,
  ): void {
    const known = back === null ? undefined : this.#all.get(back)
    const client = known ?? this.#newClient()
    if (known === undefined && route !== null && this.#first.go(route) !== NO_INTERACTIONS)
      client.interactions = restartedAt(route, this.#first.initialRoute)
    client.response = response
    client.version = version
    client.sent = version
    client.earlier = []
    if (screen !== null) {
      client.screen = screen
      this.#screen = screen
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    send(response, 'hello', { client: client.id })
    const fits = !client.drawing.dependsOnScreen || sameScreen(client.screen, this.#firstScreen)
    const stranger = back !== null && known === undefined
    if (stranger || version !== this.#version || !fits || client.interactions !== NO_INTERACTIONS)
      this.#redraw(client)
    response.on('close', () => {
      // A page that came back has a new stream by now.
      if (client.response === response) client.response = null
      this.#forgetOldest()
      this.#wake()
    })
  }

  applied(id: string, version: number): void {
    const client = this.#all.get(id)
    if (client !== undefined && version > client.version) {
      client.version = version
      client.earlier = client.earlier.filter((each) => each.version >= version)
    }
    this.#wake()
  }

  /**
   * A tap on the element of that number, in the picture of that version. An older picture's is followed as long as only
   * a reload or the screen has changed since: it was made before the page could show that.
   */
  tap(id: string, version: number, tap: number): void {
    const client = this.#all.get(id)
    const drawing = client === undefined ? null : drawingAt(client, version)
    if (client === undefined || drawing === null) return
    const interactions = drawing.follow(tap)
    const { interactions: seen } = drawing
    // where the app has led on by itself more is seen than was done, and that is where the tap was
    if (interactions !== seen) this.#lead(client, interactions, { ...client.interactions, base: seen.base })
  }

  /** To a route that was typed, or one step along this page's own history. */
  go(id: string, to: string | { readonly way: 'back' | 'forward' }): void {
    const client = this.#all.get(id)
    if (client === undefined) return
    if (typeof to === 'string') {
      this.#lead(client, client.drawing.go(to))
      return
    }
    const interactions = client.history.step(to.way, client.interactions)
    if (interactions === client.interactions) return
    client.interactions = interactions
    this.#redraw(client)
  }

  /** To a page of the storyboard, by what was done in the app to come there. */
  open(id: string, interactions: Interactions): void {
    const client = this.#all.get(id)
    if (client !== undefined) this.#lead(client, interactions)
  }

  /** The newest screen that a page has reported. */
  get screen(): Screen {
    return this.#screen
  }

  resize(id: string, screen: Screen): void {
    const client = this.#all.get(id)
    if (client === undefined || sameScreen(client.screen, screen)) return
    client.screen = screen
    this.#screen = screen
    if (client.drawing.dependsOnScreen) this.#redrawInPlace(client)
  }

  /** The file that a number in `data-at` stands for, in the picture of that client. */
  fileOf(id: string, index: number): string | undefined {
    return (this.#all.get(id)?.drawing ?? this.#first).files[index]
  }

  /** The translations that a number in `data-translated` stands for, in the picture of that client. */
  translatedAt(id: string, index: number): readonly TranslatedText[] {
    return (this.#all.get(id)?.drawing ?? this.#first).translated[index] ?? []
  }

  /** How much of the source is in the picture of that client, and what is assumed in it. */
  coverage(id: string): CoverageReport {
    return (this.#all.get(id)?.drawing ?? this.#first).coverage()
  }

  /** Sends the new picture to every open page and waits until each has put it up or has left. */
  async deliver(fresh: boolean): Promise<Delivery> {
    this.#version += 1
    this.#code += 1
    const asked = [...this.#all.values()].filter((client) => client.response !== null)
    for (const client of this.#all.values()) {
      if (!fresh) continue
      // as in a browser, the address stays and what is open without one is gone
      client.interactions = restartedAt(client.drawing.route, client.drawing.initialRoute)
      client.history.clear()
      client.earlier = []
    }
    if (asked.length === 0) return { kind: 'no-client' }
    for (const client of asked) {
      if (fresh) this.#redraw(client, true)
      else this.#redrawInPlace(client)
    }
    const wanted = this.#version
    const pending = (): Client[] =>
      asked.filter((client) => client.response !== null && client.version < Math.min(client.sent, wanted))
    const timeout = AbortSignal.timeout(APPLY_TIMEOUT_MS)
    while (pending().length > 0 && !timeout.aborted) await this.#news(timeout)
    if (pending().length > 0) {
      return { kind: 'silent', answered: asked.length - pending().length, asked: asked.length }
    }
    return asked.some((client) => client.response !== null) ? { kind: 'applied' } : { kind: 'no-client' }
  }

  /** Sends `bye` on every stream and ends it; resolves once the system has all of it. */
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

  #newClient(): Client {
    const id = randomUUID()
    const client: Client = {
      id,
      response: null,
      version: 0,
      sent: 0,
      interactions: NO_INTERACTIONS,
      history: new PageHistory(),
      screen: FIRST_SCREEN,
      drawing: this.#first,
      earlier: [],
    }
    this.#all.set(id, client)
    return client
  }

  #lead(client: Client, led: Interactions, from = client.interactions): void {
    const interactions = withoutLikely(led)
    if (interactions === client.interactions) return
    client.history.moved(withoutLikely(from), interactions)
    client.interactions = interactions
    this.#redraw(client)
  }

  /** Draws the same place in the app anew: until the page has that, a tap is one on what it had. */
  #redrawInPlace(client: Client): void {
    const { sent: version, drawing, interactions, earlier } = client
    client.earlier = [...earlier, { version, drawing, interactions }].slice(-MAX_EARLIER)
    this.#redraw(client)
  }

  /** Each picture has a version of its own, so that a tap names the picture it was made on. */
  #redraw(client: Client, fresh = false): void {
    const untouched =
      client.interactions === NO_INTERACTIONS &&
      (!this.#first.dependsOnScreen || sameScreen(client.screen, this.#firstScreen))
    client.drawing = untouched ? this.#first : this.#drawn(client)
    this.#version += 1
    client.sent = this.#version
    if (client.response === null) return
    const { title, style, body } = client.drawing.picture
    send(client.response, 'picture', {
      title,
      style,
      body,
      version: client.sent,
      code: this.#code,
      fresh,
      ...client.history.ways,
    })
  }

  #drawn(client: Client): Drawing {
    try {
      return this.#draw(client.interactions, client.screen)
    } catch {
      // What its interactions led to cannot be drawn: it goes back to the first page.
      client.interactions = NO_INTERACTIONS
      client.history.clear()
      return this.#first
    }
  }

  #forgetOldest(): void {
    const absent = [...this.#all.values()].filter((client) => client.response === null)
    for (const client of absent.slice(0, -MAX_ABSENT)) this.#all.delete(client.id)
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

/** The picture of that version; null once the page is elsewhere in the app, or has a newer one. */
function drawingAt({ sent, drawing, earlier, interactions }: Client, version: number): Drawing | null {
  if (sent === version) return drawing
  const found = earlier.find((each) => each.version === version)
  return found?.interactions === interactions ? found.drawing : null
}

function sameScreen(a: Screen, b: Screen): boolean {
  return a.width === b.width && a.height === b.height && a.locale === b.locale && a.platform === b.platform
}

function send<Name extends keyof PageEvents>(
  response: ServerResponse,
  event: Name,
  data: PageEvents[Name],
): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
