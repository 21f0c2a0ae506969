import { givenThese } from './given.ts'
import { itemsOf } from './loops.ts'
import { NULL, booleanOf, listOf, sameValue, stringOf, textOfValue, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Given } from './given.ts'
import type { Value } from './value.ts'

/** A method of a list, set or iterable. Where a test cannot be told, the item counts as passing it. */
export function callOnList(evaluator: Evaluator, items: Value[], name: string, given: Given): Value {
  const [first, second] = given.positional
  const ask = (item: Value): Value =>
    first?.kind === 'function' ? evaluator.apply(first, givenThese(item)) : NULL
  const passes = (item: Value): boolean => {
    const answer = ask(item)
    return answer.kind === 'boolean' ? answer.value : answer.kind === 'unknown'
  }
  switch (name) {
    case 'map':
      return listOf(items.map(ask))
    case 'expand':
      return listOf(items.flatMap((item) => [...itemsOf(ask(item))]))
    case 'where':
      return listOf(items.filter(passes))
    case 'whereType':
    case 'toList':
    case 'toSet':
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
    case 'join':
      return stringOf(items.map(textOfValue).join(first === undefined ? '' : textOfValue(first)))
    case 'contains':
      return booleanOf(items.some((item) => first !== undefined && sameValue(item, first) === true))
    case 'any':
      return booleanOf(items.some(passes))
    case 'every':
      return booleanOf(items.every(passes))
    case 'firstWhere':
      return items.find(passes) ?? unknown(name)
    case 'elementAt':
      return (first?.kind === 'number' ? items[first.value] : undefined) ?? unknown(name)
    case 'followedBy':
      return listOf([...items, ...itemsOf(first ?? NULL)])
    case 'fold':
      return second?.kind === 'function' && first !== undefined
        ? items.reduce<Value>((sum, item) => evaluator.apply(second, givenThese(sum, item)), first)
        : unknown(name)
    case 'reduce':
      return first?.kind === 'function' && items[0] !== undefined
        ? items.slice(1).reduce<Value>((sum, item) => evaluator.apply(first, givenThese(sum, item)), items[0])
        : unknown(name)
    case 'add':
      if (first !== undefined) items.push(first)
      return NULL
    case 'addAll':
      items.push(...itemsOf(first ?? NULL))
      return NULL
    case 'forEach':
      for (const item of items) ask(item)
      return NULL
    default:
      return unknown(name)
  }
}
