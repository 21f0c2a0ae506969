import { type Token, type Tokens, withToken } from './tokens.ts'

/**
 * Comma-separated values, with quotes as RFC 4180 has them: a row for each text, and a column for each language. By the
 * first cell of the row and the first of the column; where no column is named, by the row alone: the second cell.
 */
export const csvTokens: Tokens = {
  find: tokenAt,
  written(value, place) {
    const { text, key, start } = place
    const isQuoted = text[start] === '"' || /[",\r\n]|^\s|\s$/.test(value)
    const token = isQuoted ? `"${value.replaceAll('"', '""')}"` : value
    const next = withToken(place, token)
    const after = tokenAt(next, key)
    if (after.kind !== 'token' || after.value !== value) return null
    return others(text, start) === others(next, start) ? token : null
  },
}

interface Cell {
  readonly value: string
  readonly start: number
  readonly end: number
}

function tokenAt(text: string, [name, column, ...more]: readonly string[]): Token {
  if (name === undefined || more.length > 0) return { kind: 'no-text' }
  const rows = rowsOf(text)
  if (rows === null) return { kind: 'half-typed' }
  const heads = (rows[0] ?? []).flatMap(({ value }, index) => (value.trim() === column ? [index] : []))
  const [at, other] = column === undefined ? [1] : heads
  const found = rows.filter(([first]) => first?.value === name)
  const cell = at === undefined || at === 0 || other !== undefined ? undefined : found[0]?.[at]
  return cell === undefined || found.length > 1 ? { kind: 'no-text' } : { kind: 'token', ...cell }
}

/** Null: a quotation mark has no end, or ends within its cell. */
function rowsOf(text: string): Cell[][] | null {
  const rows: Cell[][] = []
  let row: Cell[] = []
  const cell = /("(?:[^"]|"")*"|[^",\r\n][^,\r\n]*|)(,|\r?\n|$)/y
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  let isOpen = text.length > 0
  while (isOpen) {
    const start = cell.lastIndex
    const [all, written = '', end] = cell.exec(text) ?? []
    if (all === undefined) return null
    const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
    row.push({ value, start, end: start + written.length })
    // behind the last comma stands an empty cell
    isOpen = end === ',' || cell.lastIndex < text.length
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** What all cells but the one that begins there say. */
const others = (text: string, start: number): string =>
  JSON.stringify(rowsOf(text)?.map((row) => row.map((cell) => (cell.start === start ? null : cell.value))))
