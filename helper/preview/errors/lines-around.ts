import type { CodeLines } from '../../foreign-files/kinds.ts'

/** The lines around a line; lines count from 1. */
export function linesAround(
  text: string,
  { line, around }: { readonly line: number; readonly around: number },
): CodeLines {
  const first = Math.max(1, line - around)
  return { first, lines: text.split(/\r\n|\n|\r/).slice(first - 1, line + around) }
}
