import { mayReplace } from './sizes.ts'
import { textOfValue } from './value.ts'
import type { Value } from './value.ts'

/** Characters of the longest text that is made of one with marks: a page shows no longer one. */
const MAX_FILLED = 100_000

/**
 * A text with a value in the place of a mark, wherever that stands or once. As it was where it would be larger than what
 * any app shows: values may have marks of others in them.
 */
export function fillIn(text: string, mark: string, value: Value, where: 'everywhere' | 'once'): string {
  const by = textOfValue(value)
  if (where === 'everywhere' && !mayReplace(text, by)) return text
  const filled = where === 'once' ? text.replace(mark, () => by) : text.replaceAll(mark, () => by)
  return filled.length > MAX_FILLED ? text : filled
}

/**
 * A text with others in the places of the marks that name them. A mark stays where there is no such text, and where all
 * would be larger than what any app shows.
 */
export function fillInTexts(
  text: string,
  marks: RegExp,
  textOf: (mark: RegExpExecArray) => string | null,
): string {
  let filled = ''
  let room = MAX_FILLED
  let from = 0
  for (const mark of text.matchAll(marks)) {
    const found = textOf(mark)
    if (found === null || found.length > room) continue
    room -= found.length
    filled += text.slice(from, mark.index) + found
    from = mark.index + mark[0].length
  }
  return filled + text.slice(from)
}
