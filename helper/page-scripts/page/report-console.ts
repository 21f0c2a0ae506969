import type { MessageFromPage } from '@mosaygent/contract'
import { type ReportError, UNAUTHORIZED_DOMAIN } from './report-errors.ts'
import { cutText, type Send } from './send.ts'

type Line = Extract<MessageFromPage, { type: 'mosaygent.log' }>['lines'][number]

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warning', error: 'error' } as const
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const
/** As many lines as the contract accepts in a message. */
const LINES_EACH = 50
const MAX_WAITING = 500
const PAUSE_MS = 100

/** Reports what the app prints, in batches; beyond a bound only the number of lines. */
export function reportConsole(send: Send, reportError: ReportError): void {
  const waiting: Line[] = []
  let dropped = 0
  const flush = () => {
    if (waiting.length > LINES_EACH) setTimeout(flush, PAUSE_MS)
    const lines = waiting.splice(0, LINES_EACH)
    if (lines.length > 0 || dropped > 0) send({ type: 'mosaygent.log', lines, dropped })
    dropped = 0
  }
  for (const name of METHODS) {
    const print = console[name]
    console[name] = function (this: unknown, ...args: unknown[]) {
      print.apply(this, args)
      const text = args.map(textOf).join(' ')
      if (text.includes(UNAUTHORIZED_DOMAIN)) reportError(text, null)
      for (const line of text.split('\n')) {
        if (waiting.length >= MAX_WAITING) dropped += 1
        else if (waiting.push({ level: LEVELS[name], text: cutText(line) }) === 1) setTimeout(flush, PAUSE_MS)
      }
    }
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    if (value instanceof Error) return String(value.stack || value)
    const json: string | undefined = JSON.stringify(value)
    return json ?? String(value)
  } catch {
    return String(value)
  }
}
