import { positionalArguments } from './arguments.ts'
import { indexesTo, itemsOf } from './loops.ts'
import { distinct } from './set-methods.ts'
import { NULL, listOf, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

const LISTS =
  /^(Iterable|List|Set|LinkedHashSet|HashSet|SplayTreeSet|Queue|ListQueue|DoubleLinkedQueue|UnmodifiableListView)$/
const MAPS = /^(Map|LinkedHashMap|HashMap|SplayTreeMap|UnmodifiableMapView)$/

/** Dart's own lists, sets and maps, by their constructors of all versions; null for everything else. */
export function collectionOf(
  evaluator: Evaluator,
  type: string,
  constructor: string,
  args: Arguments,
): Value | null {
  if (MAPS.test(type)) return mapOf(evaluator, constructor, args)
  const made = LISTS.test(type) ? listBy(evaluator, constructor, args) : null
  return made?.kind === 'list' && type.endsWith('Set') ? listOf(distinct(evaluator, made.items)) : made
}

function listBy(evaluator: Evaluator, constructor: string, args: Arguments): Value | null {
  const [first, second] = args.positional
  switch (constructor) {
    // `List()` and `List(3)` until Dart 2.12; a queue's capacity says nothing.
    case '':
      return first?.kind === 'number'
        ? listOf(indexesTo(first.value).map(() => NULL))
        : listOf([...copied(first)])
    case 'empty':
    case 'identity':
      return listOf([])
    case 'from':
    case 'of':
    case 'unmodifiable':
      return listOf([...itemsOf(first ?? unknown('…'))])
    case 'filled':
      return first?.kind === 'number' && second !== undefined
        ? listOf(indexesTo(first.value).map(() => second))
        : null
    case 'generate':
      if (first?.kind === 'number' && second === undefined) return listOf([...indexesTo(first.value)])
      if (first?.kind !== 'number' || second?.kind !== 'function') return unknown('List.generate')
      return listOf(
        indexesTo(first.value).map((index) => evaluator.apply(second, positionalArguments(index))),
      )
    default:
      return null
  }
}

const copied = (of: Value | undefined): readonly Value[] => (of?.kind === 'list' ? of.items : [])

function mapOf(evaluator: Evaluator, constructor: string, args: Arguments): Value | null {
  const [first, second] = args.positional
  switch (constructor) {
    case '':
    case 'identity':
      return { kind: 'map', entries: first?.kind === 'map' ? [...first.entries] : [] }
    case 'from':
    case 'of':
    case 'unmodifiable':
      return first?.kind === 'map' ? { kind: 'map', entries: [...first.entries] } : null
    case 'fromEntries': {
      const entries = itemsOf(first ?? NULL).flatMap((each): [Value, Value][] =>
        each.kind === 'object' && each.type === 'MapEntry'
          ? [[each.positional[0] ?? NULL, each.positional[1] ?? NULL]]
          : [],
      )
      return { kind: 'map', entries }
    }
    case 'fromIterables': {
      const values = itemsOf(second ?? NULL)
      const entries = itemsOf(first ?? NULL).map((key, at): [Value, Value] => [key, values[at] ?? NULL])
      return { kind: 'map', entries }
    }
    case 'fromIterable': {
      const made = (name: string, of: Value): Value => {
        const make = args.named.get(name)
        return evaluator.calledWith(make, positionalArguments(of)) ?? of
      }
      const entries = itemsOf(first ?? NULL).map((each): [Value, Value] => [
        made('key', each),
        made('value', each),
      ])
      return { kind: 'map', entries }
    }
    default:
      return null
  }
}
