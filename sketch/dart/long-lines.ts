import { skipped } from './skip.ts'

/** Longer than people write. Where the grammar cannot read a line, it looks through all of it for each word. */
const MAX_LINE = 2000

/** The same text, as long as before, with a new line for a blank of code wherever a line is longer than that. */
export function withShortLines(text: string): string {
  if (!hasLongLine(text)) return text
  let short = ''
  let copied = 0
  let line = 0
  for (let at = 0; at < text.length;) {
    const after = skipped(text, at)
    const code = text.charCodeAt(at)
    if (code === 0x0a) line = at + 1
    else if ((code === 0x20 || code === 0x09) && at - line > MAX_LINE) {
      short += `${text.slice(copied, at)}\n`
      copied = at + 1
      line = copied
    }
    at = after > at ? after : at + 1
  }
  return short + text.slice(copied)
}

function hasLongLine(text: string): boolean {
  for (let at = 0; text.length - at > MAX_LINE;) {
    const end = text.indexOf('\n', at)
    if ((end === -1 ? text.length : end) - at > MAX_LINE) return true
    at = end + 1
  }
  return false
}
