import { PageClock } from './page-clock.ts'
import type { PagesPorts, Waiting } from './page-request.ts'
import type { Slot } from './page-slot.ts'
import { texts } from './texts.ts'

/** Two pages of more than this share of the memory that one may have do not fit. */
const HEAVY = 0.4

/** What the helper and the console are told of pages, each thing once. */
export class PageReports {
  readonly #ports: PagesPorts
  readonly #clock = new PageClock()

  constructor(ports: PagesPorts) {
    this.#ports = ports
  }

  /** How long a page may take. */
  readonly limit = (): number => this.#clock.limit()

  /** It is seen, with its first picture. */
  shown(slot: Slot): void {
    if (slot.told || this.#ports.hidden()) return
    slot.told = true
    if (!slot.request.sketch) this.#clock.took(this.#ports.now() - slot.since)
    const now = slot.link.get().route
    if (slot.route !== null && now !== null && now !== slot.route)
      this.#ports.say(texts.otherRoute(slot.route, now))
    if (slot.receipt !== null) this.#ports.onShown(slot.receipt)
  }

  /** A new run's receipt comes after its page was asked for. */
  receipt(slot: Slot, receipt: string | null): void {
    if (slot.receipt === receipt) return
    slot.receipt = receipt
    if (slot.told && receipt !== null) this.#ports.onShown(receipt)
  }

  /** It has no picture yet. */
  missing(slot: Slot, why: Exclude<Waiting, 'loading'>): void {
    slot.waiting = why
    const errors = slot.link.get().errors.map(({ message, stack }) => stack ?? message)
    const seconds = Math.round((this.#ports.now() - slot.since) / 1_000)
    const reason = why === 'late' ? texts.late(seconds) : texts.threw
    if (slot.receipt !== null) this.#ports.onFailed(slot.receipt, reason, errors)
  }

  /** Whether a second page beside it does not fit, which is said. */
  tooHeavy(slot: Slot): boolean {
    const { memory } = slot.link.get()
    if (memory <= HEAVY) return false
    this.#ports.say(texts.tooHeavy(Math.round(memory * 100)))
    return true
  }
}
