import type { ShownLine } from '#helper-client'
import { isCarets } from './is-carets.ts'
import { seenText } from './seen-text.ts'

/** The line below, if it only points at this one: the two are drawn together, so that the carets stay in place. */
export function caretsBelow(lines: readonly ShownLine[], index: number): ShownLine | null {
  const [line, below] = [lines[index], lines[index + 1]]
  if (!line || !below || line.source !== below.source || !isCarets(below.text)) return null
  const heads = line.rule !== undefined || line.gap !== undefined
  return heads || below.rule !== undefined || below.gap !== undefined || isCarets(line.text) ? null : below
}

/** A part of a line of code with the carets below it, if any. */
export interface CaretPart {
  readonly at: number
  readonly code: string
  readonly carets: string
}

/** A line breaks between parts, not within one: a long one is several, so that what follows it goes on beside it. */
const LONGEST_PART = 8

/** Splits a line of code where the carets below it begin and end, so that `^^^^` stays below its code when it wraps. */
export function splitAtCarets(line: ShownLine, below: ShownLine): readonly CaretPart[] {
  const code = seenText(line)
  const parts: CaretPart[] = []
  let done = 0
  for (const { 0: carets, index } of seenText(below).matchAll(/[~^-]+/g)) {
    if (index > done) parts.push({ at: done, code: code.slice(done, index).padEnd(index - done), carets: '' })
    done = index + carets.length
    for (let at = index; at < done; at += LONGEST_PART) {
      const end = Math.min(at + LONGEST_PART, done)
      parts.push({
        at,
        code: code.slice(at, end).padEnd(end - at),
        carets: carets.slice(at - index, end - index),
      })
    }
  }
  if (done < code.length) parts.push({ at: done, code: code.slice(done), carets: '' })
  return parts
}
