import type { Arguments } from './arguments.ts'
import type { ClassDeclaration } from '../model/declaration.ts'
import type { FunctionExpression, TextPlace } from '../model/expression.ts'
import type { OfToday } from './of-today.ts'
import type { Scope } from './scope.ts'

/** A class of the project, with the file whose imports its code sees. */
export interface KnownClass {
  readonly declaration: ClassDeclaration
  readonly file: string
}

/** The call of a constructor or function of Flutter or a package, whose source is not read. */
export interface CreatedValue {
  readonly kind: 'object'
  readonly type: string
  /** Name of the constructor or static function, empty for the unnamed one. */
  readonly constructor: string
  readonly positional: readonly Value[]
  readonly named: ReadonlyMap<string, Value>
  readonly types?: readonly string[]
  readonly at: SourceOffset | null
}

export interface SourceOffset {
  readonly file: string
  readonly offset: number
}

export interface InstanceValue {
  readonly kind: 'instance'
  readonly of: KnownClass
  /** Filled while the instance is made; a field that is absent is computed from its declaration when asked for. */
  readonly fields: Map<string, Value>
  readonly at: SourceOffset | null
  /** The types that it was made with, where they are written: `Page<Model>()`. */
  readonly types?: readonly string[]
  /** What its constructor gives the one of the library's class that it extends. */
  above?: {
    readonly constructor: string
    readonly positional: readonly Value[]
    readonly named: ReadonlyMap<string, Value>
  }
  /** Of a union that is generated: which of its factories made it, and with which fields. */
  readonly variant?: { readonly name: string; readonly type: string; readonly fields: readonly string[] }
}

export interface FunctionValue {
  readonly kind: 'function'
  readonly code: FunctionExpression
  readonly scope: Scope
  /** Declared as one that ends later and gives nothing: `Future<void> load() async {…}`. */
  readonly endsLater?: true
  /** The names of the types that it can be called with. */
  readonly typeParameters?: readonly string[]
  /** Those that it was given before it is called: `read<Cart>`. */
  readonly types?: readonly string[]
}

/** The value of an expression as far as it is known without running the app. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly double: boolean }
  /** `assumed`: an ellipsis in it stands for what only running code could tell. `from`: the translation that it is. */
  | {
      readonly kind: 'string'
      readonly value: string
      readonly assumed?: true
      readonly from?: TextPlace
      /** Keeps every text that this one is compared with: which names a function knows. */
      readonly compared?: Set<string>
    }
  | { readonly kind: 'list'; readonly items: Value[] }
  | { readonly kind: 'map'; readonly entries: (readonly [Value, Value])[] }
  | {
      readonly kind: 'record'
      readonly positional: readonly Value[]
      readonly named: ReadonlyMap<string, Value>
    }
  | CreatedValue
  /** A static member of a class whose source is not read: `Icons.home`, `MainAxisAlignment.center`. */
  | { readonly kind: 'member'; readonly type: string; readonly name: string }
  | InstanceValue
  | FunctionValue
  /** With `tearOff` it is the constructor of that name, not called yet. */
  | { readonly kind: 'class'; readonly of: KnownClass; readonly tearOff?: string }
  /** The name of a class whose source is not read. */
  | { readonly kind: 'type'; readonly name: string }
  | { readonly kind: 'library'; readonly prefix: string }
  /**
   * `given`: it is there, whatever it is, and so not null. `handed`: what the call was given that makes it. `ofToday`: a
   * number that is known but for the day.
   */
  | {
      readonly kind: 'unknown'
      readonly text: string
      readonly given?: true
      readonly handed?: Arguments
      readonly ofToday?: OfToday
    }

export const NULL: Value = { kind: 'null' }

export function booleanOf(value: boolean): Value {
  return { kind: 'boolean', value }
}

export function integer(value: number): Value {
  return { kind: 'number', value, double: false }
}

export function double(value: number): Value {
  return { kind: 'number', value, double: true }
}

export function stringOf(value: string): Value {
  return { kind: 'string', value }
}

export function listOf(items: Value[]): Value {
  return { kind: 'list', items }
}

export function unknown(text: string): Value {
  return { kind: 'unknown', text }
}

/** `Future.value(…)`: a future that has brought that. */
export function futureOf(value: Value): CreatedValue {
  return { ...created('Future', {}, [value]), constructor: 'value' }
}

export function created(
  type: string,
  named: Readonly<Record<string, Value>> = {},
  positional: readonly Value[] = [],
): CreatedValue {
  return {
    kind: 'object',
    type,
    constructor: '',
    positional,
    named: new Map(Object.entries(named)),
    at: null,
  }
}

/** Characters of the longest text that is followed: a file of an app's data or words, which a page shows in parts. */
export const MAX_TEXT = 400_000
/** Of what a list or a map is written as, which nobody pays for: more than a page shows of one. */
const MAX_WRITTEN = 1_000
/** Deeper lists are written with an ellipsis: one may even hold itself. */
const MAX_NESTING = 20

/** What dart:core's errors begin with when they are written. */
const SAYS: ReadonlyMap<string, string> = new Map([
  ['Exception', 'Exception'],
  ['FormatException', 'FormatException'],
  ['StateError', 'Bad state'],
  ['UnimplementedError', 'UnimplementedError'],
  ['UnsupportedError', 'Unsupported operation'],
])

/** The text that Dart's `toString` would give where it is known, otherwise an ellipsis. */
export function textOfValue(value: Value): string {
  return value.kind === 'string' ? value.value : written(value, { left: MAX_WRITTEN }, 0)
}

/** The same as a value, which tells whether something in it is not known. */
export function textFrom(value: Value): Value {
  if (value.kind === 'string') return value
  const text = textOfValue(value)
  return text.includes('…') ? { kind: 'string', value: text, assumed: true } : stringOf(text)
}

/** `room`: how many characters may still be written; a list of lists of one list has any number of them. */
function written(value: Value, room: { left: number }, depth: number): string {
  const inner = (each: Value): string => written(each, room, depth + 1)
  room.left -= value.kind === 'string' ? value.value.length + 1 : 1
  if (room.left < 0 || depth > MAX_NESTING) return '…'
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'boolean':
      return String(value.value)
    case 'number':
      return value.double && Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value)
    case 'string':
      return value.value
    case 'list':
      return `[${value.items.map(inner).join(', ')}]`
    case 'map':
      return `{${value.entries.map(([key, each]) => `${inner(key)}: ${inner(each)}`).join(', ')}}`
    case 'member':
      return `${value.type}.${value.name}`
    case 'instance': {
      const name = value.fields.get('name')
      return value.of.declaration.kind === 'enum' && name?.kind === 'string'
        ? `${value.of.declaration.name}.${name.value}`
        : '…'
    }
    case 'object':
      if (/^(Rx|Signal|Observable)$/.test(value.type)) return inner(value.named.get('value') ?? NULL)
      if (value.constructor === '' && SAYS.has(value.type) && value.positional.length > 0)
        return `${SAYS.get(value.type)}: ${value.positional.slice(0, 1).map(inner).join('')}`
      return value.type === 'Locale' && value.positional.length > 0
        ? value.positional.map(inner).join('_')
        : '…'
    case 'class':
    case 'type':
      return typeName(value) ?? '…'
    default:
      return '…'
  }
}

/** Whether an ellipsis in its text stands for what is not known. */
export function isAssumedText(value: Value): boolean {
  if (value.kind === 'list' || value.kind === 'map') return false
  return value.kind === 'string' ? value.assumed === true : textOfValue(value) === '…'
}

function typeName(value: Value): string | null {
  if (value.kind === 'class' && value.tearOff === undefined) return value.of.declaration.name
  return value.kind === 'type' ? value.name : null
}

/** The parts of a `Locale`, in the order of its own arguments. */
export const LOCALE_PARTS: readonly string[] = ['languageCode', 'countryCode', 'scriptCode']

/** Two locales are the same where their parts are (`dart:ui`); null where a part is not known. */
function sameLocale(left: CreatedValue, right: CreatedValue): boolean | null {
  const part = ({ positional, named }: CreatedValue, name: string, at: number): Value => {
    const value = named.get(name) ?? positional[at] ?? NULL
    return value.kind === 'string' && value.value === '' ? NULL : value
  }
  const parts = LOCALE_PARTS.map((name, at) => sameValue(part(left, name, at), part(right, name, at)))
  if (parts.some((same) => same === false)) return false
  return parts.every((same) => same === true) ? true : null
}

type Text = Value & { readonly kind: 'string' }

/** Null where an ellipsis that stands for what is not known may be just what the other text has there. */
function sameText(left: Text, right: Text): boolean | null {
  if (left.value === right.value) return true
  if (left.assumed === true) return mayBe(left.value, right.value) ? null : false
  return right.assumed === true && mayBe(right.value, left.value) ? null : false
}

/** Whether a text begins and ends as one in which something is not known. Nothing at all is no text that is shown. */
function mayBe(assumed: string, text: string): boolean {
  const [begin = '', ...rest] = assumed.split('…')
  const end = rest.at(-1) ?? ''
  return text.length > begin.length + end.length && text.startsWith(begin) && text.endsWith(end)
}

/** Equality; null when it is unknown. */
export function sameValue(left: Value, right: Value): boolean | null {
  if (left.kind === 'unknown') return left.given === true && right.kind === 'null' ? false : null
  if (right.kind === 'unknown') return right.given === true && left.kind === 'null' ? false : null
  if (left.kind === 'null' || right.kind === 'null') return left.kind === right.kind
  if (left.kind === 'number' && right.kind === 'number') return left.value === right.value
  if (left.kind === 'string' && right.kind === 'string') {
    left.compared?.add(right.value)
    right.compared?.add(left.value)
    return sameText(left, right)
  }
  if (left.kind === 'boolean' && right.kind === 'boolean') return left.value === right.value
  if (left.kind === 'member' && right.kind === 'member') {
    return left.name === right.name && (left.type === right.type || left.type === '' || right.type === '')
  }
  if (left.kind === 'member' && left.type === '' && right.kind === 'instance') {
    const name = right.fields.get('name')
    return name?.kind === 'string' && name.value === left.name
  }
  if (right.kind === 'member' && right.type === '' && left.kind === 'instance') return sameValue(right, left)
  if (left === right) return true
  // `it.runtimeType == Page`
  const [one, other] = [typeName(left), typeName(right)]
  if (one !== null && other !== null) return one === other
  if (left.kind === 'object' && right.kind === 'object' && left.type === 'Locale' && right.type === 'Locale')
    return sameLocale(left, right)
  return left.kind === right.kind && left.kind !== 'instance' ? null : false
}
