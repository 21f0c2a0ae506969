import type { Diagnostic } from '@mosaygent/contract'

/** A line of code in three: before, the word that begins at `column` (from 1), after. No column: nothing is marked. */
export function splitAtLocation(text: string, column: number | null) {
  if (column === null || column < 1 || column > text.length) return { before: text, marked: '', after: '' }
  const start = column - 1
  // the name or text at the column; otherwise (a bracket, a comma) that one character
  const length = /^(?:[\w$]+|'[^']*'|"[^"]*")/.exec(text.slice(start))?.[0].length ?? 1
  return {
    before: text.slice(0, start),
    marked: text.slice(start, start + length),
    after: text.slice(start + length),
  }
}

/** The code frame moved to the left by the indent that all its lines share, and the column with it. */
export function withoutIndent({ frame, column }: Pick<Diagnostic, 'frame' | 'column'>) {
  const indents = frame.filter(({ text }) => text.trim() !== '').map(({ text }) => text.search(/\S/))
  const shared = indents.length === 0 ? 0 : Math.min(...indents)
  return {
    frame: frame.map(({ line, text }) => ({ line, text: text.slice(shared) })),
    column: column === null ? null : column - shared,
  }
}
