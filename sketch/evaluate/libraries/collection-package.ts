import { positionalArguments } from '../arguments.ts'
import { booleanOf, double, integer, listOf, NULL, sameValue, textOfValue } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

type Entry = readonly [Value, Value]

/**
 * The collection package (`collection/lib/src/iterable_extensions.dart`, `functions.dart`), and what Dart and Flutter
 * say of whether two things are one (`identical`, `listEquals`).
 */
export const collectionPackage: Library = {
  call(evaluator, name, { positional: [first, second] }) {
    if (first === undefined || second === undefined) return null
    if (name === 'groupBy') return first.kind === 'list' ? grouped(evaluator, first.items, second) : null
    if (name === 'identical') return identity(first, second)
    return /^(list|set)Equals$/.test(name) ? sameItems(first, second) : null
  },
  property(_evaluator, target, name) {
    return target.kind === 'list' ? ofNumbers(target.items, name) : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (target.kind !== 'list') return null
    const { items } = target
    if (name === 'whereNotNull') return listOf(items.filter(({ kind }) => kind !== 'null'))
    if (first === undefined) return null
    if (name === 'slices') return first.kind === 'number' ? slices(items, first.value) : null
    if (name === 'groupListsBy') return grouped(evaluator, items, first)
    if (name === 'sortedBy') return sortedBy(evaluator, items, first)
    if (name === 'forEachIndexed') {
      for (const [index, item] of items.entries())
        evaluator.call(first, positionalArguments(integer(index), item), null)
      return NULL
    }
    return null
  },
}

function grouped(evaluator: Evaluator, items: readonly Value[], by: Value): Value {
  const groups = new Map<string, readonly [Value, Value[]]>()
  for (const item of items) {
    const key = evaluator.call(by, positionalArguments(item), null)
    const text = textOfValue(key)
    const group = groups.get(text) ?? ([key, []] as const)
    group[1].push(item)
    groups.set(text, group)
  }
  return { kind: 'map', entries: [...groups.values()].map(([key, each]): Entry => [key, listOf(each)]) }
}

function sortedBy(evaluator: Evaluator, items: readonly Value[], by: Value): Value {
  const keyed = items.map((item) => ({ item, key: evaluator.call(by, positionalArguments(item), null) }))
  const order = (one: Value, other: Value): number => {
    if (one.kind === 'number' && other.kind === 'number') return one.value - other.value
    if (one.kind !== 'string' || other.kind !== 'string') return 0
    return one.value < other.value ? -1 : one.value > other.value ? 1 : 0
  }
  return listOf(keyed.toSorted((one, other) => order(one.key, other.key)).map(({ item }) => item))
}

function slices(items: readonly Value[], length: number): Value | null {
  if (!Number.isInteger(length) || length < 1) return null
  const count = Math.ceil(items.length / length)
  return listOf(
    Array.from({ length: count }, (_, index) => listOf(items.slice(index * length, (index + 1) * length))),
  )
}

/** Only of numbers: an app may call its own so, of other things. */
function ofNumbers(items: readonly Value[], name: string): Value | null {
  const numbers = items.flatMap((each) => (each.kind === 'number' ? [each] : []))
  if (numbers.length === 0 || numbers.length < items.length) return null
  const values = numbers.map(({ value }) => value)
  const made = numbers.some((each) => each.double) ? double : integer
  const sum = values.reduce((one, other) => one + other, 0)
  switch (name) {
    case 'sum':
      return made(sum)
    case 'average':
      return double(sum / values.length)
    case 'min':
      return made(Math.min(...values))
    case 'max':
      return made(Math.max(...values))
    default:
      return null
  }
}

function identity(one: Value, other: Value): Value | null {
  if (one.kind === 'unknown' || other.kind === 'unknown') return null
  if (one === other) return booleanOf(true)
  const same = one.kind === 'instance' || one.kind === 'object' ? false : sameValue(one, other)
  return same === null ? null : booleanOf(same)
}

function sameItems(one: Value, other: Value): Value | null {
  if (one.kind === 'null' || other.kind === 'null') return booleanOf(one.kind === other.kind)
  if (one.kind !== 'list' || other.kind !== 'list') return null
  if (one.items.length !== other.items.length) return booleanOf(false)
  const same = new Set(one.items.map((each, at) => sameValue(each, other.items[at] ?? NULL)))
  if (same.has(false)) return booleanOf(false)
  return same.has(null) ? null : booleanOf(true)
}
