import { setImmediate } from 'node:timers/promises'
import { findPages } from '../storyboard/find-pages.ts'
import type { ServerResponse } from 'node:http'
import type { StoryEvents, StoryTile } from '../client/storyboard/story-events.ts'
import type { Brightness, Screen } from '../draw/draw-app.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { Project } from '../project/read-project.ts'
import type { Kept } from '../storyboard/find-pages.ts'
import type { StoryPage } from '../storyboard/story-page.ts'

/** Time in which an open page fetches and puts up the picture that has just been made. */
const BREATH_MS = 50

interface Watcher {
  readonly response: ServerResponse
  /** The pictures that it has, by the pages' ids. */
  readonly bodies: Map<string, string>
}

/**
 * The pages of the app side by side, for whoever looks at them: drawn one by one, so that the phone's own pictures go
 * first, and anew after each reading of the source. While nobody looks nothing is drawn.
 */
export class Storyboard {
  readonly #screen: () => Screen
  readonly #watchers = new Set<Watcher>()
  readonly #kept = new Map<Brightness, Kept>([
    ['light', new Map()],
    ['dark', new Map()],
  ])
  #project: Project | null = null
  #brightness: Brightness = 'light'
  #screenKept = ''
  #pages = new Map<string, StoryPage>()
  #abort = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #held = false

  /** @param screen of the phone whose pages these are. */
  constructor(screen: () => Screen) {
    this.#screen = screen
  }

  /** How an open page comes to the page of that id; null for one that is not there any more. */
  interactionsOf(id: string): Interactions | null {
    return this.#pages.get(id)?.interactions ?? null
  }

  /** A stream for a page that shows the storyboard. */
  watch(response: ServerResponse, brightness: Brightness): void {
    const watcher: Watcher = { response, bodies: new Map() }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    this.#watchers.add(watcher)
    response.on('close', () => {
      this.#watchers.delete(watcher)
      if (this.#watchers.size === 0) this.#abort.abort()
    })
    this.#tellScreen(watcher)
    const other = brightness !== this.#brightness
    this.#brightness = brightness
    if (!other) for (const page of this.#pages.values()) tell(watcher, page)
    this.#draw()
  }

  /** The phone's own picture goes first: nothing is drawn from here on until there is a source to `show`. */
  async hold(): Promise<void> {
    this.#held = true
    this.#abort.abort()
    await this.#running
  }

  /** The source as it is now. `all`: something that is no Dart changed, which may be in any picture. */
  show(project: Project | null, all: boolean): void {
    this.#held = false
    if (project !== null) this.#project = project
    if (all) for (const kept of this.#kept.values()) kept.clear()
    this.#draw()
  }

  /** Sends `bye` on every stream and ends it. */
  close(): void {
    this.#abort.abort()
    for (const { response } of this.#watchers) {
      send(response, 'bye', {})
      response.end()
    }
  }

  #draw(): void {
    const before = this.#running
    this.#abort.abort()
    const project = this.#project
    if (project === null || this.#held || this.#watchers.size === 0) return
    const { signal } = (this.#abort = new AbortController())
    this.#running = before
      .then(async () => {
        await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
        if (!signal.aborted) await this.#search(project, signal)
      })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
  }

  async #search(project: Project, signal: AbortSignal): Promise<void> {
    const screen = this.#screen()
    const described = JSON.stringify(screen)
    if (described !== this.#screenKept) for (const kept of this.#kept.values()) kept.clear()
    this.#screenKept = described
    for (const watcher of this.#watchers) this.#tellScreen(watcher)
    const found = new Map<string, StoryPage>()
    const pages = await findPages({
      project,
      screen,
      brightness: this.#brightness,
      kept: this.#kept.get(this.#brightness) ?? new Map(),
      async pause() {
        await setImmediate()
        signal.throwIfAborted()
      },
      drawn: (page, known) => {
        found.set(page.id, page)
        // what leads on from it is told at the end
        const links = this.#pages.get(page.id)?.links ?? []
        this.#pages.set(page.id, { ...page, links })
        for (const watcher of this.#watchers) tell(watcher, { ...page, links })
        this.#progress(found.size, known, false)
      },
    })
    this.#pages = new Map(pages.map((page) => [page.id, page]))
    this.#progress(pages.length, pages.length, true)
  }

  #tellScreen({ response }: Watcher): void {
    const { width, height } = this.#screen()
    send(response, 'screen', { width, height })
  }

  #progress(drawn: number, found: number, done: boolean): void {
    const order = done ? [...this.#pages.keys()] : null
    const links = done
      ? Object.fromEntries([...this.#pages.values()].map((page) => [page.id, page.links]))
      : null
    for (const { response } of this.#watchers) send(response, 'progress', { drawn, found, order, links })
  }
}

/** The picture goes only to who has another one. */
function tell({ response, bodies }: Watcher, { id, name, tab, route, place, body }: StoryPage): void {
  const shown = tab === null ? null : { label: tab.label, number: tab.number }
  const tile: StoryTile = { id, name, tab: shown, route, place, body }
  const text = JSON.stringify(tile)
  if (bodies.get(id) === text) return
  bodies.set(id, text)
  send(response, 'tile', tile)
}

function send<Name extends keyof StoryEvents>(
  response: ServerResponse,
  event: Name,
  data: StoryEvents[Name],
): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
