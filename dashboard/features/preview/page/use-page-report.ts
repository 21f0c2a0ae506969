import type { PageNews } from '@mosaygent/contract'
import { useCallback, useEffect, useState } from 'react'
import { HelperError, call, useConnection } from '#helper-client'

/** The helper forgets a page that says nothing for longer. */
const AGAIN_MS = 30_000

type Told = Extract<PageNews, { state: 'shown' | 'failed' }>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/**
 * Tells the helper that a page is here which will say what is on its screen, so that a reload can wait for that, and
 * gives the way to say it. `open`: there is a frame.
 */
export function usePageReport(open: boolean): (news: DistributiveOmit<Told, 'page'>) => void {
  const [teller] = useState(() => new PageTeller())
  const { connected } = useConnection()
  useEffect(() => {
    if (!open || !connected) return undefined
    const tell = () => {
      teller.tell({ state: document.visibilityState === 'hidden' ? 'closed' : 'open' })
    }
    const left = () => {
      teller.leave()
    }
    tell()
    const timer = setInterval(tell, AGAIN_MS)
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('pagehide', left)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('pagehide', left)
      teller.tell({ state: 'closed' })
    }
  }, [teller, open, connected])
  return useCallback(
    (news) => {
      teller.tell(news)
    },
    [teller],
  )
}

/** What is on the screen; the other words are said again by themselves. */
const isOfScreen = (news: PageNews): news is Told => news.state === 'shown' || news.state === 'failed'

/** Sends one word after the other, since their order says what holds. */
class PageTeller {
  readonly #page = crypto.randomUUID()
  #last: Promise<void> = Promise.resolve()
  /** Never came to the helper: said again before the next word, unless that says what is on the screen by then. */
  #unsaid: Told | null = null
  /** A helper that is older or somebody else's knows nothing of pages. */
  #heard = true

  tell(news: DistributiveOmit<PageNews, 'page'>): void {
    this.#last = this.#last.then(() => this.#say({ ...news, page: this.#page }))
  }

  /** Does not wait for the words before it: a page that goes away has no later turn. */
  leave(): void {
    void this.#send({ state: 'closed', page: this.#page }, true)
  }

  async #say(news: PageNews): Promise<void> {
    const unsaid = this.#unsaid
    this.#unsaid = null
    if (unsaid !== null && !isOfScreen(news)) await this.#send(unsaid)
    await this.#send(news)
  }

  async #send(news: PageNews, keepalive = false): Promise<void> {
    if (!this.#heard) return
    try {
      await call('flutterPage', news, { keepalive })
    } catch (error) {
      if (error instanceof HelperError && error.status === 404) this.#heard = false
      // that the helper is away is shown by the connection
      if (error instanceof HelperError && error.kind === 'unreachable' && isOfScreen(news))
        this.#unsaid = news
    }
  }
}
