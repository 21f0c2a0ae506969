import type { Receipt } from '@mosaygent/contract'

const KEPT = 100

export interface ReceiptHistory {
  /** A new run: what was before the last one is forgotten. */
  beginRun(): void
  /** The moment for the next receipt: now, and never that of another one, which it would be taken for. */
  nextMoment(): Date
  add(receipt: Receipt): void
  /** The receipt with the same `at` is another one now. */
  replace(receipt: Receipt): void
  /** Of the newest run; null before its first. */
  latest(): Receipt | null
  /** Of the newest run and the one before it, oldest first. */
  all(): Receipt[]
}

export function createReceiptHistory(): ReceiptHistory {
  let before: Receipt[] = []
  let current: Receipt[] = []
  let last = 0
  return {
    nextMoment: () => new Date((last = Math.max(Date.now(), last + 1))),
    beginRun() {
      // a run without a reload does not push out the one that had some
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
