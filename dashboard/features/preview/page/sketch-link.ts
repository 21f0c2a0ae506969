import { MessageFromSketch } from '@mosaygent/contract'
import type { SketchLook, SketchOpen, SketchPlace, SketchPoint } from '@mosaygent/contract'
import type { Receiver } from './page-link.ts'
import { SketchThere } from './sketch-there.ts'

export interface SketchPorts {
  /** The only origin that is spoken to and heard. */
  readonly origin: () => string
  /** A widget was clicked while pointing. */
  readonly onPlace: (place: SketchPlace) => void
  /** The person wants to point no more. */
  readonly onEnd: () => void
  /** Null: the frame's page has said nothing yet. */
  readonly onLook: (look: SketchLook | null) => void
}

/** The conversation with the sketch's page: it is told to point, and tells what was clicked and what it looks like. */
export class SketchLink {
  readonly #ports: SketchPorts
  #page: Receiver | null = null
  /** By the page that said it: one that loads behind the page that is seen says it before it is attached. */
  readonly #looks = new WeakMap<object, SketchLook>()
  #on = false
  #heard = false
  readonly #there = new SketchThere()

  constructor(ports: SketchPorts) {
    this.#ports = ports
  }

  /** A frame came or went. */
  readonly attach = (page: Receiver | null): void => {
    this.#page = page
    this.#ports.onLook(page === null ? null : (this.#looks.get(page) ?? null))
  }

  /** The frame has loaded: a new page knows nothing yet. */
  readonly loaded = (): void => {
    if (this.#on) this.#send()
  }

  /** Whether the frame shows a sketch: an app may say whatever it likes, as often as it likes. */
  hear(sketch: boolean): void {
    this.#heard = sketch
  }

  point(on: boolean): void {
    if (on === this.#on) return
    this.#on = on
    this.#send()
  }

  /** Has the sketch that is seen go to a page of the storyboard. */
  readonly open = (page: string): void => {
    const message: SketchOpen = { type: 'sketch-open', page }
    if (this.#heard && this.#there.has(this.#page)) this.#page?.postMessage(message, this.#ports.origin())
  }

  /** Takes a message of the window, whoever sent it. */
  readonly receive = ({ origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>): void => {
    if (!this.#heard || origin !== this.#ports.origin()) return
    const message = MessageFromSketch.safeParse(data)
    if (!message.success) return
    // of a page that is gone a browser names no source
    if (message.data.type === 'sketch-gone') return this.#there.leave(this.#page, message.data.page)
    if (source === null) return
    const isNew = this.#there.note(source, message.data)
    if (isNew && source === this.#page && this.#on) this.#send()
    if (message.data.type === 'sketch-look') {
      const { type: _, page: _name, ...look } = message.data
      this.#looks.set(source, look)
      if (source === this.#page) this.#ports.onLook(look)
      return
    }
    if (source !== this.#page) return
    switch (message.data.type) {
      case 'sketch-place':
        if (this.#on) this.#ports.onPlace(message.data)
        return
      case 'sketch-point-end':
        if (this.#on) this.#ports.onEnd()
        return
      // heard by what tells of the picture itself
      case 'sketch-coverage':
    }
  }

  #send(): void {
    const message: SketchPoint = { type: 'sketch-point', on: this.#on }
    if (this.#there.has(this.#page)) this.#page?.postMessage(message, this.#ports.origin())
  }
}
