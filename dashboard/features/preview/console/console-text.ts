import type { Receipt } from '@mosaygent/contract'
import type { ShownLine } from '#helper-client'
import { sectionDetail, sectionTitle } from './section-text.ts'
import { seenText } from './seen-text.ts'

/** The lines as a text file: full time, source, level where it is not plain information, text. */
export function consoleText(lines: readonly ShownLine[], receipts: ReadonlyMap<number, Receipt>): string {
  return lines.map((line) => `${textLine(line, receipts.get(line.key))}\n`).join('')
}

function textLine(line: ShownLine, receipt: Receipt | undefined): string {
  const { at, source, level, text, rule } = line
  if (rule !== undefined) {
    return `--- ${[sectionTitle(line), at, sectionDetail(line, receipt)].filter(Boolean).join(' ')}`
  }
  if (line.gap !== undefined) return `--- ${text}`
  const grave = level === 'info' ? '' : ` ${level.toUpperCase()}`
  return `${at} ${source}${grave} ${seenText(line)}`
}
