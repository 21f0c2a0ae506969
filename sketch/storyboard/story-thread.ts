import { setImmediate } from 'node:timers/promises'
import { ProjectReader } from '../project/read-project.ts'
import { findPages } from './find-pages.ts'
import { isHeapFull } from './full-heap.ts'
import type { DartParser } from '../dart/parser.ts'
import type { Brightness } from '../draw/screen.ts'
import type { Project } from '../project/read-project.ts'
import type { GivenFile } from '../project/source-file.ts'
import type { Kept } from './find-pages.ts'
import type { FromThread, StoryRun, ToThread } from './thread-messages.ts'

/** The other end of the thread. */
export interface StoryPort {
  on(event: 'message', hear: (message: ToThread) => void): void
  postMessage(message: FromThread, transferred: readonly []): void
}

/** Ends a search in a thread that holds as much as it may. */
class Full extends Error {}

type Search = Extract<ToThread, { kind: 'search' }>

/**
 * Begins to draw what is asked for on that port.
 * @param failed hears what ends the thread.
 * @param isFull whether it holds as much as it may; it tells so and draws no more.
 */
export function serveStoryboard(
  port: StoryPort,
  run: StoryRun,
  parser: DartParser,
  failed: (error: unknown) => void,
  isFull: () => boolean = isHeapFull,
): void {
  const thread = new StoryThread(port, run, parser, isFull)
  port.on('message', (message) => thread.take(message, failed))
}

/**
 * Draws the storyboard in a thread of its own, so that neither the phone's pictures nor an edit wait for it. It has a
 * reading of its own, of the files as the phone's reading has them.
 */
class StoryThread {
  readonly #port: StoryPort
  readonly #reader: ProjectReader
  readonly #isFull: () => boolean
  readonly #given = new Map<string, GivenFile>()
  readonly #kept = new Map<Brightness, Kept>([
    ['light', new Map()],
    ['dark', new Map()],
  ])
  #project: Project | null = null
  #screenKept = ''
  /** What was told and not taken into account yet: a search that never began, too, brought news. */
  #unread = true
  #all = false
  #abort = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(port: StoryPort, run: StoryRun, parser: DartParser, isFull: () => boolean) {
    this.#port = port
    this.#isFull = isFull
    this.#reader = new ProjectReader(parser, run.directory, run.target, run.defines, this.#given)
  }

  take(message: ToThread, failed: (error: unknown) => void): void {
    this.#abort.abort()
    if (message.kind === 'hold') return
    this.#hear(message)
    const { signal } = (this.#abort = new AbortController())
    this.#running = this.#running.then(async () => await this.#search(message, signal)).catch(failed)
  }

  #hear({ news }: Search): void {
    if (news === null) return
    for (const [file, given] of news.changed) this.#given.set(file, given)
    for (const file of news.gone) this.#given.delete(file)
    this.#unread = true
    this.#all ||= news.all
  }

  async #search({ turn, screen, brightness }: Search, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const described = JSON.stringify(screen)
    if (this.#all || described !== this.#screenKept) for (const kept of this.#kept.values()) kept.clear()
    this.#all = false
    this.#screenKept = described
    const project = await this.#read()
    const isFull = this.#isFull
    let drawn = 0
    try {
      const pages = await findPages({
        project,
        screen,
        brightness,
        kept: this.#kept.get(brightness) ?? new Map(),
        async pause() {
          await setImmediate()
          signal.throwIfAborted()
          if (isFull()) throw new Full()
        },
        drawn: (page, found) => {
          drawn += 1
          this.#port.postMessage({ kind: 'page', turn, page, drawn, found }, [])
        },
      })
      const links = new Map(pages.map((page) => [page.id, page.links]))
      this.#port.postMessage({ kind: 'found', turn, links }, [])
    } catch (error) {
      if (error instanceof Full) this.#port.postMessage({ kind: 'full', turn }, [])
      else if (!signal.aborted) throw error
    }
  }

  /** @throws for a source that cannot be read, which the phone's reading could. */
  async #read(): Promise<Project> {
    if (!this.#unread && this.#project !== null) return this.#project
    const reading = await this.#reader.read()
    if (reading.kind === 'read') this.#project = reading.project
    this.#unread = false
    // an edit that came between the two readings: the next one tells of it
    if (this.#project === null) throw new Error('The source does not compile')
    return this.#project
  }
}
