import { readSmallFile } from '../../project/read-small-file.ts'
import { listOf, stringOf, textOfValue } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const MAX_BYTES = 4_000_000

/** easy_localization: texts of JSON assets by their keys. */
export const easyLocalization: Library = {
  provides(evaluator, widget) {
    if (widget.type !== 'EasyLocalization') return
    evaluator.translations = { widget, texts: () => textsOf(evaluator, widget) }
  },
  property(evaluator, target, name) {
    if (target.kind !== 'object' || target.type !== 'BuildContext') return null
    const app = evaluator.translations?.widget
    if (app?.type !== 'EasyLocalization') return null
    if (name === 'supportedLocales') return app.named.get('supportedLocales') ?? null
    return name === 'localizationDelegates' ? listOf([]) : null
  },
  call(evaluator, name, args) {
    const [key] = args.positional
    return name === 'tr' && key?.kind === 'string' ? filled(evaluator, key.value, args) : null
  },
  method(evaluator, target, name, args) {
    if (name !== 'tr' && name !== 'plural') return null
    if (target.kind === 'string')
      return name === 'tr' ? filled(evaluator, target.value, args) : counted(evaluator, target.value, args)
    const [key] = args.positional
    const isContext = target.kind === 'object' && target.type === 'BuildContext'
    return isContext && name === 'tr' && key?.kind === 'string' ? filled(evaluator, key.value, args) : null
  },
}

/** `'greeting'.tr(args: ['Kim'])`, `tr(namedArgs: {'name': 'Kim'})`. */
function filled(evaluator: Evaluator, key: string, args: Arguments): Value {
  let text = evaluator.translation(key)
  const inOrder = args.named.get('args')
  for (const each of inOrder?.kind === 'list' ? inOrder.items : [])
    text = text.replace('{}', () => textOfValue(each))
  const named = args.named.get('namedArgs')
  for (const [name, value] of named?.kind === 'map' ? named.entries : []) {
    text = text.replaceAll(`{${textOfValue(name)}}`, () => textOfValue(value))
  }
  return stringOf(text)
}

function counted(evaluator: Evaluator, key: string, args: Arguments): Value {
  const [count] = args.positional
  const number = count?.kind === 'number' ? count.value : null
  const word = number === 0 ? 'zero' : number === 1 ? 'one' : number === 2 ? 'two' : 'other'
  const exact = evaluator.translation(`${key}.${word}`)
  const text = exact === `${key}.${word}` ? evaluator.translation(`${key}.other`) : exact
  return stringOf(text.replaceAll('{}', number === null ? '…' : String(number)))
}

/** The file of the language that is used, else of the fallback; keys of nested maps are joined with a point. */
function textsOf(evaluator: Evaluator, app: CreatedValue): ReadonlyMap<string, string> {
  const folder = app.named.get('path')
  if (folder?.kind !== 'string') return new Map()
  const fallback = app.named.get('fallbackLocale') ?? app.named.get('startLocale')
  const supported = app.named.get('supportedLocales')
  const locales = [
    evaluator.inherited.locale,
    fallback,
    ...(supported?.kind === 'list' ? supported.items : []),
  ]
  for (const each of locales) {
    const tag = typeof each === 'string' ? each : each?.kind === 'object' ? textOfValue(each) : ''
    const [language = ''] = tag.split(/[-_]/)
    for (const name of [tag.replace('_', '-'), tag.replace('-', '_'), language]) {
      const found = evaluator.assets.look(`${folder.value.replace(/\/$/, '')}/${name}.json`)
      const text = found.kind === 'found' ? readSmallFile(found.file, MAX_BYTES) : null
      if (text !== null) return flat(parsed(text))
    }
  }
  return new Map()
}

function flat(value: unknown, above = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') into.set(above, value)
  else if (typeof value === 'object' && value !== null && above.length < 1000) {
    for (const [key, each] of Object.entries(value)) flat(each, above === '' ? key : `${above}.${key}`, into)
  }
  return into
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // Half written: the keys stand in for their texts until the next reading.
  }
}
