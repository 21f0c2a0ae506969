import { MAX_TEXT, textOfValue, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** Items of the longest list that is followed; more would not fit into one call either. */
export const MAX_ITEMS = 20_000
/** Characters and items that are as much work as a step. */
const A_STEP = 100
/** The same of YAML, which takes longer to read than any other. */
const A_STEP_OF_YAML = 2
/** What is shorter costs nothing more. */
const FREE_TEXT = 2_000
const FREE_ITEMS = 200

/** How many steps a value takes besides the one that made it. */
export function stepsOf(value: Value): number {
  const size = sizeOf(value)
  return size > (value.kind === 'string' ? FREE_TEXT : FREE_ITEMS) ? Math.ceil(size / A_STEP) : 0
}

/** The value, unless it is larger than what any app shows: then it is as if it were not known. */
export function withinBounds(value: Value): Value {
  return sizeOf(value) > (value.kind === 'string' ? MAX_TEXT : MAX_ITEMS) ? unknown('…') : value
}

function sizeOf(value: Value): number {
  switch (value.kind) {
    case 'string':
      return value.value.length
    case 'list':
      return value.items.length
    case 'map':
      return value.entries.length
    default:
      return 0
  }
}

/** Pays for a look at each of these items, whose texts are compared; false where too few steps are left. */
export function mayLookThrough(evaluator: Evaluator, items: readonly Value[]): boolean {
  let size = items.length
  for (const item of items) size += item.kind === 'string' ? item.value.length : 0
  return evaluator.spend(Math.floor(size / A_STEP))
}

/** Pays for reading a text, once more each time it is read; false where too few steps are left. */
export function mayRead(evaluator: Evaluator, text: string, form: 'json' | 'yaml' = 'json'): boolean {
  return evaluator.spend(Math.floor(text.length / (form === 'yaml' ? A_STEP_OF_YAML : A_STEP)))
}

/** Pays for comparing each of so many with each of so many others; false where too few steps are left. */
export function mayCompare(evaluator: Evaluator, items: number, others: number): boolean {
  return evaluator.spend(Math.floor((items * others) / A_STEP))
}

/** The texts one after another; null where they are more than any app shows, for which nothing but this is paid. */
export function joinedTexts(
  evaluator: Evaluator,
  parts: readonly (Value | string)[],
  between: string,
): string | null {
  let text = ''
  for (const [index, part] of parts.entries()) {
    text += `${index === 0 ? '' : between}${typeof part === 'string' ? part : textOfValue(part)}`
    if (text.length > MAX_TEXT) {
      evaluator.spend(A_STEP)
      return null
    }
  }
  return text
}

/** Whether a text in which each place may be replaced by another is certainly no more than a page shows and some. */
export const mayReplace = (text: string, by: string): boolean => text.length * by.length <= 10_000_000
