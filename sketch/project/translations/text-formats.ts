import { yamlValues } from '../yaml-values.ts'

/** Reading more of it takes many seconds. */
const MAX_YAML = 400_000

/** What a file of texts says; null for one that is half written: keys stand in for its texts until the next reading. */
export function parsedTexts(text: string, ending: string): unknown {
  if (ending !== 'json' && text.length > MAX_YAML) return null
  try {
    return ending === 'json' ? JSON.parse(text.replace(/^\uFEFF/, '')) : yamlValues(text)
  } catch {
    return null
  }
}

/** The rows of a file of comma-separated values, with quotes as RFC 4180 has them. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y
  while (cell.lastIndex < text.length) {
    const [all, value = '', end] = cell.exec(text) ?? []
    // Behind a quote that closes too early.
    if (all === undefined || all === '') break
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}
