import type { PageState } from './page-link.ts'
import { Timers } from './timers.ts'

/** A page without our script shows what it has some time after its load. */
const SILENT_MS = 500
/** How long an app that threw before its first picture has to draw all the same. */
const THREW_MS = 3_000

export interface PictureGiven {
  /** Nothing is drawn in a tab in the background. */
  readonly hidden: () => boolean
  /** Another page is seen meanwhile. */
  readonly behind: () => boolean
  /** How long it may take. */
  readonly limit: () => number
  readonly known: () => PageState
  /** It has a picture, or is not known to be without one. */
  readonly onDrawn: () => void
  /** It has come as far as a page comes in the background. */
  readonly onReady: () => void
  readonly onMissing: (why: 'late' | 'threw') => void
}

/** Decides when a page has something to be seen, by the word of the script in it, its load and the time it takes. */
export class FirstPicture {
  readonly #given: PictureGiven
  readonly #timers = new Timers()
  #loaded = false
  /** Its time ran out while the tab was in the background. */
  #overdue = false

  constructor(given: PictureGiven) {
    this.#given = given
  }

  /** Its time begins. */
  expect(): void {
    this.#overdue = false
    this.#timers.again('limit', this.#given.limit(), () => {
      // nothing is drawn in the background, however long it takes
      if (this.#given.hidden()) this.#overdue = true
      else this.#given.onMissing('late')
    })
  }

  /** The frame has loaded. */
  loaded(): void {
    this.#loaded = true
    this.look()
  }

  /** The tab came to the front or went to the back. */
  visibilityChanged(): void {
    if (!this.#given.hidden() && this.#overdue) this.expect()
    this.look()
  }

  /** Something is known anew of the page. */
  look(): void {
    const { drawn, ready, script, errors } = this.#given.known()
    // its hello may come after the load
    if (script !== 'silent') this.#timers.cancel('silent')
    if (drawn) this.#given.onDrawn()
    else if (this.#loaded && script === 'silent') this.#timers.once('silent', SILENT_MS, this.#given.onDrawn)
    else if (!this.#given.behind()) return
    else if (this.#loaded && ready && this.#given.hidden()) this.#given.onReady()
    else if (errors.length > 0)
      this.#timers.once('threw', THREW_MS, () => {
        this.#given.onMissing('threw')
      })
  }

  /** It is waited for no longer. */
  end(): void {
    this.#timers.clear()
  }
}
