import type { ServerResponse } from 'node:http'
import type { StoryEvents, StoryProgress, StoryScreen, StoryTile } from '../client/storyboard/story-events.ts'
import type { StoryPage } from '../storyboard/story-page.ts'

interface Watcher {
  readonly response: ServerResponse
  /** The pictures that it has, by the pages' ids. */
  readonly tiles: Map<string, string>
}

/** The pages that show the storyboard, each on its own stream. */
export class StoryStreams {
  readonly #watchers = new Set<Watcher>()
  /** How far the drawing has come. */
  reached: Pick<StoryProgress, 'drawn' | 'found'> = { drawn: 0, found: 0 }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  /** @param pages that are drawn already. */
  add(response: ServerResponse, screen: StoryScreen, pages: Iterable<StoryPage>): void {
    const watcher: Watcher = { response, tiles: new Map() }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.on('close', () => this.#watchers.delete(watcher))
    sendScreen(response, screen)
    for (const page of pages) tell(watcher, page)
    this.#watchers.add(watcher)
  }

  tellScreen(screen: StoryScreen): void {
    for (const { response } of this.#watchers) sendScreen(response, screen)
  }

  /** The picture goes only to who has another one. */
  tell(page: StoryPage): void {
    for (const watcher of this.#watchers) tell(watcher, page)
  }

  progress(progress: StoryProgress): void {
    const { drawn, found } = progress
    this.reached = { drawn, found }
    for (const { response } of this.#watchers) send(response, 'progress', progress)
  }

  /** Sends `bye` on every stream and ends it. */
  close(): void {
    for (const { response } of this.#watchers) {
      send(response, 'bye', {})
      response.end()
    }
  }
}

function tell(
  { response, tiles }: Watcher,
  { id, name, isLikely, tab, route, place, body }: StoryPage,
): void {
  const shown = tab === null ? null : { label: tab.label, number: tab.number }
  const tile: StoryTile = { id, name, isLikely, tab: shown, route, place, body }
  const text = JSON.stringify(tile)
  if (tiles.get(id) === text) return
  tiles.set(id, text)
  send(response, 'tile', tile)
}

const sendScreen = (response: ServerResponse, { width, height }: StoryScreen): void =>
  send(response, 'screen', { width, height })

function send<Name extends keyof StoryEvents>(
  response: ServerResponse,
  event: Name,
  data: StoryEvents[Name],
): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
