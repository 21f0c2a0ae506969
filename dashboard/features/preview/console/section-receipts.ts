import type { Receipt } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'

/** The console's lines, with each receipt attached to the section of its reload or restart. */
export interface SectionedLines {
  readonly lines: readonly ShownLine[]
  /** By the key of the line that opens the section. */
  readonly receipts: ReadonlyMap<number, Receipt>
  /** The keys of the newest sections without a receipt, by `identify`. */
  readonly open: ReadonlyMap<string, number>
}

export const NO_LINES: SectionedLines = { lines: [], receipts: new Map(), open: new Map() }

/** What a section and its receipt share; numbers begin anew with each run, so the newest section counts. */
const identify = ({ action, number }: Pick<Receipt, 'action' | 'number'>) => `${action} ${number}`

/** Attaches the receipts of further lines; pure. */
export function attachReceipts(before: SectionedLines, fresh: readonly ShownLine[]): SectionedLines {
  const receipts = new Map(before.receipts)
  const open = new Map(before.open)
  const lines: ShownLine[] = []
  for (const line of fresh) {
    const { key, section, receipt } = line
    if (section !== undefined) open.set(identify(section), key)
    const opened = receipt && open.get(identify(receipt))
    if (receipt !== undefined && opened !== undefined) {
      receipts.set(opened, receipt)
      open.delete(identify(receipt))
      if (isToldBySection(receipt)) continue
    }
    lines.push(line)
  }
  return { lines: before.lines.concat(lines), receipts, open }
}

/** Whether the section's own line says all that the receipt's line would. */
function isToldBySection({ outcome, reason, screen }: Receipt): boolean {
  switch (outcome) {
    case 'applied':
      return reason === undefined
    case 'unchanged':
      return reason === undefined && screen === undefined
    // the errors are in the lines above, and the line under the phone names the code that is seen
    case 'not-compiled':
    case 'stopped':
      return true
    case 'compiled':
    case 'failed':
      return false
  }
}

/** The same for a list that grows at its end: only what came since the last call is looked at. */
export function growingSections(): (lines: readonly ShownLine[]) => SectionedLines {
  let given: readonly ShownLine[] = []
  let sectioned = NO_LINES
  return (lines) => {
    if (lines === given) return sectioned
    const grown =
      lines.length >= given.length && lines[0] === given[0] && lines[given.length - 1] === given.at(-1)
    sectioned =
      grown && given.length > 0
        ? attachReceipts(sectioned, lines.slice(given.length))
        : attachReceipts(NO_LINES, lines)
    given = lines
    return sectioned
  }
}

/** How many of them are lines: one that opens a section is a heading, and a gap stands for lines that are gone. */
export function countLines(lines: readonly ShownLine[]): number {
  let count = 0
  for (const { rule, gap } of lines) if (rule === undefined && gap === undefined) count += 1
  return count
}
