import { saidBy } from './card-fields.ts'
import type { CardOrigins } from './card-origins.ts'
import type { CardPorts, CardScreen, OpenCard } from './card-state.ts'
import { type CardSubject, readCard } from './read-card.ts'

/** What following takes of a card. */
interface Followed {
  readonly subject: CardSubject
  readonly ports: CardPorts
  readonly screen: CardScreen
  readonly origins: CardOrigins
  /** Resolves once all that was said is written, or refused. */
  readonly settled: () => Promise<void>
  /** Nothing is being read or written, and nothing waits. */
  readonly isIdle: () => boolean
  readonly read: () => Promise<void>
}

/**
 * Follows what others write, in another tab or by an editor: what the card says goes with its files, unless it has to tell
 * of a refusal. What is typed meanwhile comes first.
 */
export class CardNews {
  readonly #card: Followed
  #isFollowing = false
  /** Files may have been changed since the last look. */
  #news = false

  constructor(card: Followed) {
    this.#card = card
  }

  follow(): void {
    this.#news = true
    if (!this.#isFollowing) void this.#followNews()
  }

  async #followNews(): Promise<void> {
    const { screen, settled, read } = this.#card
    this.#isFollowing = true
    while (this.#news && !screen.closed) {
      this.#news = false
      await settled()
      if (screen.state.kind === 'open') await this.#look(screen.state)
      // what could not be read may be finished now
      else if (screen.state.kind === 'refused') await read()
    }
    this.#isFollowing = false
  }

  async #look(before: OpenCard): Promise<void> {
    const { screen, origins, ports, subject, isIdle } = this.#card
    if (before.trouble !== null && !screen.seenByLook) return
    const isQuiet = () => screen.state === before && isIdle()
    try {
      const { isGivenElsewhere, ...read } = await readCard(ports, subject, before)
      if (!isQuiet()) {
        this.#news = true
        return
      }
      const now: OpenCard = { ...before, ...read, trouble: null }
      const isSame = JSON.stringify(now) === JSON.stringify(before)
      if (!isSame)
        screen.tell({ ...now, revision: before.revision + (saidBy(now) === saidBy(before) ? 0 : 1) })
      if (isGivenElsewhere || read.call.hash !== before.call.hash) origins.look(read.call)
    } catch (error) {
      if (!isQuiet()) return
      screen.seenByLook = true
      screen.tell({ ...before, trouble: ports.troubleOf(error) })
    }
  }
}
