import { NO_ARGUMENTS, positionalArguments } from './arguments.ts'
import { itemsOf } from './loops.ts'
import { MAX_ITEMS } from './sizes.ts'
import { isOfType } from './types.ts'
import { NULL, booleanOf, integer, listOf, sameValue, stringOf, textOfValue, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** Longer lists stay in the order in which they are. */
const MAX_SORTED = 300

/** Methods of a list that search it, cut it by a test or put it in order; null for every other. */
export function searchList(
  evaluator: Evaluator,
  items: Value[],
  name: string,
  args: Arguments,
): Value | null {
  const [first, second] = args.positional
  const passes = (item: Value): boolean => {
    const answer = evaluator.calledWith(first, positionalArguments(item)) ?? NULL
    return answer.kind === 'boolean' ? answer.value : answer.kind === 'unknown'
  }
  const isSame = (item: Value): boolean => first !== undefined && sameValue(item, first) === true
  const orElse = (): Value => {
    const other = args.named.get('orElse')
    return evaluator.calledWith(other, NO_ARGUMENTS) ?? unknown(name)
  }
  switch (name) {
    case 'firstWhere':
    case 'singleWhere':
      return items.find(passes) ?? orElse()
    case 'lastWhere':
      return items.findLast(passes) ?? orElse()
    case 'firstWhereOrNull':
    case 'singleWhereOrNull':
      return items.find(passes) ?? NULL
    case 'lastWhereOrNull':
      return items.findLast(passes) ?? NULL
    case 'indexWhere':
      return integer(items.findIndex(passes))
    case 'lastIndexWhere':
      return integer(items.findLastIndex(passes))
    case 'elementAtOrNull':
      return (first?.kind === 'number' ? items[first.value] : undefined) ?? NULL
    case 'none':
      return booleanOf(!items.some(passes))
    case 'whereType': {
      const type = args.types?.[0]
      return listOf(items.filter((item) => type === undefined || isOfType(evaluator, item, type) !== false))
    }
    case 'lastIndexOf':
      return integer(items.findLastIndex(isSame))
    case 'whereNot':
      return listOf(items.filter((item) => !passes(item)))
    case 'takeWhile':
      return listOf(items.slice(0, until(items, passes)))
    case 'skipWhile':
      return listOf(items.slice(until(items, passes)))
    case 'removeWhere':
    case 'retainWhere': {
      const kept = items.filter((item) => passes(item) === (name === 'retainWhere'))
      items.splice(0, items.length, ...kept)
      return NULL
    }
    case 'insertAll': {
      const more = itemsOf(second ?? NULL)
      if (first?.kind === 'number' && items.length + more.length <= MAX_ITEMS)
        items.splice(first.value, 0, ...more)
      return NULL
    }
    case 'getRange':
      return first?.kind === 'number' && second?.kind === 'number'
        ? listOf(items.slice(first.value, second.value))
        : null
    case 'sort':
      items.splice(0, items.length, ...inOrder(evaluator, items, first))
      return NULL
    // Of an enum's constants.
    case 'byName':
      return items.find((item) => first !== undefined && nameOf(item) === textOfValue(first)) ?? null
    case 'asNameMap':
      return { kind: 'map', entries: items.map((item) => [stringOf(nameOf(item) ?? ''), item]) }
    case 'sorted':
      return listOf(inOrder(evaluator, items, first))
    default:
      return null
  }
}

function nameOf(constant: Value): string | null {
  if (constant.kind === 'member') return constant.name
  const name = constant.kind === 'instance' ? constant.fields.get('name') : undefined
  return name?.kind === 'string' ? name.value : null
}

function until(items: readonly Value[], passes: (item: Value) => boolean): number {
  const end = items.findIndex((item) => !passes(item))
  return end === -1 ? items.length : end
}

/** By a comparison, else numbers and texts by themselves; as they are where that cannot be told. */
function inOrder(evaluator: Evaluator, items: readonly Value[], by: Value | undefined): Value[] {
  if (items.length > MAX_SORTED) return [...items]
  return items.toSorted((one, other) => {
    if (by?.kind !== 'function') return natural(one, other)
    const order = evaluator.apply(by, positionalArguments(one, other))
    return order.kind === 'number' ? order.value : 0
  })
}

function natural(one: Value, other: Value): number {
  if (one.kind === 'number' && other.kind === 'number') return one.value - other.value
  if (one.kind !== 'string' || other.kind !== 'string') return 0
  return one.value < other.value ? -1 : one.value > other.value ? 1 : 0
}
