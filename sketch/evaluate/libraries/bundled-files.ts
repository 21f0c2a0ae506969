import { parsedTexts } from '../../project/translations/text-formats.ts'
import { mayRead } from '../sizes.ts'
import { thrownInSource } from '../try-catch.ts'
import { booleanOf, created, double, integer, listOf, NULL, stringOf } from '../value.ts'
import { assetText } from './asset-texts.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** Larger files are data, which no first page shows in whole. */
const MAX_TEXT = 400_000
/** More values of a JSON text than that are left out. */
const MAX_VALUES = 8_000
const MAX_DEPTH = 30

/** The list of the bundle's assets, as it was before `AssetManifest`. */
const LIST = 'AssetManifest.json'

/**
 * Texts of the app's own bundle (`services/asset_bundle.dart`) and its list (`asset_manifest.dart`), dart:convert's JSON
 * and package:yaml's `loadYaml`, as long as they are small.
 */
export const bundledFiles: Library = {
  call(evaluator, name, { positional: [text] }) {
    if (name === 'jsonDecode') return ofText(evaluator, text)
    if (text?.kind !== 'string') return null
    return name === 'loadYaml' ? decoded(evaluator, text.value, 'yaml') : null
  },
  create(evaluator, type, constructor, { positional: [text] }) {
    const isJson = type === 'json' || type === 'JsonDecoder' || type === 'JsonCodec'
    return isJson && /^(decode|convert)$/.test(constructor) ? ofText(evaluator, text) : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    const isList = target.kind === 'object' && target.type === 'AssetManifest'
    if (isList && name === 'listAssets') return listOf(evaluator.assets.keys().map(stringOf))
    const isDecoder = target.kind === 'object' && /^Json(Decoder|Codec)$/.test(target.type)
    if ((isNamed(target, 'json') || isDecoder) && /^(decode|convert)$/.test(name))
      return ofText(evaluator, first)
    if (first?.kind !== 'string') return null
    const isBundle =
      isNamed(target, 'rootBundle') ||
      (target.kind === 'object' && target.type === 'DefaultAssetBundle' && target.constructor === 'of')
    return isBundle && name === 'loadString' ? loaded(evaluator, first.value) : null
  },
}

/** Of what was never kept there is no JSON: a `try` around it catches that. */
function ofText(evaluator: Evaluator, text: Value | undefined): Value | null {
  if (text?.kind === 'null') return thrownInSource(evaluator, created('TypeError'))
  const isEmpty = text?.kind === 'string' && text.assumed !== true && text.value.trim() === ''
  if (isEmpty) return thrownInSource(evaluator, created('FormatException', { message: stringOf('') }))
  return text?.kind === 'string' ? decoded(evaluator, text.value) : null
}

const isNamed = (value: Value, name: string): boolean => value.kind === 'unknown' && value.text === name

function loaded(evaluator: Evaluator, key: string): Value | null {
  if (key === LIST)
    return stringOf(JSON.stringify(Object.fromEntries(evaluator.assets.keys().map((each) => [each, [each]]))))
  const text = assetText(evaluator, key)
  return text === null || text.length > MAX_TEXT ? null : stringOf(text)
}

/** What `jsonDecode` gives; null for a text that is large or no JSON. */
export function decoded(evaluator: Evaluator, text: string, form: 'json' | 'yaml' = 'json'): Value | null {
  const parsed = text.length > MAX_TEXT || !mayRead(evaluator, text, form) ? null : parsedTexts(text, form)
  return parsed === null ? null : valueOf(parsed, MAX_DEPTH, { left: MAX_VALUES })
}

function valueOf(json: unknown, depth: number, budget: { left: number }): Value {
  budget.left -= 1
  if (typeof json === 'string') return stringOf(json)
  if (typeof json === 'boolean') return booleanOf(json)
  if (typeof json === 'number') return Number.isInteger(json) ? integer(json) : double(json)
  if (typeof json !== 'object' || json === null || depth === 0) return NULL
  const inner = (each: unknown): Value => valueOf(each, depth - 1, budget)
  if (Array.isArray(json)) return listOf(json.flatMap((each) => (budget.left > 0 ? [inner(each)] : [])))
  const entries = Object.entries(json).flatMap(([key, each]): [Value, Value][] =>
    budget.left > 0 ? [[stringOf(key), inner(each)]] : [],
  )
  return { kind: 'map', entries }
}
