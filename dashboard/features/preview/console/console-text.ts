import type { ShownLine } from '#helper-client'
import type { Heading } from './rule-receipts.ts'
import { ruleDetail, ruleTitle } from './rule-text.ts'
import { seenText } from './seen-text.ts'

/** The lines as a text file: full time, source, level where it is not plain information, text. */
export function consoleText(lines: readonly ShownLine[], headings: ReadonlyMap<number, Heading>): string {
  return lines.map((line) => `${textLine(line, headings.get(line.key))}\n`).join('')
}

function textLine(line: ShownLine, heading: Heading | undefined): string {
  const { at, source, level, text, rule } = line
  if (rule !== undefined) {
    return `--- ${[ruleTitle(rule, heading), at, ruleDetail(line, heading)].filter(Boolean).join(' ')}`
  }
  if (line.gap !== undefined) return `--- ${text}`
  const grave = level === 'info' ? '' : ` ${level.toUpperCase()}`
  return `${at} ${source}${grave} ${seenText(line)}`
}
