import type { ShownLine } from '#helper-client'
import { durationText } from '../stage/receipt-text.ts'
import { texts } from './texts.ts'

/** What a rule says beside its name: which reload or restart of its run it is, and what came of it. */
export interface Heading {
  /** Counts within a run as receipts do; null where the run's beginning is not known. */
  readonly number: number | null
  /** For example `applied 2 files in 640 ms`; null while it is under way. */
  readonly outcome: string | null
}

/** The console's lines with every receipt taken up into the rule that opened it. */
export interface JoinedLines {
  readonly lines: readonly ShownLine[]
  /** By the key of the rule. */
  readonly headings: ReadonlyMap<number, Heading>
  /** The rule whose receipt is still to come. */
  readonly open: number | null
  readonly count: number | null
}

export const NO_LINES: JoinedLines = { lines: [], headings: new Map(), open: null, count: null }

/** Joins further lines to what is joined already; pure. */
export function joinReceipts(before: JoinedLines, fresh: readonly ShownLine[]): JoinedLines {
  const headings = new Map(before.headings)
  const lines: ShownLine[] = []
  let { open, count } = before
  for (const line of fresh) {
    const { key, rule } = line
    if (rule === 'Start') {
      count = 0
    } else if (rule !== undefined) {
      count = count === null ? null : count + 1
      open = key
      headings.set(key, { number: count, outcome: null })
    }
    const found = open === null || rule !== undefined ? null : readReceipt(line)
    if (open !== null && found !== null) {
      const number = headings.get(open)?.number ?? null
      headings.set(open, { number, outcome: found.outcome })
      // a reload that needed a new start is the first of that run, and keeps its number
      count = number
      open = null
    }
    if (found === null || !found.whole) lines.push(line)
  }
  return { lines: before.lines.concat(lines), headings, open, count }
}

/** The same for a list that grows at its end: only what came since the last call is looked at. */
export function growingReceipts(): (lines: readonly ShownLine[]) => JoinedLines {
  let given: readonly ShownLine[] = []
  let joined = NO_LINES
  return (lines) => {
    if (lines === given) return joined
    const grown =
      lines.length >= given.length && lines[0] === given[0] && lines[given.length - 1] === given.at(-1)
    joined =
      grown && given.length > 0
        ? joinReceipts(joined, lines.slice(given.length))
        : joinReceipts(NO_LINES, lines)
    given = lines
    return joined
  }
}

/** How many of them are lines: a rule only heads what follows it, a gap says what is not there. */
export function countLines(lines: readonly ShownLine[]): number {
  let count = 0
  for (const { rule, gap } of lines) if (rule === undefined && gap === undefined) count += 1
  return count
}

const APPLIED =
  /^(?<verb>Applied|Compiled): (?<what>\d+ files?(?: with a (?:new start|restart))?), (?:compiled in )?(?<ms>\d+) ms(?:, on screen after (?<shown>\d+) ms)?\.(?<note>.*)$/s
const UNCHANGED = /^(?<what>No changes|Restarted) \(\d+ ms\)\.(?<note>.*)$/s

/** What the helper's line says of the outcome, and whether the outcome is all it says; null for any other line. */
function readReceipt({ source, text }: ShownLine): { outcome: string; whole: boolean } | null {
  if (source !== 'helper') return null
  const applied = APPLIED.exec(text)?.groups
  if (applied) {
    const { what = '', ms, shown } = applied
    const took = durationText(Number(ms))
    const outcome =
      applied['verb'] === 'Compiled'
        ? texts.outcome.compiled(what, took)
        : shown === undefined
          ? texts.outcome.applied(what, took)
          : texts.outcome.appliedOnScreen(what, took, durationText(Number(shown)))
    return { outcome, whole: applied['note'] === '' }
  }
  const unchanged = UNCHANGED.exec(text)?.groups
  if (unchanged) {
    const outcome = unchanged['what'] === 'Restarted' ? texts.outcome.restarted : texts.outcome.unchanged
    return { outcome, whole: unchanged['note'] === '' }
  }
  if (text === 'Stopped before it was done.') return { outcome: texts.outcome.stopped, whole: true }
  // the receipt says which code is seen, and the lines above what is wrong: once is enough
  if (text.startsWith('Did not compile:')) return { outcome: texts.outcome.notCompiled, whole: true }
  return text.startsWith('Failed:') ? { outcome: texts.outcome.failed, whole: false } : null
}
