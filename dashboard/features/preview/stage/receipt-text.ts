import type { PreviewStatus, Receipt, Stale } from '@mosaygent/contract'
import { secondsText } from '../phone/clock-text.ts'
import { receiptTexts, texts } from './texts.ts'

/** One line that proves a reload or restart, or says why it changed nothing, and whether saving a file set it off. */
export function receiptText(receipt: Receipt): string {
  const text = outcomeText(receipt)
  return receipt.trigger === 'save' ? receiptTexts.saved(text) : text
}

/** The same with the reason: why more was done than was asked for, or by another way. */
export function wholeReceiptText(receipt: Receipt): string {
  const { outcome, reason } = receipt
  return reason === undefined || outcome === 'failed'
    ? receiptText(receipt)
    : receiptTexts.withReason(receiptText(receipt), reason)
}

function outcomeText(receipt: Receipt): string {
  switch (receipt.outcome) {
    case 'applied':
      return receiptTexts.applied(
        filesText(receipt.files),
        howText(receipt),
        durationText(receipt.duration_ms),
        receipt.no_page === true,
      )
    case 'unchanged':
      return receiptTexts.unchanged
    case 'not-compiled':
      return receiptTexts.notCompiled(secondsText(receipt.code_of))
    case 'failed':
      return receiptTexts.failed(receiptTexts.action[receipt.action], receipt.reason)
  }
}

/** What was done, where that is more than was asked for. */
function howText({ action, how }: Receipt): string {
  if (how === 'stop-start') return receiptTexts.byNewStart
  return action === 'reload' && how === 'hot-restart' ? receiptTexts.byRestart : ''
}

/** Since when the screen shows older code than the files, as the code's own time; null when it shows what there is. */
export function staleSince(status: PreviewStatus | null, last: Receipt | null): string | null {
  if (status?.running !== true || status.ready === false) return null
  const failed = last?.outcome === 'not-compiled' || last?.outcome === 'failed'
  // a helper that watches the files knows better than the last receipt
  const stale = status.stale === undefined ? failed : status.stale !== null
  if (!stale) return null
  return last?.code_of ?? status.started_at ?? null
}

/** Which files the screen does not show yet. */
export function staleFiles({ files, first }: Stale): string {
  return texts.newer(first, files)
}

const filesText = (files: number | undefined) => (files === undefined ? '' : receiptTexts.files(files))

/** `640 ms`, `1.2 s`. */
export const durationText = (ms: number) =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
