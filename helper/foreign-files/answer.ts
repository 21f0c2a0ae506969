import type { ForeignRequest } from './request.ts'
import { type ForeignKind, type ForeignRead, limitOf, type ValueOf } from './kinds.ts'
import { openText } from './open-text.ts'
import { READERS } from './readers.ts'

/** More than any answer needs, in characters and 8 for each part: what the helper's own loop has to take over. */
const MOST_ANSWER = 9_000_000

/** Reads what is asked for. Never throws: a reader that does has met a text that is none of its kind. */
export function answerTo<K extends ForeignKind>({
  kind,
  from,
  argument,
}: ForeignRequest<K>): ForeignRead<ValueOf<K>> {
  const text =
    'path' in from ? openText(from.path, limitOf(kind)) : ({ kind: 'read', value: from.text } as const)
  if (text.kind !== 'read') return text
  try {
    const value = READERS[kind](text.value, argument)
    return leftAfter(value, MOST_ANSWER) < 0
      ? { kind: 'malformed', why: 'it says more than any such file does' }
      : { kind: 'read', value }
  } catch (error) {
    const why =
      error instanceof RangeError ? 'it is nested too deeply' : 'it is not written as such a file is'
    return { kind: 'malformed', why }
  }
}

/** What is left of a budget after a value: a few words of a file may stand a million times in what is made of it. */
function leftAfter(value: unknown, budget: number): number {
  let left = budget - 8
  if (typeof value === 'string') return left - value.length
  if (typeof value !== 'object' || value === null) return left
  for (const [name, part] of Object.entries(value)) {
    left = leftAfter(part, left - name.length)
    if (left < 0) break
  }
  return left
}
