import type { Receipt } from '@mosaygent/contract'

const KEPT = 100

export interface ReceiptHistory {
  /** A new run: receipts from before the last run are forgotten. */
  beginRun(): void
  /** The time for the next receipt. */
  nextMoment(): Date
  add(receipt: Receipt): void
  /** Replaces the receipt with the same `at`. */
  replace(receipt: Receipt): void
  /** Of the newest run; null before its first. */
  latest(): Receipt | null
  /** Of the newest run and the one before it, oldest first. */
  all(): Receipt[]
}

/** Now, and never the same moment twice. */
export function createMoments(): () => Date {
  let last = 0
  return () => new Date((last = Math.max(Date.now(), last + 1)))
}

export function createReceiptHistory(nextMoment: () => Date): ReceiptHistory {
  let before: Receipt[] = []
  let current: Receipt[] = []
  return {
    nextMoment,
    beginRun() {
      // a run without receipts does not replace one that has some
      if (current.length > 0) before = current
      current = []
    },
    add: (receipt) => (current = [...current, receipt].slice(-KEPT)),
    replace(receipt) {
      const exchange = (one: Receipt) => (one.at === receipt.at ? receipt : one)
      before = before.map(exchange)
      current = current.map(exchange)
    },
    latest: () => current.at(-1) ?? null,
    all: () => [...before, ...current].slice(-KEPT),
  }
}
