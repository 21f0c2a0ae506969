import { radiiMethod } from './corner-radii.ts'
import { insetsMethod } from './edge-insets.ts'
import { offsetMethod } from './offsets.ts'
import { inStates } from './state-property.ts'
import { NO_ARGUMENTS, positionalArguments } from './arguments.ts'
import { callOnList } from './list-methods.ts'
import { itemsOf } from './loops.ts'
import { sameKey } from './map-keys.ts'
import { binary } from './operators.ts'
import { changedTextTheme } from './text-theme.ts'
import {
  booleanOf,
  created,
  double,
  integer,
  listOf,
  NULL,
  sameValue,
  stringOf,
  textFrom,
  textOfValue,
  unknown,
} from './value.ts'
import { MAX_ITEMS, mayReplace } from './sizes.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { SourceOffset, Value } from './value.ts'

const ASKS_WITHIN = /^(contains|startsWith|endsWith)$/

/** A method of one of Dart's own types, or of what Flutter made. */
export function callNative(
  evaluator: Evaluator,
  target: Value,
  name: string,
  args: Arguments,
  at: SourceOffset,
): Value {
  if (name === 'toString') return textFrom(target)
  if (name === 'toLanguageTag') return stringOf(textOfValue(target).replace('_', '-'))
  switch (target.kind) {
    case 'null':
      return NULL
    case 'string':
      // Of a text of which only running code knows all, it is not known either.
      return target.assumed === true && ASKS_WITHIN.test(name)
        ? unknown(name)
        : callOnString(target.value, name, args)
    case 'number':
      return callOnNumber(target, name, args)
    case 'list':
      return callOnList(evaluator, target.items, name, args)
    case 'map':
      return callOnMap(evaluator, target, name, args)
    case 'function':
      return name === 'call' ? evaluator.apply(target, args) : unknown(name)
    case 'object':
      return callOnObject(evaluator, target, name, args)
    case 'member':
      return (
        insetsMethod(target, name, args) ??
        offsetMethod(target, name, args) ?? {
          ...created(target.type),
          constructor: `${target.name}.${name}`,
          at,
        }
      )
    default:
      return ofEach(evaluator, name, args) ?? unknown(name)
  }
}

/** `clients.any((each) => each.isLogged())` of a list that only running code could tell: what is asked of each, which may be presumed. */
function ofEach(evaluator: Evaluator, name: string, args: Arguments): Value | null {
  const [test] = args.positional
  if ((name !== 'any' && name !== 'every') || test?.kind !== 'function') return null
  const said = evaluator.apply(test, positionalArguments({ kind: 'unknown', text: 'each', given: true }))
  if (said.kind === 'unknown') return unknown(said.text)
  return said.kind === 'boolean' ? said : null
}

function callOnObject(
  evaluator: Evaluator,
  target: Value & { kind: 'object' },
  name: string,
  args: Arguments,
): Value {
  const moved =
    insetsMethod(target, name, args) ?? offsetMethod(target, name, args) ?? radiiMethod(target, name, args)
  if (moved !== null) return moved
  if (name === 'copyWith' || name === 'merge' || name === 'apply') {
    if (target.type === 'TextTheme') return changedTextTheme(target, name, args)
    const other = args.positional[0]
    const more = name === 'merge' && other?.kind === 'object' ? other.named : args.named
    return {
      ...target,
      named: new Map([...target.named, ...[...more].filter(([, value]) => value.kind !== 'null')]),
    }
  }
  if (target.type === 'Color' || target.type === 'MaterialColor') {
    const alpha = args.named.get('alpha') ?? args.positional[0]
    if (alpha?.kind !== 'number' || !/^with(Opacity|Alpha|Values)$/.test(name)) return target
    const opacity = name === 'withAlpha' ? alpha.value / 255 : alpha.value
    return { ...target, named: new Map([['opacity', double(opacity)]]) }
  }
  // Of what is drawn by lot the first is as likely as any.
  if (target.type === 'Random') {
    if (name === 'nextInt') return integer(0)
    if (name === 'nextBool') return booleanOf(false)
    return name === 'nextDouble' ? double(0.5) : unknown(name)
  }
  if (target.type === 'TextScaler') {
    if (name === 'scale') return args.positional[0] ?? unknown(name)
    if (name === 'clamp') return { ...created('TextScaler'), constructor: name, named: args.named }
  }
  if (name === 'resolve' && target.type.includes('StateProperty'))
    return inStates(evaluator, target, []) ?? unknown(name)
  if (target.type === 'AsyncSnapshot' && name === 'requireData')
    return target.named.get('data') ?? unknown(name)
  return unknown(name)
}

function callOnString(text: string, name: string, args: Arguments): Value {
  const [first, second] = args.positional
  const argument = first === undefined ? '' : textOfValue(first)
  switch (name) {
    case 'toUpperCase':
      return stringOf(text.toUpperCase())
    case 'toLowerCase':
      return stringOf(text.toLowerCase())
    case 'trim':
      return stringOf(text.trim())
    case 'contains':
      return booleanOf(text.includes(argument))
    case 'startsWith':
      return booleanOf(text.startsWith(argument))
    case 'endsWith':
      return booleanOf(text.endsWith(argument))
    case 'split':
      return listOf(text.split(argument).map(stringOf))
    case 'replaceAll': {
      const by = second === undefined ? null : textOfValue(second)
      if (first?.kind !== 'string' || by === null) return stringOf(text)
      return mayReplace(text, by) ? stringOf(text.replaceAll(argument, () => by)) : unknown(name)
    }
    case 'substring':
      return first?.kind === 'number'
        ? stringOf(text.slice(first.value, second?.kind === 'number' ? second.value : undefined))
        : unknown(name)
    case 'padLeft':
    case 'padRight': {
      const width = first?.kind === 'number' ? Math.min(first.value, 1000) : 0
      const fill = second === undefined ? ' ' : textOfValue(second)
      return stringOf(name === 'padLeft' ? text.padStart(width, fill) : text.padEnd(width, fill))
    }
    case 'indexOf':
      return integer(text.indexOf(argument))
    case 'lastIndexOf':
      return integer(text.lastIndexOf(argument))
    case 'compareTo':
      return integer(text < argument ? -1 : text > argument ? 1 : 0)
    case 'trimLeft':
      return stringOf(text.trimStart())
    case 'trimRight':
      return stringOf(text.trimEnd())
    case 'replaceFirst':
      return first?.kind === 'string' && second !== undefined
        ? stringOf(text.replace(argument, () => textOfValue(second)))
        : stringOf(text)
    case 'codeUnitAt':
      return first?.kind === 'number' ? integer(text.codePointAt(first.value) ?? 0) : unknown(name)
    default:
      return unknown(name)
  }
}

function callOnNumber(target: Value & { kind: 'number' }, name: string, args: Arguments): Value {
  const { value } = target
  const [first, second] = args.positional
  const digits = first?.kind === 'number' ? first.value : 0
  switch (name) {
    case 'toStringAsFixed':
      return digits >= 0 && digits <= 20 ? stringOf(value.toFixed(digits)) : unknown(name)
    case 'toInt':
    case 'truncate':
      return integer(Math.trunc(value))
    case 'toDouble':
      return double(value)
    case 'round':
      return integer(Math.round(value))
    case 'floor':
      return integer(Math.floor(value))
    case 'ceil':
      return integer(Math.ceil(value))
    case 'abs':
      return { ...target, value: Math.abs(value) }
    case 'clamp':
      return first?.kind === 'number' && second?.kind === 'number'
        ? { ...target, value: Math.min(Math.max(value, first.value), second.value) }
        : target
    case 'compareTo':
      return binary('-', target, () => first ?? unknown(name))
    case 'remainder':
      return first?.kind === 'number' && first.value !== 0
        ? { ...target, value: value % first.value, double: target.double || first.double }
        : unknown(name)
    case 'toRadixString':
      return digits >= 2 && digits <= 36 ? stringOf(value.toString(digits)) : unknown(name)
    default:
      return unknown(name)
  }
}

function callOnMap(
  evaluator: Evaluator,
  target: Value & { kind: 'map' },
  name: string,
  args: Arguments,
): Value {
  const [first, second] = args.positional
  switch (name) {
    case 'containsKey':
      return booleanOf(target.entries.some(([key]) => first !== undefined && sameKey(key, first)))
    case 'containsValue':
      return booleanOf(
        target.entries.some(([, value]) => first !== undefined && sameValue(value, first) === true),
      )
    case 'addAll':
      if (first?.kind === 'map' && target.entries.length + first.entries.length <= MAX_ITEMS)
        target.entries.push(...first.entries)
      return NULL
    case 'addEntries':
      target.entries.push(...mapOf(itemsOf(first ?? NULL)))
      return NULL
    case 'toList':
    case 'cast':
      return target
    case 'clear':
      target.entries.length = 0
      return NULL
    case 'remove':
    case 'removeWhere': {
      const leaves = ([key, value]: readonly [Value, Value]): boolean =>
        first?.kind === 'function' && name === 'removeWhere'
          ? isTrue(evaluator.apply(first, positionalArguments(key, value)))
          : first !== undefined && sameKey(key, first)
      const gone = target.entries.find(leaves)?.[1] ?? NULL
      target.entries.splice(0, target.entries.length, ...target.entries.filter((each) => !leaves(each)))
      return name === 'remove' ? gone : NULL
    }
    case 'putIfAbsent': {
      if (first === undefined || second?.kind !== 'function') return unknown(name)
      const known = target.entries.find(([key]) => sameKey(key, first))
      if (known !== undefined) return known[1]
      const value = evaluator.apply(second, NO_ARGUMENTS)
      target.entries.push([first, value])
      return value
    }
    case 'update': {
      const at = target.entries.findIndex(([key]) => first !== undefined && sameKey(key, first))
      const before = target.entries[at]
      const make = before === undefined ? args.named.get('ifAbsent') : second
      if (first === undefined || make?.kind !== 'function') return unknown(name)
      const value = evaluator.apply(
        make,
        before === undefined ? NO_ARGUMENTS : positionalArguments(before[1]),
      )
      target.entries.splice(before === undefined ? target.entries.length : at, 1, [first, value])
      return value
    }
    case 'map':
    case 'forEach': {
      if (first?.kind !== 'function') return unknown(name)
      const made = target.entries.map(([key, value]) =>
        evaluator.apply(first, positionalArguments(key, value)),
      )
      if (name === 'forEach') return NULL
      const entries = mapOf(made)
      return entries.length === made.length ? { kind: 'map', entries } : listOf(made)
    }
    default:
      return unknown(name)
  }
}

/** The entries among these. */
function mapOf(made: readonly Value[]): (readonly [Value, Value])[] {
  return made.flatMap((each): (readonly [Value, Value])[] => {
    const [key, value] = each.kind === 'object' && each.type === 'MapEntry' ? each.positional : []
    return key === undefined || value === undefined ? [] : [[key, value]]
  })
}

const isTrue = (value: Value): boolean => value.kind === 'boolean' && value.value
