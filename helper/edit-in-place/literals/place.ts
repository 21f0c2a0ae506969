import { endOfToken } from '../../dart/scan.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Where line and column stand in the text; null: there is no such line, or it is shorter. */
export function offsetOf(text: string, line: number, column: number): number | null {
  // who told the place did not count the mark at the beginning
  let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start)
    if (end === -1) return null
    start = end + 1
  }
  const end = text.indexOf('\n', start)
  const offset = start + column - 1
  return offset < (end === -1 ? text.length : end) ? offset : null
}

/** Whether code stands there, and neither a comment nor a text. @throws NotDartError */
export function isCode(text: string, offset: number): boolean {
  let at = 0
  while (at < offset) at = endOfToken(text, at)
  return at === offset
}

/** Line and column of a place, both from 1, as `offsetOf` takes them. */
export function placeOf(text: string, at: number): { line: number; column: number } {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? 0 : -1
  return { line: lineOf(text, at), column: at - Math.max(text.lastIndexOf('\n', at - 1), mark) }
}

/** The line of a place, from 1. */
export function lineOf(text: string, at: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line += 1
  return line
}
