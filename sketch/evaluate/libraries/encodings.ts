import { positionalArguments } from '../arguments.ts'
import { integer, listOf, stringOf } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** Larger texts are data, which no first page shows in whole. */
const MAX_TEXT = 100_000
const MAX_DEPTH = 30
/** More values than that are not written as JSON. */
const MAX_VALUES = 8_000

/** dart:convert of what the source tells (`sdk/lib/convert`), and what `compute` and `Isolate.run` leave to another isolate. */
export const encodings: Library = {
  call(evaluator, name, { positional: [first, second] }) {
    if (name === 'compute' && first?.kind === 'function' && second !== undefined)
      return evaluator.apply(first, positionalArguments(second))
    return first === undefined ? null : (entryOf(CALLS, name)?.(evaluator, first) ?? null)
  },
  create(evaluator, type, constructor, { positional: [first] }) {
    if (first === undefined) return null
    if (type === 'Isolate' && constructor === 'run') {
      evaluator.launch?.settled.add(first)
      return evaluator.calledWith(first, positionalArguments())
    }
    return CALLS[CODECS[`${type}.${constructor}`] ?? '']?.(evaluator, first) ?? null
  },
  method(evaluator, target, name, { positional: [first] }) {
    const codec = target.kind === 'unknown' ? CODECS[`${target.text}.${name}`] : undefined
    return codec === undefined || first === undefined ? null : (CALLS[codec]?.(evaluator, first) ?? null)
  },
}

const CODECS: Readonly<Record<string, string>> = {
  'json.encode': 'jsonEncode',
  'utf8.encode': 'utf8Encode',
  'utf8.decode': 'utf8Decode',
  'base64.encode': 'base64Encode',
  'base64.decode': 'base64Decode',
  'base64Url.encode': 'base64UrlEncode',
  'base64Url.decode': 'base64Decode',
}

const CALLS: Readonly<Record<string, (evaluator: Evaluator, given: Value) => Value | null>> = {
  jsonEncode(_evaluator, given) {
    const budget = { left: MAX_VALUES }
    const plain = plainOf(given, MAX_DEPTH, budget)
    return plain === undefined || budget.left < 0 ? null : stringOf(JSON.stringify(plain))
  },
  utf8Encode: (_evaluator, given) => (isKnown(given) ? bytesOf(Buffer.from(given.value, 'utf8')) : null),
  utf8Decode: (_evaluator, given) => written(given, 'utf8'),
  base64Encode: (_evaluator, given) => written(given, 'base64'),
  base64UrlEncode: (_evaluator, given) => {
    const text = written(given, 'base64')
    return text === null ? null : stringOf(text.value.replaceAll('+', '-').replaceAll('/', '_'))
  },
  base64Decode: (_evaluator, given) => (isKnown(given) ? bytesOf(Buffer.from(given.value, 'base64')) : null),
}

const isKnown = (value: Value): value is Value & { kind: 'string' } =>
  value.kind === 'string' && value.assumed !== true && value.value.length <= MAX_TEXT

const bytesOf = (bytes: Uint8Array): Value => listOf([...bytes].map(integer))

/** A list of bytes as a text; null where one of them is not known. */
function written(list: Value, as: 'utf8' | 'base64'): (Value & { kind: 'string' }) | null {
  if (list.kind !== 'list' || list.items.length > MAX_TEXT) return null
  const bytes: number[] = []
  for (const each of list.items) if (each.kind === 'number') bytes.push(each.value)
  const text = bytes.length < list.items.length ? null : stringOf(Buffer.from(bytes).toString(as))
  return text?.kind === 'string' ? text : null
}

/** What JSON writes of a value; undefined where some of it is not known. */
function plainOf(value: Value, depth: number, budget: { left: number }): unknown {
  budget.left -= 1
  if (depth === 0 || budget.left < 0) return undefined
  if (value.kind === 'null') return null
  if (value.kind === 'boolean' || value.kind === 'number' || isKnown(value)) return value.value
  if (value.kind === 'list') {
    const items = value.items.slice(0, MAX_VALUES).map((each) => plainOf(each, depth - 1, budget))
    return items.includes(undefined) || value.items.length > MAX_VALUES ? undefined : items
  }
  if (value.kind !== 'map' || value.entries.length > MAX_VALUES) return undefined
  const entries = value.entries.map(([key, each]): [string | null, unknown] => [
    isKnown(key) ? key.value : null,
    plainOf(each, depth - 1, budget),
  ])
  return entries.some(([key, each]) => key === null || each === undefined)
    ? undefined
    : Object.fromEntries(entries)
}
