import { setImmediate } from 'node:timers/promises'
import { Exports } from '../evaluate/exports.ts'
import { resolvingOnce } from '../storyboard/used-files.ts'
import { goWay } from '../storyboard/way.ts'
import { StoryStreams } from './story-streams.ts'
import type { ServerResponse } from 'node:http'
import type { Brightness, Screen } from '../draw/screen.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { Project } from '../project/read-project.ts'
import type { GivenFile } from '../project/source-file.ts'
import type { StartedThread, ThreadHears } from '../storyboard/start-thread.ts'
import type { SourceNews } from '../storyboard/thread-messages.ts'
import type { StoryPage } from '../storyboard/story-page.ts'

/** A sheet that is closed and opened again finds its thread; after that its memory is given back. */
const REST_MS = 30_000

/** @throws where the system gives no thread. */
export type StartThread = (hears: ThreadHears) => StartedThread

/**
 * The pages of the app side by side, for whoever looks at them: drawn by a thread of its own, and anew after each
 * reading of the source. While nobody looks nothing is drawn, and after a while the thread ends.
 */
export class Storyboard {
  readonly #screen: () => Screen
  readonly #start: StartThread
  readonly #streams = new StoryStreams()
  #project: Project | null = null
  #brightness: Brightness = 'light'
  #pages = new Map<string, StoryPage>()
  #thread: StartedThread | null = null
  /** What the thread has of the source. */
  #told: ReadonlyMap<string, GivenFile> = new Map()
  #news = { isRead: true, all: false }
  #turn = 0
  #held = false
  #rest: NodeJS.Timeout | undefined

  /** @param screen of the phone whose pages these are. */
  constructor(screen: () => Screen, start: StartThread) {
    this.#screen = screen
    this.#start = start
  }

  /** How an open page comes to the page of that id; null for one that is not there any more. */
  async wayTo(id: string): Promise<Interactions | null> {
    const way = this.#pages.get(id)?.way
    if (way === undefined || this.#project === null) return null
    const project = resolvingOnce(this.#project)
    const drawer = { project, exports: new Exports(project), screen: this.#screen() }
    const pause = async (): Promise<void> => await setImmediate()
    return await goWay({ ...drawer, brightness: this.#brightness, pause }, way)
  }

  /** A stream for a page that shows the storyboard. */
  watch(response: ServerResponse, brightness: Brightness): void {
    clearTimeout(this.#rest)
    const isOther = brightness !== this.#brightness
    this.#brightness = brightness
    this.#streams.add(response, this.#screen(), isOther ? [] : this.#pages.values())
    response.on('close', () => {
      if (!this.#streams.isEmpty) return
      this.#thread?.post({ kind: 'hold' })
      this.#rest = setTimeout(() => void this.#end(), REST_MS).unref()
    })
    this.search()
  }

  /** The phone's own picture goes first: nothing is drawn from here on until there is a source to `show`. */
  hold(): void {
    this.#held = true
    this.#thread?.post({ kind: 'hold' })
  }

  /** The source as it is now. `all`: something that is no Dart changed, which may be in any picture. */
  show(project: Project | null, all: boolean): void {
    this.#held = false
    if (project !== null) this.#project = project
    this.#news = { isRead: false, all: this.#news.all || all }
    this.search()
  }

  /** Sends `bye` on every stream and ends them. */
  async close(): Promise<void> {
    clearTimeout(this.#rest)
    this.#streams.close()
    await this.#end()
  }

  /** Looks for all pages, again after a thread that ended by itself, too. */
  search(): void {
    const project = this.#project
    if (project === null || this.#held || this.#streams.isEmpty) return
    const thread = (this.#thread ??= this.#started())
    if (thread === null) return
    const screen = this.#screen()
    this.#streams.tellScreen(screen)
    this.#turn += 1
    const search = { kind: 'search', turn: this.#turn, screen, brightness: this.#brightness } as const
    thread.post({ ...search, news: this.#newsOf(project) })
  }

  #started(): StartedThread | null {
    this.#told = new Map()
    this.#news = { isRead: false, all: false }
    try {
      return this.#start({
        told: (message) => this.#take(message),
        ended: (why) => {
          this.#thread = null
          this.#streams.progress({ ...this.#streams.reached, order: null, links: null, failed: why })
        },
      })
    } catch {
      this.#streams.progress({ ...this.#streams.reached, order: null, links: null, failed: 'failed' })
      return null
    }
  }

  async #end(): Promise<void> {
    const thread = this.#thread
    this.#thread = null
    await thread?.end()
  }

  #newsOf(project: Project): SourceNews | null {
    if (this.#news.isRead) return null
    const loaded = project.loaded()
    const before = this.#told
    const changed = new Map(
      [...loaded].filter(([file, { text, unread }]) => {
        const known = before.get(file)
        return known?.text !== text || known.unread !== unread
      }),
    )
    const gone = [...before.keys()].filter((file) => !loaded.has(file))
    const { all } = this.#news
    this.#told = loaded
    this.#news = { isRead: true, all: false }
    return { changed, gone, all }
  }

  #take(message: Parameters<ThreadHears['told']>[0]): void {
    if (message.turn !== this.#turn || this.#held) return
    switch (message.kind) {
      case 'page': {
        const { page, drawn, found } = message
        // what leads on from it is told at the end
        const links = this.#pages.get(page.id)?.links ?? []
        this.#pages.set(page.id, { ...page, links })
        this.#streams.tell(page)
        this.#streams.progress({ drawn, found, order: null, links: null, failed: null })
        return
      }
      case 'found': {
        const pages = [...message.links].flatMap(([id, links]) => {
          const page = this.#pages.get(id)
          return page === undefined ? [] : [{ ...page, links }]
        })
        this.#pages = new Map(pages.map((page) => [page.id, page]))
        const count = { drawn: pages.length, found: pages.length }
        const links = Object.fromEntries(message.links)
        this.#streams.progress({ ...count, order: [...this.#pages.keys()], links, failed: null })
      }
    }
  }
}
