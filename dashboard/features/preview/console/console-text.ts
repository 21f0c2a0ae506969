import type { ShownLine } from '#helper-client'
import { withoutEscapes } from '../errors/error-list.ts'

/** The lines as a text file: full time, source, level where it is not plain information, text. */
export function consoleText(lines: readonly ShownLine[]): string {
  return lines.map((line) => `${textLine(line)}\n`).join('')
}

function textLine({ at, source, level, text, rule }: ShownLine): string {
  if (rule !== undefined) return `--- ${rule} ${at}${text === '' || text === rule ? '' : ` ${text}`}`
  const grave = level === 'info' ? '' : ` ${level.toUpperCase()}`
  return `${at} ${source}${grave} ${withoutEscapes(text)}`
}
