import type { PageNews, ScreenState } from '@mosaygent/contract'
import type { OpenPages } from './open-pages.ts'
import type { Run } from './run.ts'
import type { Timings } from './timings.ts'

/** Compiled code that only a freshly loaded page shows. */
export interface Expected {
  /** The receipt's `at`, by which pages name it. */
  readonly receipt: string
  /** When it was asked for, by `performance.now()`. */
  readonly begun: number
  readonly run: Run
  /** Called with each state after `waiting`; `shown` and `replaced` are final. */
  readonly settle: (screen: ScreenState) => void
  /** The run ended while a page loaded it. */
  readonly ended: () => void
}

export interface ScreenWatchDeps {
  readonly pages: OpenPages
  /** How many pages listen to the helper's events: without them no page can load new code before the reply. */
  readonly eventReaders: () => number
  readonly timings: Timings
}

/** Collects from the open pages whether the newest code is on the screen. */
export interface ScreenWatch {
  receive(news: PageNews): void
  /** The first state of new code: an open page loads it, or there is no page. */
  begin(): ScreenState
  /**
   * Waits for pages to report this code; what was expected before is replaced. Resolves once its state is decided,
   * when nothing can decide it soon, or when the reply has waited long enough. Later reports still count.
   *
   * @param state the state in its receipt
   */
  expect(expected: Expected, state: ScreenState): Promise<void>
  /** Nobody looks any more: every page counts as closed. */
  leave(): void
  /** Another reload begins: the reply of the earlier one waits no longer. */
  release(): void
  /** The newest code is not on the screen, although a page was open to show it. */
  isBehind(): boolean
}

interface Pending extends Expected {
  state: ScreenState
  readonly failed: Set<string>
}

export function createScreenWatch({ pages, eventReaders, timings }: ScreenWatchDeps): ScreenWatch {
  let pending: Pending | null = null
  let release: () => void = () => undefined

  const begin = (): ScreenState => ({ state: pages.all().length > 0 ? 'waiting' : 'no-page' })

  const settle = (of: Pending, screen: ScreenState) => {
    of.state = screen
    of.settle(screen)
    if (pending === of) release()
    if (pending === of && screen.state === 'shown') pending = null
  }

  const failed = (of: Pending, news: Extract<PageNews, { state: 'failed' }>) => {
    // reported once, however many pages repeat it
    if (of.state.state === 'not-shown') return
    const open = pages.all()
    of.failed.add(news.page)
    // pages that are gone decide nothing
    for (const page of of.failed) if (!open.includes(page)) of.failed.delete(page)
    if (open.every((page) => of.failed.has(page)))
      settle(of, { state: 'not-shown', reason: news.reason, errors: news.errors })
  }

  return {
    begin,
    receive(news) {
      if (news.state === 'closed') {
        pages.closed(news.page)
        if (pending?.state.state === 'waiting' && pages.all().length === 0)
          settle(pending, { state: 'no-page' })
        return
      }
      pages.opened(news.page)
      if (news.state === 'open' || pending === null || pending.receipt !== news.receipt) return
      if (news.state === 'failed') failed(pending, news)
      else settle(pending, { state: 'shown', ms: Math.round(performance.now() - pending.begun) })
    },
    expect(expected, state) {
      if (pending !== null) settle(pending, { state: 'replaced' })
      const mine: Pending = { ...expected, state, failed: new Set() }
      pending = mine
      void mine.run.ended.then(() => {
        if (pending !== mine) return
        pending = null
        if (mine.state.state === 'waiting') mine.ended()
        release()
      })
      if (mine.state.state !== 'waiting' || eventReaders() === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          // the frame ended with the earlier run, and no other opened
          if (mine.state.state === 'waiting' && pages.all().length === 0) settle(mine, { state: 'no-page' })
          resolve()
        }, timings.screen)
        release = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    leave() {
      pages.clear()
      if (pending?.state.state === 'waiting') settle(pending, { state: 'no-page' })
    },
    release: () => release(),
    isBehind: () =>
      pending !== null && (pending.state.state === 'waiting' || pending.state.state === 'not-shown'),
  }
}
