import type { ConsoleLine } from '@mosaygent/contract'
import { colouredText, plainText } from './plain-text.ts'

const KEPT = 5_000
/** Characters of one line that are shown. */
const MAX_TEXT = 8_000
/** How long lines gather before they are announced together, in ms. */
const GATHER_MS = 60
const BATCH = 200
/** The rule that opens a run. */
export const START_RULE = 'Start'

export type ConsoleEntry = Pick<ConsoleLine, 'source' | 'level' | 'text' | 'rule'>

export interface ConsoleLog {
  add(entry: ConsoleEntry): void
  /** Oldest first. */
  lines(): ConsoleLine[]
  /** Announces what is gathered now. */
  flush(): void
}

/**
 * The newest lines of output, and of each run the first error, which the flood after it must not wash away; numbered
 * over the helper's life and announced in batches.
 */
export function createConsoleLog(announce: (lines: ConsoleLine[]) => void): ConsoleLog {
  let kept: ConsoleLine[] = []
  let gathered: ConsoleLine[] = []
  let timer: NodeJS.Timeout | undefined
  let id = 0
  let firstError: ConsoleLine | null = null
  const newest = () => {
    const tail = kept.slice(-KEPT)
    const [oldest] = tail
    const lost = firstError !== null && oldest !== undefined && firstError.id < oldest.id
    return lost && firstError !== null ? [firstError, ...tail] : tail
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = gathered
    gathered = []
    for (let from = 0; from < lines.length; from += BATCH) announce(lines.slice(from, from + BATCH))
  }

  return {
    add(entry) {
      const plain = colouredText(entry.text)
      if (plainText(plain).trim() === '' && entry.rule === undefined) return
      id += 1
      const text = plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT)} ... (cut)` : plain
      const line: ConsoleLine = { ...entry, id, at: new Date().toISOString(), text }
      if (entry.rule === START_RULE) firstError = null
      // a failed pull explains nothing of a run
      else if (line.level === 'error' && line.source !== 'git') firstError ??= line
      kept.push(line)
      // cut seldom, so that a busy console does not move the whole ring at each line
      if (kept.length > KEPT + KEPT / 5) kept = newest()
      gathered.push(line)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    lines: newest,
    flush,
  }
}
