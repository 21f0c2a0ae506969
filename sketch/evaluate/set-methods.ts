import { itemsOf } from './loops.ts'
import { NULL, booleanOf, listOf, sameValue } from './value.ts'
import type { Value } from './value.ts'

/** Each of these once. */
export function distinct(items: readonly Value[]): Value[] {
  const told = new Set<unknown>()
  const others: Value[] = []
  const isNew = (item: Value): boolean => {
    // compared with each other one by one, thousands of them would hold the drawing
    if (item.kind !== 'member' && item.kind !== 'boolean' && item.kind !== 'null') {
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

/** Methods of a set or list that take another one; null for every other. */
export function withOthers(items: Value[], name: string, given: Value | undefined): Value | null {
  const others = itemsOf(given ?? NULL)
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
