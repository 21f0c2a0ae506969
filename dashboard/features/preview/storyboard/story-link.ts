import { MessageFromStoryboard } from '@mosaygent/contract'
import type { SketchPlace, StoryAgain, StoryFocus, StoryView } from '@mosaygent/contract'
import type { Receiver } from '../page/page-link.ts'

/** How far the storyboard is. */
export interface StoryProgress {
  readonly drawn: number
  readonly found: number
  readonly done: boolean
  /** Pages that have the words that are looked for. */
  readonly shown: number
  /** Why it has stopped before its end; null: it goes on, or all are there. */
  readonly failed: 'out-of-memory' | 'failed' | null
}

export interface ChosenPage {
  /** Its id in the storyboard. */
  readonly page: string
  readonly name: string
  /** Null: it has no address of its own. */
  readonly route: string | null
}

export interface StoryPorts {
  readonly onProgress: (progress: StoryProgress) => void
  readonly onOpen: (page: ChosenPage) => void
  readonly onPlace: (place: Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'>) => void
  readonly onEnd: () => void
}

/** The conversation with the page that shows the storyboard. */
export class StoryLink {
  readonly #origin: () => string
  #ports: StoryPorts | null = null
  #page: Receiver | null = null
  /** Its page is there: what is sent to a frame before goes to an empty one of another origin, and the browser warns. */
  #there = false
  #view: StoryView = { type: 'sketch-story-view', search: '', dark: false, large: false }

  /** @param origin the only one that is spoken to and heard. */
  constructor(origin: () => string) {
    this.#origin = origin
  }

  /** Who hears what the page says from now on. */
  hear(ports: StoryPorts): void {
    this.#ports = ports
  }

  /** The frame came or went. */
  readonly attach = (page: Receiver | null): void => {
    this.#page = page
    this.#there = false
  }

  /** What is looked for, and how the window around it looks; told again to a page that has just loaded. */
  view(view: Omit<StoryView, 'type'>): void {
    this.#view = { type: 'sketch-story-view', ...view }
    this.#send(this.#view)
  }

  readonly loaded = (): void => {
    this.#there = true
    this.#send(this.#view)
  }

  focus(): void {
    this.#send({ type: 'sketch-story-focus' })
  }

  /** It stopped before its end, and is to begin anew. */
  again(): void {
    this.#send({ type: 'sketch-story-again' })
  }

  /** Takes a message of the window, whoever sent it. */
  readonly receive = ({ origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>): void => {
    if (this.#page === null || source !== this.#page || origin !== this.#origin()) return
    const message = MessageFromStoryboard.safeParse(data)
    if (!message.success) return
    // one that draws has its pictures later than its words
    if (!this.#there) this.loaded()
    switch (message.data.type) {
      case 'sketch-story': {
        const { drawn, found, done, shown, failed } = message.data
        this.#ports?.onProgress({ drawn, found, done, shown, failed })
        return
      }
      case 'sketch-story-open': {
        const { page, name, route } = message.data
        this.#ports?.onOpen({ page, name, route })
        return
      }
      case 'sketch-story-place': {
        const { widget, file, line, column } = message.data
        this.#ports?.onPlace({ widget, file, line, column })
        return
      }
      case 'sketch-story-end':
        this.#ports?.onEnd()
    }
  }

  #send(message: StoryView | StoryFocus | StoryAgain): void {
    if (this.#there) this.#page?.postMessage(message, this.#origin())
  }
}
