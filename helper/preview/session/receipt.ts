import type { Receipt } from '@mosaygent/contract'
import type { Verdict } from './apply.ts'
import type { Trigger } from './run.ts'

export interface ReceiptFacts {
  readonly number: number
  readonly action: Receipt['action']
  readonly trigger: Trigger
  readonly verdict: Exclude<Verdict, { kind: 'gone' }>
  /** Source files that differ from the code that was shown. */
  readonly files: number
  readonly durationMs: number
  /** When the code that is shown now was read. */
  readonly codeOf: Date
}

export function makeReceipt(facts: ReceiptFacts): Receipt {
  const { verdict } = facts
  const reason = verdict.kind === 'failed' ? verdict.reason : verdict.kind === 'applied' ? verdict.note : null
  return {
    number: facts.number,
    action: facts.action,
    trigger: facts.trigger,
    outcome: verdict.kind === 'applied' && facts.files === 0 ? 'unchanged' : verdict.kind,
    files: facts.files,
    duration_ms: Math.round(facts.durationMs),
    at: new Date().toISOString(),
    code_of: facts.codeOf.toISOString(),
    in_place: verdict.kind === 'applied' && verdict.inPlace,
    ...(verdict.kind === 'applied' ? { how: verdict.how } : {}),
    ...(verdict.kind === 'applied' && verdict.noPage === true && facts.files > 0 ? { no_page: true } : {}),
    ...(reason === null ? {} : { reason }),
  }
}

/** The receipt in words, for `message` and the console. */
export function receiptSentence(receipt: Receipt): string {
  const files = receipt.files === 1 ? '1 file' : `${receipt.files ?? 0} files`
  const note = receipt.reason === undefined ? '' : ` ${sentence(receipt.reason)}`
  switch (receipt.outcome) {
    case 'applied':
      return `Applied: ${files}${howText(receipt)}, ${receipt.duration_ms} ms${receipt.no_page === true ? ', no page was open to take it' : ''}.${note}`
    case 'unchanged':
      return `Nothing had changed (${receipt.duration_ms} ms).${note}`
    case 'not-compiled':
      return `Did not compile: still showing the code of ${clock(receipt.code_of)}.`
    case 'failed':
      return `Failed: ${receipt.reason ?? 'the tool gave no reason.'}`
  }
}

/** What was done, where that is more than was asked for. */
function howText({ action, how }: Receipt): string {
  if (how === 'stop-start') return ' by a new start'
  return action === 'reload' && how === 'hot-restart' ? ' by a restart' : ''
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** hh:mm:ss in local time. */
function clock(iso: string): string {
  const at = new Date(iso)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':')
}
