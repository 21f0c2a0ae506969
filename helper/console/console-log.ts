import type { ConsoleLine } from '@mosaygent/contract'
import { createOutputRedactor, plainText, type RedactLine } from '../redaction/index.ts'

/** What is kept for a page that opens late, whichever is reached first. */
const KEPT_LINES = 50_000
const KEPT_CHARACTERS = 8 * 1024 * 1024
/** Above the limits by this part, lines are dropped: seldom, so that a busy console does not move all at each line. */
const SLACK = 1.2
/** Of how many runs the first error is kept, with the rule that opened the run. */
const KEPT_RUNS = 50
/** Characters of one line that are shown. */
const MAX_TEXT = 8_000
/** How long lines gather before they are announced together, in ms. */
const GATHER_MS = 60
const BATCH = 200
/** The rule that opens a run. */
export const START_RULE = 'Start'

export type ConsoleEntry = Pick<ConsoleLine, 'source' | 'level' | 'text' | 'rule' | 'section' | 'receipt'>

export interface ConsoleLog {
  add(entry: ConsoleEntry): void
  /** Oldest first: what is kept, so there may be gaps between the numbers. */
  lines(): ConsoleLine[]
  /** Announces what is gathered now. */
  flush(): void
}

/**
 * The newest lines of output, and of each run the first error with its rule, which is kept even when later output
 * exceeds the limits; numbered without a gap over the helper's life, so that a reader sees what was dropped.
 */
export function createConsoleLog(announce: (lines: ConsoleLine[]) => void): ConsoleLog {
  let kept: ConsoleLine[] = []
  let characters = 0
  let gathered: ConsoleLine[] = []
  let timer: NodeJS.Timeout | undefined
  let id = 0
  let rule: ConsoleLine | null = null
  let failed = false
  let firstErrors: (readonly ConsoleLine[])[] = []

  /** A key may go over many lines, and two writers may speak in turns. */
  const redactors = new Map<ConsoleEntry['source'], RedactLine>()
  const withoutSecrets = (source: ConsoleEntry['source'], text: string) => {
    const redact = redactors.get(source) ?? createOutputRedactor()
    redactors.set(source, redact)
    return redact(text)
  }

  const lines = () => {
    const [oldest] = kept
    return oldest === undefined ? [] : [...firstErrors.flat().filter((line) => line.id < oldest.id), ...kept]
  }
  const cut = () => {
    let from = Math.max(0, kept.length - KEPT_LINES)
    for (const line of kept.slice(0, from)) characters -= line.text.length
    for (; characters > KEPT_CHARACTERS; from += 1) characters -= kept[from]?.text.length ?? 0
    kept = kept.slice(from)
  }
  const mark = (line: ConsoleLine) => {
    if (line.rule === START_RULE) {
      rule = line
      failed = false
      // a failed pull, or the API's own trouble, explains nothing of a run
    } else if (line.level === 'error' && line.source !== 'git' && !failed) {
      failed = true
      firstErrors = [...firstErrors.slice(1 - KEPT_RUNS), rule === null ? [line] : [rule, line]]
    }
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const now = gathered
    gathered = []
    for (let from = 0; from < now.length; from += BATCH) announce(now.slice(from, from + BATCH))
  }

  return {
    add(entry) {
      const plain = withoutSecrets(entry.source, entry.text)
      if (plainText(plain).trim() === '' && entry.rule === undefined) return
      id += 1
      const text = plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT)} ... (cut)` : plain
      const line: ConsoleLine = { ...entry, id, at: new Date().toISOString(), text }
      mark(line)
      kept.push(line)
      characters += text.length
      if (kept.length > KEPT_LINES * SLACK || characters > KEPT_CHARACTERS * SLACK) cut()
      gathered.push(line)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    lines,
    flush,
  }
}
