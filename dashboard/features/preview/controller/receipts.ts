import type { PreviewStatus, Receipt } from '@mosaygent/contract'

/** Both lists as one, newest first, each receipt once. */
export function mergeReceipts(own: readonly Receipt[], history: readonly Receipt[]): readonly Receipt[] {
  const known = new Map([...history, ...own].map((receipt) => [receipt.at, receipt]))
  return [...known.values()].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** The newest receipt of the run that lives now; null when there is none, or no run. */
export function lastOfRun(receipts: readonly Receipt[], status: PreviewStatus | null): Receipt | null {
  const [newest] = receipts
  if (!newest || status?.running !== true) return null
  const started = status.started_at
  return started && newest.at < started ? null : newest
}
