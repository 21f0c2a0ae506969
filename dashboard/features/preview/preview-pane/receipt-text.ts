import type { PreviewStatus, Receipt, Stale } from '@mosaygent/contract'
import { secondsText } from '../phone/clock-text.ts'
import { receiptTexts, texts } from './texts.ts'

/**
 * One line that proves a reload or restart, or says why it changed nothing, and whether saving a file, or an edit in
 * place, set it off.
 * `before`: the one that came before it, newest but one.
 */
export function receiptText(receipt: Receipt, before?: Receipt): string {
  const outcome = withWaiting(receipt, outcomeText(receipt))
  const text = mends(receipt, before) ? receiptTexts.compilesAgain(outcome) : outcome
  switch (receipt.trigger) {
    case undefined:
    case 'manual':
      return text
    case 'save':
      return receiptTexts.saved(text)
    case 'edit':
      return receiptTexts.edited(text)
  }
}

/** Whether this is the first that compiled after one that did not, in the same run. */
function mends({ outcome, number }: Receipt, before: Receipt | undefined): boolean {
  const compiled = outcome === 'applied' || outcome === 'compiled' || outcome === 'unchanged'
  return compiled && before?.outcome === 'not-compiled' && before.number < number
}

/** The same with the reason: why more was done than was asked for, or by another way. */
export function wholeReceiptText(receipt: Receipt, before?: Receipt): string {
  const { outcome, reason } = receipt
  return reason === undefined || outcome === 'failed'
    ? receiptText(receipt, before)
    : receiptTexts.withReason(receiptText(receipt, before), reason)
}

/** What it did not bring is said with what it did. */
function withWaiting({ needs_start, action, outcome }: Receipt, text: string): string {
  if (needs_start === undefined) return text
  const waits = texts.newStart.title(needs_start.first, needs_start.files)
  return outcome === 'unchanged' && action === 'reload'
    ? receiptTexts.notApplied(waits)
    : receiptTexts.and(text, waits)
}

function outcomeText(receipt: Receipt): string {
  const files = filesText(receipt.files)
  const how = howText(receipt)
  const took = durationText(receipt.duration_ms)
  switch (receipt.outcome) {
    case 'applied':
      return receipt.screen?.state === 'shown'
        ? receiptTexts.appliedOnScreen(files, how, took, durationText(receipt.screen.ms))
        : receiptTexts.applied(files, how, took)
    case 'compiled':
      // a line that is cut off keeps what matters: the outcome and its cause
      if (receipt.screen?.state === 'not-shown')
        return receiptTexts.notOnScreen(receipt.screen.reason, files, how, took)
      return receiptTexts.compiled(files, how, took, screenText(receipt.screen))
    case 'unchanged':
      return receiptTexts.unchanged(receipt.action, receipt.screen && screenText(receipt.screen))
    case 'not-compiled':
      return receiptTexts.notCompiled(secondsText(receipt.code_of))
    case 'failed':
      return receiptTexts.failed(receiptTexts.action[receipt.action], receipt.reason)
    case 'stopped':
      return receiptTexts.stopped(receiptTexts.action[receipt.action])
  }
}

/** What became of the fresh page that it needed. */
function screenText(screen: Receipt['screen']): string {
  switch (screen?.state) {
    case undefined:
    case 'waiting':
      return receiptTexts.screen.waiting
    case 'shown':
      return receiptTexts.screen.shown(durationText(screen.ms))
    case 'not-shown':
      return receiptTexts.screen.notShown(screen.reason)
    case 'no-page':
      return receiptTexts.screen.noPage
    case 'replaced':
      return receiptTexts.screen.replaced
  }
}

/** What was done, where that is more than was asked for. */
export function howText({ action, how }: Receipt): string {
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

/** ` 2 files`; empty when it cannot be told. */
export const filesText = (files: number | undefined) => (files === undefined ? '' : receiptTexts.files(files))

/** `640 ms`, `1.2 s`. */
export const durationText = (ms: number) =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
