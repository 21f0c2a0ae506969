import { MessageFromSketch } from '@mosaygent/contract'
import type { SketchAssumed, SketchCoverage } from '@mosaygent/contract'
import type { Receiver } from '../page/page-link.ts'
import { SketchThere } from '../page/sketch-there.ts'

export interface ReportPorts {
  /** The only origin that is spoken to and heard. */
  readonly origin: () => string
  /** Null: the page that is seen has said nothing yet. */
  readonly onCoverage: (coverage: SketchCoverage | null) => void
}

/** What the sketch's page says of its own picture, and whether it is to outline what it assumed. */
export class SketchReport {
  readonly #ports: ReportPorts
  #page: Receiver | null = null
  /** By the page that said it: one that loads behind the page that is seen says it before it is attached. */
  readonly #told = new WeakMap<object, SketchCoverage>()
  #outlines = false
  #heard = false
  readonly #there = new SketchThere()

  constructor(ports: ReportPorts) {
    this.#ports = ports
  }

  /** A frame came or went. */
  readonly attach = (page: Receiver | null): void => {
    this.#page = page
    this.#ports.onCoverage(page === null ? null : (this.#told.get(page) ?? null))
  }

  /** The frame has loaded: a new page knows nothing yet. */
  readonly loaded = (): void => {
    if (this.#outlines) this.#send()
  }

  /** Whether the frame shows a sketch: an app may say whatever it likes. */
  hear(sketch: boolean): void {
    this.#heard = sketch
  }

  /** Outlines in the picture what stands for assumed values, or no more. */
  outline(on: boolean): void {
    if (on === this.#outlines) return
    this.#outlines = on
    this.#send()
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
    if (isNew && source === this.#page && this.#outlines) this.#send()
    if (message.data.type !== 'sketch-coverage') return
    const { coverage } = message.data
    this.#told.set(source, coverage)
    if (source === this.#page) this.#ports.onCoverage(coverage)
  }

  #send(): void {
    const message: SketchAssumed = { type: 'sketch-assumed', on: this.#outlines }
    if (this.#there.has(this.#page)) this.#page?.postMessage(message, this.#ports.origin())
  }
}
