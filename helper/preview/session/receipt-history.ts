import type { Receipt } from '@mosaygent/contract'

const KEPT = 100

export interface ReceiptHistory {
  /** A new run: what was before the last one is forgotten. */
  beginRun(): void
  add(receipt: Receipt): void
  /** Of the newest run; null before its first. */
  latest(): Receipt | null
  /** Of the newest run and the one before it, oldest first. */
  all(): Receipt[]
}

export function createReceiptHistory(): ReceiptHistory {
  let before: Receipt[] = []
  let current: Receipt[] = []
  return {
    beginRun() {
      // a run without a reload does not push out the one that had some
      if (current.length > 0) before = current
      current = []
    },
    add: (receipt) => (current = [...current, receipt].slice(-KEPT)),
    latest: () => current.at(-1) ?? null,
    all: () => [...before, ...current].slice(-KEPT),
  }
}
