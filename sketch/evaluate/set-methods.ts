import { itemsOf } from './loops.ts'
import { mayCompare, mayLookThrough } from './sizes.ts'
import { NULL, booleanOf, listOf, sameValue, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** Each of these once. */
export function distinct(evaluator: Evaluator, items: readonly Value[]): Value[] {
  const compared = items.filter(isCompared).length
  if (!mayCompare(evaluator, compared, compared)) return []
  const told = new Set<unknown>()
  const others: Value[] = []
  const isNew = (item: Value): boolean => {
    // compared with each other one by one, thousands of them would hold the drawing
    if (!isCompared(item)) {
      const key = item.kind === 'string' || item.kind === 'number' ? item.value : item
      const { size } = told
      return told.add(key).size > size
    }
    if (others.some((each) => sameValue(each, item) === true)) return false
    others.push(item)
    return true
  }
  return items.filter(isNew)
}

const isCompared = ({ kind }: Value): boolean => kind === 'member' || kind === 'boolean' || kind === 'null'

/** Methods of a set or list that take another one; null for every other. */
export function withOthers(
  evaluator: Evaluator,
  items: Value[],
  name: string,
  given: Value | undefined,
): Value | null {
  if (!/^(union|intersection|difference|containsAll|removeAll)$/.test(name)) return null
  const others = itemsOf(given ?? NULL)
  if (!mayLookThrough(evaluator, others) || !mayCompare(evaluator, items.length, others.length))
    return unknown(name)
  const has = (list: readonly Value[], item: Value): boolean =>
    list.some((each) => sameValue(each, item) === true)
  switch (name) {
    case 'union':
      return listOf([...items, ...others.filter((each) => !has(items, each))])
    case 'intersection':
      return listOf(items.filter((item) => has(others, item)))
    case 'difference':
      return listOf(items.filter((item) => !has(others, item)))
    case 'containsAll':
      return booleanOf(others.every((each) => has(items, each)))
    case 'removeAll':
      items.splice(0, items.length, ...items.filter((item) => !has(others, item)))
      return NULL
    default:
      return null
  }
}
