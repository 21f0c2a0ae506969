import { joinedTexts } from '../sizes.ts'
import { NULL, stringOf, textOfValue, unknown } from '../value.ts'
import { assetText } from './asset-texts.ts'
import { decoded } from './bundled-files.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const MADE = /^(Const)?Translations$/
/** Regions that a language's file is usually named with, where the reader's has none. */
const USUAL_REGION: Readonly<Record<string, string>> = { en: 'US', zh: 'CN', pt: 'BR', ja: 'JP', ko: 'KR' }

/**
 * i18n_extension (`lib/src/localize_functions.dart`, and `translations.dart` of i18n_extension_core): a text is its own
 * key, and what has no translation stays what it is.
 */
export const i18nExtension: Library = {
  call(evaluator, name, { positional }) {
    if (!/^localize(Plural|Version|Fill)?$/.test(name)) return null
    if (name === 'localizeFill')
      return positional[0]?.kind === 'string' ? filled(evaluator, positional) : null
    // The number or the version stands before the key since 6.0, behind it until then.
    const at = positional.findIndex((each) => each.kind === 'object' && MADE.test(each.type))
    const key = name === 'localize' ? positional[0] : positional.find(({ kind }) => kind === 'string')
    const table = positional[at]
    if (key === undefined || key.kind === 'unknown' || key.kind === 'object') return null
    const text = table?.kind === 'object' ? translated(evaluator, key, table) : null
    return text ?? stringOf(textOfValue(key))
  },
  method(evaluator, target, name, { positional: [first = NULL] }) {
    if (target.kind !== 'object') return null
    if (MADE.test(target.type) && /^[+*]$/.test(name))
      return { ...target, positional: [...target.positional, first] }
    const isLoader = /^JSON(Importer|Loader)$|^I18nJsonLoader$/.test(target.type)
    return isLoader && name === 'fromAssetDirectory' && first.kind === 'string'
      ? inFolder(evaluator, first.value)
      : null
  },
}

/** The texts of a folder that has a file for each language: those for the reader, by the file's name. */
function inFolder(evaluator: Evaluator, folder: string): Value | null {
  const { locale } = evaluator.inherited
  const [language = ''] = locale.split('-')
  const region = USUAL_REGION[language] ?? language.toUpperCase()
  const names = [locale, locale.replace('-', '_'), `${language}-${region}`, `${language}_${region}`, language]
  for (const name of names.flatMap((each) => [each, each.toLowerCase()])) {
    const text = assetText(evaluator, `${folder.replace(/\/$/, '')}/${name}.json`)
    const texts = text === null ? null : decoded(text)
    if (texts !== null) return { kind: 'map', entries: [[stringOf(name), texts]] }
  }
  return null
}

/** What the tables say in the reader's language, the last first; null where none has it. */
function translated(evaluator: Evaluator, key: Value, table: CreatedValue): Value | null {
  const { locale } = evaluator.inherited
  for (const given of table.positional.toReversed()) {
    // a table may hold others many times over
    if (!evaluator.spend(1)) return null
    if (given.kind === 'object' && MADE.test(given.type)) {
      const found = translated(evaluator, key, given)
      if (found !== null) return found
    }
    if (given.kind !== 'map') continue
    const found = inTable(given, key, table, locale)
    if (found !== null) return found
  }
  return null
}

/** `byLocale` has a map of texts for each language, `byId` one of languages for each key, `byText` one for each text. */
function inTable(
  given: Value & { kind: 'map' },
  key: Value,
  table: CreatedValue,
  locale: string,
): Value | null {
  // Before version 7 `Translations('en')` is by text, and a constant table has a map of languages for each.
  if (table.constructor === 'byText' || (table.constructor === '' && table.type === 'Translations')) {
    const own = table.positional[0]
    const first = own === undefined ? null : ofLanguage(given, textOfValue(own))
    return first !== null && textOfValue(first) === textOfValue(key) ? ofLanguage(given, locale) : null
  }
  const byId = !/^byLocale|^byFile/.test(table.constructor)
  const inner = byId ? entryOf(given, key) : ofLanguage(given, locale)
  if (inner?.kind !== 'map') return null
  return byId ? ofLanguage(inner, locale) : entryOf(inner, key)
}

function entryOf({ entries }: Value & { kind: 'map' }, key: Value): Value | null {
  const text = textOfValue(key)
  return entries.find(([each]) => textOfValue(each) === text)?.[1] ?? null
}

/** The exact locale, then its language, then any of that language. */
function ofLanguage({ entries }: Value & { kind: 'map' }, locale: string): Value | null {
  const tag = (text: string): string => text.toLowerCase().replaceAll('_', '-')
  const wanted = tag(locale)
  const [language = ''] = wanted.split('-')
  const tests = [
    (each: string): boolean => each === wanted,
    (each: string): boolean => each === language,
    (each: string): boolean => each.startsWith(`${language}-`),
  ]
  for (const test of tests) {
    const found = entries.find(([each]) => test(tag(textOfValue(each))))
    if (found !== undefined) return found[1]
  }
  return null
}

/** Plain `%s` and `%d` alone, in turn. */
function filled(evaluator: Evaluator, [text = NULL, values]: readonly Value[]): Value {
  const given = values?.kind === 'list' ? [...values.items] : []
  const parts = textOfValue(text).split(/(%[sd])/)
  const filled = parts.map((part, at) => (at % 2 === 1 ? (given.shift() ?? stringOf(part)) : part))
  const whole = joinedTexts(evaluator, filled, '')
  return whole === null ? unknown('localizeFill') : stringOf(whole)
}
