import { positionalArguments } from '../arguments.ts'
import { waysToMatch } from './ways-to-match.ts'
import { booleanOf, created, integer, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Longer texts than routes, names and versions are not looked through. */
const MAX_TEXT = 300
const MAX_PATTERN = 400
/** Ways that a search may try at all places of its text; it takes milliseconds then. */
const MAX_WAYS = 1_000_000
/** Ways that take as long as a step of the evaluation. */
const WAYS_A_STEP = 100

/** dart:core's RegExp, whose patterns are those of JavaScript (`sdk/lib/core/regexp.dart`), on short texts. */
export const regularExpressions: Library = {
  property(_evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (target.type === 'RegExp' && name === 'pattern') return target.positional[0] ?? null
    if (target.type !== 'RegExpMatch') return null
    if (name === 'groupCount') return integer(target.positional.length - 1)
    return name === 'groupNames' ? listOf(namesOfGroups(target).map(stringOf)) : null
  },
  method(evaluator, target, name, { positional }) {
    const [first, second] = positional
    if (target.kind === 'object' && target.type === 'RegExpMatch') {
      if (name === 'namedGroup' && first?.kind === 'string')
        return target.named.get(GROUP + first.value) ?? NULL
      return name === 'group' && first?.kind === 'number' ? (target.positional[first.value] ?? NULL) : null
    }
    if (target.kind === 'string') return searched(evaluator, target.value, name, first, second)
    const found = first?.kind === 'string' ? expressionOf(evaluator, target, first.value) : null
    if (found === null || first?.kind !== 'string') return null
    const [match] = first.value.matchAll(found)
    switch (name) {
      case 'hasMatch':
        return booleanOf(match !== undefined)
      case 'stringMatch':
        return match === undefined ? NULL : stringOf(match[0])
      case 'firstMatch':
        return match === undefined ? NULL : matchOf(match)
      case 'matchAsPrefix':
        return match === undefined || match.index !== 0 ? NULL : matchOf(match)
      case 'allMatches':
        return listOf([...first.value.matchAll(found)].map(matchOf))
      default:
        return null
    }
  },
}

/** A method of a text that is given an expression. */
function searched(
  evaluator: Evaluator,
  text: string,
  name: string,
  by: Value | undefined,
  other: Value | undefined,
): Value | null {
  const found = by === undefined ? null : expressionOf(evaluator, by, text)
  if (found === null) return null
  const [match] = text.matchAll(found)
  switch (name) {
    case 'contains':
      return booleanOf(match !== undefined)
    case 'startsWith':
      return booleanOf(match?.index === 0)
    case 'indexOf':
      return integer(match?.index ?? -1)
    case 'split':
      return listOf(textsBetween(text, found).map(stringOf))
    case 'replaceAll':
      return other === undefined ? null : stringOf(text.replaceAll(found, () => textOfValue(other)))
    case 'replaceFirst':
      return other === undefined || match === undefined
        ? stringOf(text)
        : stringOf(text.replace(match[0], () => textOfValue(other)))
    case 'replaceAllMapped': {
      if (other?.kind !== 'function') return null
      const parts = [...text.matchAll(found)].map((each) =>
        textOfValue(evaluator.apply(other, positionalArguments(matchOf(each)))),
      )
      return stringOf(text.replaceAll(found, () => parts.shift() ?? ''))
    }
    default:
      return null
  }
}

/** What stands between the matches: JavaScript's split gives the groups of each match as well, Dart's does not. */
function textsBetween(text: string, found: RegExp): string[] {
  const groups = (new RegExp(`${found.source}|`, found.flags).exec('')?.length ?? 1) - 1
  return text.split(found).filter((_, index) => index % (groups + 1) === 0)
}

/** What stands before the name of a group, so that none is taken for a property of the match. */
const GROUP = 'group '

const namesOfGroups = ({ named }: CreatedValue): string[] =>
  [...named.keys()].filter((name) => name.startsWith(GROUP)).map((name) => name.slice(GROUP.length))

const groupOf = (group: string | undefined): Value => (group === undefined ? NULL : stringOf(group))

const matchOf = (match: RegExpExecArray): CreatedValue =>
  created(
    'RegExpMatch',
    {
      start: integer(match.index),
      end: integer(match.index + match[0].length),
      ...Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, group]) => [GROUP + name, groupOf(group)]),
      ),
    },
    Array.from(match, groupOf),
  )

/** The expression, where it can be read and a search of this text by it certainly ends soon. */
function expressionOf(evaluator: Evaluator, value: Value, text: string): RegExp | null {
  const [pattern] = value.kind === 'object' && value.type === 'RegExp' ? value.positional : []
  if (value.kind !== 'object' || pattern?.kind !== 'string') return null
  if (text.length > MAX_TEXT || pattern.value.length > MAX_PATTERN) return null
  const ways = waysToMatch(pattern.value, text.length, text) * (text.length + 1)
  if (ways > MAX_WAYS || !evaluator.spend(ways / WAYS_A_STEP)) return null
  const says = (name: string, otherwise: boolean): boolean => {
    const option = value.named.get(name)
    return option?.kind === 'boolean' ? option.value : otherwise
  }
  const flags = `g${says('caseSensitive', true) ? '' : 'i'}${says('multiLine', false) ? 'm' : ''}${says('dotAll', false) ? 's' : ''}${says('unicode', false) ? 'u' : ''}`
  try {
    return new RegExp(pattern.value, flags)
  } catch {
    // Not an expression: Dart would throw, and what asks goes on with what it does not know.
    return null
  }
}
