import { positionalArguments } from './arguments.ts'
import { searchList } from './list-searches.ts'
import { itemsOf } from './loops.ts'
import { distinct, withOthers } from './set-methods.ts'
import { MAX_ITEMS, joinedTexts, mayLookThrough } from './sizes.ts'
import { NULL, booleanOf, integer, listOf, sameValue, stringOf, textOfValue, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** The methods that compare items with each other or with another. */
const COMPARES =
  /^(contains|indexOf|lastIndexOf|remove|toSet|sort|sorted|union|intersection|difference|containsAll|removeAll)$/

/** A method of a list, set or iterable. An item whose test is unknown counts as passing it. */
export function callOnList(evaluator: Evaluator, items: Value[], name: string, args: Arguments): Value {
  const [first, second] = args.positional
  if (COMPARES.test(name) && !mayLookThrough(evaluator, items)) return unknown(name)
  // a function of Dart's own is not read: `int.parse`
  const ask = (item: Value): Value =>
    evaluator.calledWith(first, positionalArguments(item)) ??
    (first?.kind === 'member' ? evaluator.call(first, positionalArguments(item), null) : NULL)
  const passes = (item: Value): boolean => {
    const answer = ask(item)
    return answer.kind === 'boolean' ? answer.value : answer.kind === 'unknown'
  }
  switch (name) {
    case 'map':
      return listOf(items.map(ask))
    case 'expand':
      return listOf(expanded(items, ask))
    case 'where':
      return listOf(items.filter(passes))
    case 'toSet':
      return listOf(distinct(evaluator, items))
    case 'toList':
    case 'cast':
      return listOf([...items])
    case 'asMap':
      return {
        kind: 'map',
        entries: items.map((item, index) => [{ kind: 'number', value: index, double: false }, item]),
      }
    case 'take':
      return first?.kind === 'number' ? listOf(items.slice(0, first.value)) : listOf(items)
    case 'skip':
      return first?.kind === 'number' ? listOf(items.slice(first.value)) : listOf(items)
    case 'sublist':
      return first?.kind === 'number'
        ? listOf(items.slice(first.value, second?.kind === 'number' ? second.value : undefined))
        : unknown(name)
    case 'join': {
      const text = joinedTexts(evaluator, items, first === undefined ? '' : textOfValue(first))
      return text === null ? unknown(name) : stringOf(text)
    }
    case 'contains':
      return booleanOf(items.some((item) => first !== undefined && sameValue(item, first) === true))
    case 'any':
      return booleanOf(items.some(passes))
    case 'every':
      return booleanOf(items.every(passes))
    case 'elementAt':
      return (first?.kind === 'number' ? items[first.value] : undefined) ?? unknown(name)
    case 'followedBy':
      return listOf([...items, ...itemsOf(first ?? NULL)])
    case 'fold':
      return second?.kind === 'function' && first !== undefined
        ? items.reduce<Value>((sum, item) => evaluator.apply(second, positionalArguments(sum, item)), first)
        : unknown(name)
    case 'reduce':
      return first?.kind === 'function' && items[0] !== undefined
        ? items
            .slice(1)
            .reduce<Value>((sum, item) => evaluator.apply(first, positionalArguments(sum, item)), items[0])
        : unknown(name)
    case 'add':
      if (first !== undefined && items.length < MAX_ITEMS) items.push(first)
      return NULL
    case 'addAll': {
      const more = itemsOf(first ?? NULL)
      if (items.length + more.length <= MAX_ITEMS) items.push(...more)
      return NULL
    }
    // GetX's own (`get_rx/src/rx_types/rx_iterables/rx_list.dart`)
    case 'assignAll': {
      const all = [...itemsOf(first ?? NULL)]
      if (all.length <= MAX_ITEMS) items.splice(0, items.length, ...all)
      return NULL
    }
    case 'assign':
      if (first !== undefined) items.splice(0, items.length, first)
      return NULL
    case 'removeLast':
      return items.pop() ?? unknown(name)
    case 'removeAt':
      return (first?.kind === 'number' ? items.splice(first.value, 1)[0] : undefined) ?? unknown(name)
    case 'insert':
      if (first?.kind === 'number' && second !== undefined && items.length < MAX_ITEMS)
        items.splice(first.value, 0, second)
      return NULL
    case 'remove':
      return booleanOf(
        items.splice(
          items.findIndex((item) => first !== undefined && sameValue(item, first) === true) >>> 0,
          1,
        ).length > 0,
      )
    case 'clear':
      items.length = 0
      return NULL
    case 'shuffle':
      return NULL
    case 'indexOf':
      return integer(items.findIndex((item) => first !== undefined && sameValue(item, first) === true))
    case 'mapIndexed':
      return listOf(
        items.map(
          (item, index) => evaluator.calledWith(first, positionalArguments(integer(index), item)) ?? NULL,
        ),
      )
    // FlutterFlow's own, for where the file that declares them is not there.
    case 'divide':
      return listOf(
        items.flatMap((item, index) => (index === 0 || first === undefined ? [item] : [first, item])),
      )
    case 'around':
    case 'addToStart':
    case 'addToEnd':
      return listOf([
        ...(name !== 'addToEnd' && first !== undefined ? [first] : []),
        ...items,
        ...(name !== 'addToStart' && first !== undefined ? [first] : []),
      ])
    case 'forEach':
      for (const item of items) ask(item)
      return NULL
    default:
      return (
        searchList(evaluator, items, name, args) ?? withOthers(evaluator, items, name, first) ?? unknown(name)
      )
  }
}

/** What is made of each, until it is more than a list that is followed has. */
function expanded(items: readonly Value[], make: (item: Value) => Value): Value[] {
  const all: Value[] = []
  for (const item of items) {
    if (all.length > MAX_ITEMS) break
    all.push(...itemsOf(make(item)))
  }
  return all
}
