import { devicePlatform, deviceProperty } from './device-view.ts'
import { durationNamed } from './durations.ts'
import { editingValue } from './editing-value.ts'
import { localeNow } from './locale-now.ts'
import { radiiProperty } from './corner-radii.ts'
import { insetsProperty } from './edge-insets.ts'
import { pairProperty } from './offsets.ts'
import { textRoleNamed } from './text-theme.ts'
import {
  booleanOf,
  created,
  double,
  integer,
  listOf,
  LOCALE_PARTS,
  NULL,
  stringOf,
  unknown,
} from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, Value } from './value.ts'

/** A property of one of Dart's own types, or of what Flutter made; null when it has none that is known. */
export function nativeProperty(evaluator: Evaluator, target: Value, name: string): Value | null {
  if (name === 'runtimeType' && target.kind === 'instance') return { kind: 'class', of: target.of }
  const own = name === 'runtimeType' ? ownType(target) : null
  if (own !== null) return { kind: 'type', name: own }
  if (name === 'hashCode' || name === 'runtimeType') return unknown(name)
  switch (target.kind) {
    case 'null':
      return NULL
    case 'string':
      return stringProperty(target.value, name)
    case 'list':
      return listProperty(target.items, name)
    case 'map':
      return mapProperty(target.entries, name)
    case 'number':
      if (name === 'isNegative') return booleanOf(target.value < 0)
      return name === 'isEven' || name === 'isOdd'
        ? booleanOf((Math.abs(target.value) % 2 === 0) === (name === 'isEven'))
        : durationNamed(target.value, name)
    case 'record': {
      const position = /^\$(\d+)$/.exec(name)
      if (position !== null) return target.positional[Number(position[1]) - 1] ?? null
      return target.named.get(name) ?? null
    }
    case 'unknown':
      return deviceProperty(evaluator, target.text, name)
    case 'member':
      if (target.name === 'instance') return deviceProperty(evaluator, target.type, name)
      // `ConnectionState.done.name`: an enum's, whose constants begin in lower case.
      if (name === 'name' && /^[a-z]/.test(target.name)) return stringOf(target.name)
      return insetsProperty(target, name) ?? pairProperty(target, name)
    case 'object':
      return (
        evaluator.propertyOf(target, name) ??
        (name === 'value' ? editingValue(evaluator, target) : null) ??
        (target.type === 'Locale' ? partOfLocale(evaluator, target, name) : objectProperty(target, name)) ??
        (target.type === 'ThemeData' && name === 'platform' ? devicePlatform(evaluator) : null)
      )
    default:
      return null
  }
}

/** A part of a locale; of one that only running code could tell it is the reader's. */
function partOfLocale(evaluator: Evaluator, target: CreatedValue, name: string): Value | null {
  const at = LOCALE_PARTS.indexOf(name)
  if (at === -1) return null
  const part = target.named.get(name) ?? target.positional[at] ?? NULL
  return part.kind === 'unknown' ? (localeNow(evaluator).positional[at] ?? NULL) : part
}

/** Of what has a key: a navigator, and where it stands, are there once the app is; of other states nothing is known. */
function ofKey({ types }: CreatedValue, name: string): Value {
  if (name === 'currentContext') return created('BuildContext')
  return name === 'currentState' && types?.[0] === 'NavigatorState'
    ? created('NavigatorState')
    : unknown(name)
}

function objectProperty(target: Value & { kind: 'object' }, name: string): Value | null {
  const own = target.named.get(target.type === 'TextTheme' ? textRoleNamed(name) : name)
  if (own !== undefined) return own
  if (target.type === 'GlobalKey' && name.startsWith('current')) return ofKey(target, name)
  if (target.type === 'TabController') return tabControllerProperty(target, name)
  if (target.type === 'Image' && name === 'image') return target
  if (target.type === 'MapEntry') return target.positional[name === 'key' ? 0 : 1] ?? null
  if (target.type === 'MaterialColor' && /^shade\d+$/.test(name)) {
    return { ...target, constructor: `${target.constructor.replace(/\[.*/, '')}[${name.slice(5)}]` }
  }
  return insetsProperty(target, name) ?? pairProperty(target, name) ?? radiiProperty(target, name)
}

/** Of one that nobody has moved yet. */
function tabControllerProperty({ named }: CreatedValue, name: string): Value | null {
  const index = named.get('initialIndex') ?? integer(0)
  switch (name) {
    case 'index':
    case 'previousIndex':
      return index
    case 'indexIsChanging':
      return booleanOf(false)
    case 'offset':
      return double(0)
    case 'animation':
      return created('Animation', { value: index.kind === 'number' ? double(index.value) : index })
    default:
      return null
  }
}

function stringProperty(text: string, name: string): Value | null {
  switch (name) {
    case 'length':
      return integer(text.length)
    case 'isEmpty':
      return booleanOf(text === '')
    case 'isNotEmpty':
      return booleanOf(text !== '')
    case 'codeUnits':
    case 'runes':
      return listOf(Array.from(text, (each) => integer(each.codePointAt(0) ?? 0)))
    case 'characters':
      return listOf(Array.from(text, stringOf))
    // GetX's, where the source declares no extension of that name (`get_utils/src/get_utils/get_utils.dart`).
    case 'capitalizeFirst':
      return stringOf(capitalized(text))
    case 'capitalize':
      return stringOf(text.split(' ').map(capitalized).join(' '))
    default:
      return null
  }
}

function listProperty(items: readonly Value[], name: string): Value | null {
  switch (name) {
    case 'length':
      return integer(items.length)
    case 'isEmpty':
      return booleanOf(items.length === 0)
    case 'isNotEmpty':
      return booleanOf(items.length > 0)
    case 'first':
    case 'firstOrNull':
    case 'single':
      return items[0] ?? (name === 'firstOrNull' ? NULL : unknown(name))
    case 'last':
    case 'lastOrNull':
      return items.at(-1) ?? (name === 'lastOrNull' ? NULL : unknown(name))
    case 'nonNulls':
      return listOf(items.filter(({ kind }) => kind !== 'null'))
    case 'singleOrNull':
      return (items.length === 1 ? items[0] : undefined) ?? NULL
    case 'reversed':
      return listOf([...items].reverse())
    case 'indexed':
      return listOf(
        items.map((item, index) => ({
          kind: 'record',
          positional: [integer(index), item],
          named: new Map(),
        })),
      )
    default:
      return null
  }
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function mapProperty(entries: readonly (readonly [Value, Value])[], name: string): Value | null {
  switch (name) {
    case 'length':
      return integer(entries.length)
    case 'isEmpty':
      return booleanOf(entries.length === 0)
    case 'isNotEmpty':
      return booleanOf(entries.length > 0)
    case 'keys':
      return listOf(entries.map(([key]) => key))
    case 'values':
      return listOf(entries.map(([, value]) => value))
    case 'entries':
      return listOf(
        entries.map(([key, value]) => ({
          kind: 'object',
          type: 'MapEntry',
          constructor: '',
          positional: [key, value],
          named: new Map([
            ['key', key],
            ['value', value],
          ]),
          at: null,
        })),
      )
    default:
      return null
  }
}

/** The type of what has one of Dart's own that can be told; of lists and maps it depends on the platform. */
function ownType(value: Value): string | null {
  if (value.kind === 'string') return 'String'
  if (value.kind === 'boolean') return 'bool'
  if (value.kind === 'number') return value.double ? 'double' : 'int'
  return value.kind === 'null' ? 'Null' : null
}
