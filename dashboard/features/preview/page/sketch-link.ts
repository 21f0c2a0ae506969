import { SketchPlace } from '@mosaygent/contract'
import type { SketchPoint } from '@mosaygent/contract'
import type { Receiver } from './page-link.ts'

export interface SketchPorts {
  /** The only origin that is spoken to and heard. */
  readonly origin: () => string
  /** A widget was clicked while pointing. */
  readonly onPlace: (place: SketchPlace) => void
}

/** The conversation with the sketch's page: it is told to point, and tells which widget was clicked. */
export class SketchLink {
  readonly #ports: SketchPorts
  #page: Receiver | null = null
  #on = false

  constructor(ports: SketchPorts) {
    this.#ports = ports
  }

  /** A frame came or went. */
  readonly attach = (page: Receiver | null): void => {
    this.#page = page
  }

  /** The frame has a new page, which knows nothing yet. */
  readonly loaded = (): void => {
    if (this.#on) this.#send()
  }

  point(on: boolean): void {
    if (on === this.#on) return
    this.#on = on
    this.#send()
  }

  /** Takes a message of the window, whoever sent it. */
  readonly receive = ({ origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>): void => {
    if (!this.#on || this.#page === null || source !== this.#page || origin !== this.#ports.origin()) return
    const place = SketchPlace.safeParse(data)
    if (place.success) this.#ports.onPlace(place.data)
  }

  #send(): void {
    const message: SketchPoint = { type: 'sketch-point', on: this.#on }
    this.#page?.postMessage(message, this.#ports.origin())
  }
}
