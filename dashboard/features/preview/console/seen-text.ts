import type { ShownLine } from '#helper-client'
import { withoutEscapes } from '../errors/error-list.ts'

/** Kept per line: two hundred thousand coloured lines are stripped once, not with every letter typed. */
const stripped = new WeakMap<ShownLine, string>()

/** A line's text as it is read on screen: without the sequences that colour it. */
export function seenText(line: ShownLine): string {
  if (!line.text.includes('\u001b')) return line.text
  const known = stripped.get(line)
  if (known !== undefined) return known
  const text = withoutEscapes(line.text)
  stripped.set(line, text)
  return text
}
