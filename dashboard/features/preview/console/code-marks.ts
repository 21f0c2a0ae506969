import type { ShownLine } from '#helper-client'
import { isMarks } from './is-marks.ts'
import { seenText } from './seen-text.ts'

/** The line below, where all it does is point at this one: the two are drawn as one, so that it points right. */
export function marksBelow(lines: readonly ShownLine[], index: number): ShownLine | null {
  const [line, below] = [lines[index], lines[index + 1]]
  if (!line || !below || line.source !== below.source || !isMarks(below.text)) return null
  const heads = line.rule !== undefined || line.gap !== undefined
  return heads || below.rule !== undefined || below.gap !== undefined || isMarks(line.text) ? null : below
}

/** A piece of code, and the marks that stand below it; empty where none do. */
export interface MarkedPiece {
  readonly at: number
  readonly code: string
  readonly marks: string
}

/** Cuts a line of code where the marks below it begin and end: `^^^^` then stays below its piece however it wraps. */
export function markedPieces(line: ShownLine, below: ShownLine): readonly MarkedPiece[] {
  const code = seenText(line)
  const pieces: MarkedPiece[] = []
  let done = 0
  for (const { 0: marks, index } of seenText(below).matchAll(/[~^-]+/g)) {
    if (index > done) pieces.push({ at: done, code: code.slice(done, index).padEnd(index - done), marks: '' })
    done = index + marks.length
    pieces.push({ at: index, code: code.slice(index, done).padEnd(marks.length), marks })
  }
  if (done < code.length) pieces.push({ at: done, code: code.slice(done), marks: '' })
  return pieces
}
