import type { Receipt } from '@mosaygent/contract'
import { secondsText } from '../phone/clock-text.ts'

/** One line that proves a reload or restart, or says why it changed nothing. */
export function receiptText(receipt: Receipt): string {
  switch (receipt.outcome) {
    case 'applied':
      return `Applied${filesText(receipt.files)} in ${durationText(receipt.duration_ms)}`
    case 'unchanged':
      return 'Nothing had changed'
    case 'not-compiled':
      return `Did not compile: still showing the code of ${secondsText(receipt.code_of)}`
    case 'failed':
      return `${receipt.action === 'reload' ? 'Reload' : 'Restart'} failed${receipt.reason ? `: ${receipt.reason}` : ''}`
  }
}

/** Whether the screen shows older code than the files: the last try to bring it up to date did not go in. */
export function isStale(receipt: Receipt | null): boolean {
  return receipt?.outcome === 'not-compiled' || receipt?.outcome === 'failed'
}

const filesText = (files: number | undefined) =>
  files === undefined ? '' : files === 1 ? ' 1 file' : ` ${files} files`

const durationText = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`)
