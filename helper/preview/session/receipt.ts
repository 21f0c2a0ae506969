import type { Receipt, ScreenState } from '@mosaygent/contract'
import type { Verdict } from './apply.ts'
import type { SourceFile } from '../watch/source-files.ts'
import type { Trigger } from './run.ts'

export interface ReceiptFacts {
  readonly number: number
  readonly action: Receipt['action']
  readonly trigger: Trigger
  readonly verdict: Exclude<Verdict, { kind: 'gone' }>
  /** Source files that differ from the code that was shown, and that the action brings. */
  readonly files: number
  /** Those that only a new start brings. */
  readonly waiting: readonly SourceFile[]
  readonly durationMs: number
  /** When the code that is shown now was read. */
  readonly codeOf: Date
  /** When the tool had answered. */
  readonly at: Date
  /** The state of a fresh page; null: none is needed. */
  readonly screen: ScreenState | null
  /** The name of what runs; null: no configuration. */
  readonly configuration: string | null
}

export function makeReceipt(facts: ReceiptFacts): Receipt {
  const { verdict } = facts
  const reason = verdict.kind === 'failed' ? verdict.reason : verdict.kind === 'applied' ? verdict.note : null
  const [first] = facts.waiting
  const receipt: Receipt = {
    number: facts.number,
    action: facts.action,
    trigger: facts.trigger,
    outcome: verdict.kind === 'applied' && facts.files === 0 ? 'unchanged' : verdict.kind,
    files: facts.files,
    duration_ms: Math.round(facts.durationMs),
    at: facts.at.toISOString(),
    code_of: facts.codeOf.toISOString(),
    in_place: verdict.kind === 'unchanged' || (verdict.kind === 'applied' && verdict.inPlace),
    fresh_page: facts.screen !== null,
    ...(verdict.kind === 'applied' ? { how: verdict.how } : {}),
    ...(reason === null ? {} : { reason }),
    ...(first === undefined ? {} : { needs_start: { files: facts.waiting.length, first: first.name } }),
    ...(facts.configuration === null ? {} : { configuration: facts.configuration }),
  }
  return facts.screen === null ? receipt : onScreen(receipt, facts.screen, facts.codeOf)
}

/** The receipt with what the screen shows, and when that code was read. */
export function onScreen(receipt: Receipt, screen: ScreenState, codeOf: Date): Receipt {
  const outcome =
    receipt.outcome === 'unchanged' ? 'unchanged' : screen.state === 'shown' ? 'applied' : 'compiled'
  return { ...receipt, outcome, screen, code_of: codeOf.toISOString() }
}

/** The receipt of code that no page had shown before Stop was pressed. */
export function stoppedOnTheWay({ screen: _screen, ...receipt }: Receipt): Receipt {
  return { ...receipt, outcome: 'stopped', fresh_page: false }
}

/** The receipt as a sentence, for `message` and the console's text. */
export function receiptSentence(receipt: Receipt): string {
  return `${outcomeSentence(receipt)}${waitingText(receipt)}`
}

/** What was not brought, and why. */
function waitingText({ needs_start }: Receipt): string {
  if (needs_start === undefined) return ''
  const { files, first } = needs_start
  const which = files === 1 ? `${first} is` : `${first} and ${files - 1} more are`
  return ` ${which} not on screen: Flutter copies assets only when it starts. Stop and start to see ${files === 1 ? 'it' : 'them'}.`
}

function outcomeSentence(receipt: Receipt): string {
  const files = receipt.files === 1 ? '1 file' : `${receipt.files ?? 0} files`
  const note = receipt.reason === undefined ? '' : ` ${sentence(receipt.reason)}`
  switch (receipt.outcome) {
    case 'applied': {
      const { screen } = receipt
      const took =
        screen?.state === 'shown'
          ? `compiled in ${receipt.duration_ms} ms, on screen after ${screen.ms} ms`
          : `${receipt.duration_ms} ms`
      return `Applied: ${files}${howText(receipt)}, ${took}.${note}`
    }
    case 'compiled':
      return `Compiled: ${files}${howText(receipt)}, ${receipt.duration_ms} ms. ${screenText(receipt.screen)}${note}`
    case 'unchanged': {
      const screen = receipt.screen === undefined ? '' : ` ${screenText(receipt.screen)}`
      const none = receipt.needs_start === undefined ? 'No changes' : 'No code changed'
      const what = receipt.action === 'restart' ? 'Restarted' : none
      return `${what} (${receipt.duration_ms} ms).${screen}${note}`
    }
    case 'not-compiled':
      return `Did not compile: still showing code from ${clock(receipt.code_of)}.`
    case 'failed':
      return `Failed: ${receipt.reason ?? 'the tool gave no reason.'}`
    case 'stopped':
      return 'Stopped before it was done.'
  }
}

/** How it was applied, if that is more than was asked for. */
function howText({ action, how }: Receipt): string {
  if (how === 'stop-start') return ' with a new start'
  return action === 'reload' && how === 'hot-restart' ? ' with a restart' : ''
}

/** The state of the fresh page. */
function screenText(screen: Receipt['screen']): string {
  switch (screen?.state) {
    case undefined:
    case 'waiting':
      return 'Not on screen yet.'
    case 'shown':
      return `On screen after ${screen.ms} ms.`
    case 'not-shown':
      return `The page did not show it: ${sentence(screen.reason)}`
    case 'no-page':
      return 'Shown when a page opens.'
    case 'replaced':
      return 'Replaced by a newer reload.'
  }
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** hh:mm:ss in local time. */
function clock(iso: string): string {
  const at = new Date(iso)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':')
}
