import { csvRows, parsedTexts } from '../../project/translations/text-formats.ts'
import { fillIn, fillInTexts } from '../fill-in.ts'
import { staticMember } from '../static-members.ts'
import { created, isAssumedText, listOf, sameValue, stringOf, textOfValue, unknown } from '../value.ts'
import { assetText, placed, placedTexts } from './asset-texts.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const LINK = /@(?:\.(upper|lower|capitalize))?:\(?([\w-]+(?:\.[\w-]+)*)\)?/g

/** easy_localization: texts of assets (JSON, YAML, CSV) or of generated code by their keys. */
export const easyLocalization: Library = {
  provides(evaluator, widget) {
    if (widget.type !== 'EasyLocalization') return
    evaluator.translations = { widget, texts: () => textsOf(evaluator, widget) }
  },
  property(evaluator, target, name) {
    if (target.kind === 'type' && target.name === 'LocaleKeys') return keyCalled(evaluator, name)
    if (target.kind !== 'object' || target.type !== 'BuildContext') return null
    const app = evaluator.translations?.widget
    if (app?.type !== 'EasyLocalization') return null
    if (name === 'supportedLocales') return app.named.get('supportedLocales') ?? null
    // The one that is used, which the reader may change: not one that the app insists on.
    if (name === 'locale')
      return begunIn(app) ?? { ...created('Locale'), positional: [unknown(name), unknown(name)] }
    return name === 'localizationDelegates' ? listOf([]) : null
  },
  call(evaluator, name, args) {
    const [key] = args.positional
    return name === 'tr' && key?.kind === 'string' ? filled(evaluator, key.value, args) : null
  },
  method(evaluator, target, name, args) {
    if (name !== 'tr' && name !== 'plural') return null
    // another package's extension of that name, or the project's
    if (name === 'plural' && evaluator.translations?.widget.type !== 'EasyLocalization') return null
    if (target.kind === 'string')
      return name === 'tr' ? filled(evaluator, target.value, args) : counted(evaluator, target.value, args)
    // `Text('key').tr()`.
    const [label] = target.kind === 'object' && target.type === 'Text' ? target.positional : []
    if (target.kind === 'object' && label?.kind === 'string' && name === 'tr')
      return { ...target, positional: [filled(evaluator, label.value, args)] }
    const [key] = args.positional
    const isContext = target.kind === 'object' && target.type === 'BuildContext'
    return isContext && name === 'tr' && key?.kind === 'string' ? filled(evaluator, key.value, args) : null
  },
}

/** What a new app begins in, whatever the device's language is (`easy_localization_controller.dart`). */
function begunIn(app: CreatedValue): Value | null {
  const start = app.named.get('startLocale')
  if (start?.kind !== 'object' || isAssumedText(start)) return null
  const supported = app.named.get('supportedLocales')
  const all = supported?.kind === 'list' ? supported.items : []
  return all.find((each) => sameValue(each, start) === true) ?? all[0] ?? null
}

const keysByName = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>()

/** `LocaleKeys.home_title`, of the class that its command writes from the files: `home.title` (`bin/generate.dart`). */
function keyCalled(evaluator: Evaluator, name: string): Value | null {
  if (evaluator.translations?.widget.type !== 'EasyLocalization') return null
  const texts = evaluator.translationTexts()
  if (texts === null) return null
  const known =
    keysByName.get(texts) ?? new Map([...texts.keys()].map((key) => [key.replace(/\./g, '_'), key]))
  keysByName.set(texts, known)
  return stringOf(known.get(name) ?? name.replace(/_/g, '.'))
}

/** `'greeting'.tr(args: ['Kim'])`, `tr(namedArgs: {'name': 'Kim'})`. */
function filled(evaluator: Evaluator, key: string, args: Arguments): Value {
  const gender = args.named.get('gender')
  const asked = gender?.kind === 'string' ? `${key}.${gender.value}` : key
  // `@:other.key`, which may say in which case.
  let text = fillInTexts(evaluator.translation(asked), LINK, ([, how, link = '']) => {
    const linked = evaluator.translation(link)
    return how === 'upper' ? linked.toUpperCase() : how === 'lower' ? linked.toLowerCase() : linked
  })
  const inOrder = args.named.get('args')
  for (const each of inOrder?.kind === 'list' ? inOrder.items : []) text = fillIn(text, '{}', each, 'once')
  const named = args.named.get('namedArgs')
  for (const [name, value] of named?.kind === 'map' ? named.entries : []) {
    text = fillIn(text, `{${textOfValue(name)}}`, value, 'everywhere')
  }
  return placed(evaluator, asked, text)
}

function counted(evaluator: Evaluator, key: string, args: Arguments): Value {
  const [count] = args.positional
  const number = count?.kind === 'number' ? count.value : null
  const word = number === 0 ? 'zero' : number === 1 ? 'one' : number === 2 ? 'two' : 'other'
  const exact = `${key}.${word}`
  const used = evaluator.translation(exact) === exact ? `${key}.other` : exact
  const text = evaluator.translation(used).replaceAll('{}', number === null ? '…' : String(number))
  return placed(evaluator, used, text)
}

/**
 * The texts of the language that is used, and below them those of the fallback, so that only a key that neither has
 * is shown itself (`localization.dart`); keys of nested maps are joined with a point.
 */
function textsOf(evaluator: Evaluator, app: CreatedValue): KeyedTexts {
  const fallback = app.named.get('fallbackLocale')
  const supported = app.named.get('supportedLocales')
  const locales = [
    evaluator.inherited.locale,
    app.named.get('startLocale'),
    fallback,
    ...(supported?.kind === 'list' ? supported.items : []),
  ].map(tagOf)
  const used = locales.map((tag) => textsIn(evaluator, app, tag)).find((texts) => texts !== null)
  const below = fallback === undefined ? null : textsIn(evaluator, app, tagOf(fallback))
  return {
    texts: new Map([...(below?.texts ?? []), ...(used?.texts ?? [])]),
    places: new Map([...(below?.places ?? []), ...(used?.places ?? [])]),
  }
}

const tagOf = (locale: Value | string | undefined): string =>
  typeof locale === 'string' ? locale : locale?.kind === 'object' ? textOfValue(locale) : ''

/** By the loader that the app names: a map of its code, one file, or a file for each language. */
function textsIn(evaluator: Evaluator, app: CreatedValue, tag: string): KeyedTexts | null {
  const [language = ''] = tag.split(/[-_]/)
  const names = [...new Set([tag.replace('_', '-'), tag.replace('-', '_'), language])]
  const loader = app.named.get('assetLoader')
  const generated = loader?.kind === 'instance' ? generatedTexts(evaluator, loader, names) : null
  if (generated !== null) return { texts: generated, places: new Map() }
  const folder = app.named.get('path')
  if (tag === '' || folder?.kind !== 'string') return null
  const look = (name: string): string | null => {
    const found = evaluator.assets.look(name)
    return found.kind === 'found' ? found.file : null
  }
  const read = (name: string): string | null => assetText(evaluator, name)
  const { value: named } = folder
  if (/\.(json|ya?ml|csv)$/.test(named)) return inOneFile(look(named) ?? named, read(named), names)
  for (const name of names) {
    for (const ending of ['json', 'yaml', 'yml']) {
      const asset = `${named.replace(/\/$/, '')}/${name}.${ending}`
      const file = look(asset)
      const text = read(asset)
      if (file !== null && text !== null) return placedTexts(parsedTexts(text, ending), file)
    }
  }
  return null
}

/** `CodegenLoader`, which the package writes: a static map for each language, by its locale. */
function generatedTexts(
  evaluator: Evaluator,
  loader: InstanceValue,
  names: readonly string[],
): ReadonlyMap<string, string> | null {
  const locales = staticMember(evaluator, loader.of, 'mapLocales')
  const entries = locales?.kind === 'map' ? locales.entries : []
  const texts = names
    .map((name) => entries.find(([key]) => textOfValue(key) === name)?.[1])
    .find((each) => each)
  return texts === undefined ? null : flatValue(texts)
}

function flatValue(value: Value, above = '', into = new Map<string, string>()): Map<string, string> {
  if (value.kind === 'string') into.set(above, value.value)
  else if (value.kind === 'map' && above.length < 1000) {
    for (const [key, each] of value.entries) {
      flatValue(each, above === '' ? textOfValue(key) : `${above}.${textOfValue(key)}`, into)
    }
  }
  return into
}

/** easy_localization_loader: the columns of a CSV are languages, the keys of a single JSON or YAML too. */
function inOneFile(file: string, text: string | null, names: readonly string[]): KeyedTexts | null {
  if (text === null) return null
  if (!file.endsWith('.csv')) {
    const all = parsedTexts(text, file.endsWith('json') ? 'json' : 'yaml')
    const entries: [string, unknown][] = typeof all === 'object' && all !== null ? Object.entries(all) : []
    const used = names.map((name) => entries.find(([key]) => key === name)).find((each) => each !== undefined)
    return used === undefined ? null : placedTexts(used[1], file, [used[0]])
  }
  const [head = [], ...rows] = csvRows(text)
  const column = head.findIndex((each, index) => index > 0 && names.includes(each.trim()))
  if (column === -1) return null
  const language = (head[column] ?? '').trim()
  const texts = new Map(rows.map((row) => [row[0] ?? '', row[column] ?? '']))
  return { texts, places: new Map([...texts.keys()].map((key) => [key, { file, key: [key, language] }])) }
}
