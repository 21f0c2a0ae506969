import type { PageGo, PageSettings, PageStep } from '@mosaygent/contract'
import { throttle } from '#async'
import { createStore } from '#store'
import { NO_PAGE } from './page-link.ts'
import type { PageState } from './page-link.ts'
import { PageReports } from './page-reports.ts'
import type { Framed, PageRequest, PagesPorts, PagesState } from './page-request.ts'
import { createSlot } from './page-slot.ts'
import type { Slot } from './page-slot.ts'
import type { PictureAnswer } from '../picture/ask-for-picture.ts'
import { Timers } from './timers.ts'

/** More than an app says by itself at its start, or while somebody uses it. */
const AT_MOST = { burst: 20, burstMs: 1_000, gatherMs: 100 }
/** How long a sketch fades away; the stylesheet has the same number. */
const FADE_MS = 220
const NOTHING: PagesState = { shown: null, blank: false, coming: null, leaving: null, page: NO_PAGE }

/**
 * Two pages on one screen: a page that must be loaded anew is loaded behind the one that is seen, and takes its place
 * with its first picture, so that nothing white is ever seen.
 */
export class AppPages {
  readonly #ports: PagesPorts
  readonly #state = createStore(NOTHING)
  readonly #reports: PageReports
  readonly #fading = new Timers()
  /** A page may say more than can be drawn. */
  readonly #emitSoon: ReturnType<typeof throttle>
  #shown: Slot | null = null
  #coming: Slot | null = null
  #leaving: Framed | null = null
  #settings: PageSettings | null = null
  #code = ''

  constructor(ports: PagesPorts) {
    this.#ports = ports
    this.#reports = new PageReports(ports)
    this.#emitSoon = throttle(
      () => {
        this.#emit()
      },
      { ...AT_MOST, now: ports.now },
    )
  }

  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe

  /** Null: nothing is to be seen. A page that still loads behind the one that is seen is replaced by a newer one. */
  want(request: PageRequest | null): void {
    if (request === null) {
      this.#drop()
      this.#emit()
      return
    }
    const newest = this.#coming ?? this.#shown
    if (newest?.request.stamp === request.stamp) {
      this.#reports.receipt(newest, request.receipt)
      return
    }
    const before = this.#shown
    const slot = this.#open(request)
    this.#coming?.picture.end()
    this.#coming = null
    if (before === null || request.atOnce || this.#reports.tooHeavy(before)) {
      before?.picture.end()
      this.#shown = slot
    } else this.#coming = slot
    slot.picture.expect()
    this.#emit()
  }

  /** The frame of a page came or went. */
  attach(stamp: number, window: Window | null): void {
    this.#slot(stamp)?.link.attach(window)
  }

  /** The frame of a page has loaded. */
  loaded(stamp: number): void {
    const slot = this.#slot(stamp)
    slot?.link.loaded()
    slot?.picture.loaded()
  }

  readonly receive = (event: Pick<MessageEvent, 'origin' | 'source' | 'data'>): void => {
    for (const slot of [this.#coming, this.#shown]) slot?.link.receive(event)
  }

  settings(settings: PageSettings): void {
    this.#settings = settings
    for (const slot of [this.#coming, this.#shown]) slot?.link.settings(settings)
  }

  /** Asks the page that is seen which code is in it. */
  askCode(question: string): void {
    this.#shown?.link.ask({ type: 'mosaygent.ask-code', question })
  }

  /** Names the code that runs in the page that is seen, where it was changed in place. */
  code(code: string): void {
    this.#code = code
    this.#shown?.link.code(code)
  }

  /** Asks the page that is seen to go somewhere. */
  move(message: PageGo | PageStep): void {
    this.#shown?.link.ask(message)
  }

  /** What the page that is seen shows; `density` as `askForPicture` has it. */
  async takePicture(density: number | null): Promise<PictureAnswer> {
    return (await this.#shown?.link.takePicture(density)) ?? { outcome: 'not-taken', why: 'no-page' }
  }

  /** What the person decided about a page that does not come: show it as it is, or keep the one that is seen. */
  choose(what: 'show' | 'keep'): void {
    const slot = this.#coming
    if (slot === null) return
    if (what === 'show') this.#take(slot)
    else {
      slot.picture.end()
      this.#coming = null
    }
    this.#emit()
  }

  /** The tab came to the front or went to the back, where nothing is drawn. */
  readonly visibilityChanged = (): void => {
    for (const slot of [this.#coming, this.#shown]) if (slot?.told === false) slot.picture.visibilityChanged()
  }

  dispose(): void {
    this.#drop()
  }

  #open(request: PageRequest): Slot {
    const before = this.#shown
    const from = request.keepsRoute && before?.request.sketch === false ? before.link.get().route : null
    const slot = createSlot(request, from, this.#ports, {
      behind: (page) => page === this.#coming,
      limit: this.#reports.limit,
      onDrawn: (page) => {
        page.picture.end()
        this.#take(page)
        this.#reports.shown(page)
      },
      onReady: (page) => {
        this.#take(page)
      },
      onMissing: (page, why) => {
        this.#missing(page, why)
      },
    })
    const { link } = slot
    if (this.#settings) link.settings(this.#settings)
    link.code(this.#code)
    link.subscribe(() => {
      if (slot !== this.#shown && slot !== this.#coming) return
      slot.picture.look()
      this.#emitSoon.call()
    })
    return slot
  }

  /** The page takes the place of the one that is seen. */
  #take(slot: Slot): void {
    if (slot !== this.#coming) return
    const before = this.#shown
    this.#coming = null
    this.#shown = slot
    before?.picture.end()
    if (before?.request.sketch === true && !slot.request.sketch) {
      const leaving = before.framed
      this.#leaving = leaving
      this.#fading.again('fade', FADE_MS, () => {
        if (this.#leaving === leaving) this.#leaving = null
        this.#emit()
      })
    }
    this.#emit()
  }

  #missing(slot: Slot, why: 'late' | 'threw'): void {
    if (slot.told || slot.waiting !== 'loading') return
    // what does not run is no choice
    if (why === 'late' && slot === this.#coming && this.#shown?.request.sketch === true) {
      this.#take(slot)
      return
    }
    this.#reports.missing(slot, why)
    this.#emit()
  }

  #slot(stamp: number): Slot | null {
    return [this.#shown, this.#coming].find((slot) => slot?.request.stamp === stamp) ?? null
  }

  #drop(): void {
    this.#shown?.picture.end()
    this.#coming?.picture.end()
    this.#fading.clear()
    this.#emitSoon.cancel()
    this.#shown = null
    this.#coming = null
    this.#leaving = null
  }

  #emit(): void {
    const page = this.#shown?.link.get() ?? NO_PAGE
    const behind = this.#coming?.link.get().errors ?? []
    this.#state.set({
      shown: this.#shown?.framed ?? null,
      blank: this.#shown?.waiting === 'loading' && isBlank(page),
      coming: this.#coming && { ...this.#coming.framed, waiting: this.#coming.waiting },
      leaving: this.#leaving,
      page: behind.length === 0 ? page : { ...page, errors: [...page.errors, ...behind] },
    })
  }
}

/** A page without our script is not known to be; one that threw, or got nothing from a server, has something to say. */
function isBlank({ script, drawn, content, errors, unreachable }: PageState): boolean {
  return script !== 'silent' && !drawn && !content && errors.length + unreachable.length === 0
}
