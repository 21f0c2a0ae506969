import { joinedTexts, mayCompare } from '../sizes.ts'
import { NULL, stringOf, textOfValue, unknown } from '../value.ts'
import { fillIn } from '../fill-in.ts'
import { loadedTexts } from './i18n-extension-files.ts'
import { textForCount, textForVersion, withNamedVersion, withVersion } from './i18n-extension-versions.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const MADE = /^(Const)?Translations$/

/**
 * i18n_extension (`lib/src/localize_functions.dart`, and `translations.dart` of i18n_extension_core): a text is its own
 * key, and what has no translation stays what it is.
 */
export const i18nExtension: Library = {
  call(evaluator, name, { positional, named }) {
    if (!/^localize(Plural|Version|Fill|Args)?$/.test(name)) return null
    if (name === 'localizeFill')
      return positional[0]?.kind === 'string' ? filled(evaluator, positional) : null
    // Those of the table among them say nothing of their own: `localizeArgs(this, texts, values)`, as it was once.
    const rest = positional.filter((each) => !(each.kind === 'object' && MADE.test(each.type)))
    if (name === 'localizeArgs') return rest[0]?.kind === 'string' ? withArguments(rest) : null
    const at = positional.findIndex((each) => !rest.includes(each))
    const table = positional[at]
    // The number or the version stands before the key since 6.0, behind it until then.
    const isBehind = name === 'localize' || at === 1
    const [key, modifier] = isBehind ? rest : rest.slice(0, 2).toReversed()
    if (key === undefined || key.kind === 'unknown' || key.kind === 'object') return null
    const asked = named.get('languageTag') ?? named.get('locale')
    const locale = asked?.kind === 'string' ? asked.value : evaluator.inherited.locale
    const found = table?.kind === 'object' ? translated(evaluator, key, table, locale) : null
    const text = textOfValue(found ?? key)
    if (name === 'localizePlural')
      return stringOf(textForCount(text, modifier?.kind === 'number' ? Math.abs(modifier.value) : null))
    if (name === 'localizeVersion')
      return stringOf(textForVersion(text, modifier === undefined ? '' : textOfValue(modifier)))
    return found ?? stringOf(text)
  },
  method(evaluator, target, name, args) {
    const [first = NULL, second] = args.positional
    if (target.kind === 'string') return versionAdded(target.value, name, first, second)
    if (target.kind !== 'object') return null
    if (MADE.test(target.type) && /^[+*]$/.test(name))
      return { ...target, positional: [...target.positional, first] }
    return loadedTexts(evaluator, target, name, args)
  },
}

function versionAdded(text: string, name: string, first: Value, second: Value | undefined): Value | null {
  if (/^(times|modifier)$/.test(name) && second?.kind === 'string')
    return stringOf(withNamedVersion(text, textOfValue(first), second.value))
  const added = first.kind === 'string' && second === undefined ? withVersion(text, name, first.value) : null
  return added === null ? null : stringOf(added)
}

/** What the tables say in the reader's language, the last first; null where none has it. */
function translated(evaluator: Evaluator, key: Value, table: CreatedValue, locale: string): Value | null {
  for (const given of table.positional.toReversed()) {
    // a table may hold others many times over
    if (!evaluator.spend(1)) return null
    if (given.kind === 'object' && MADE.test(given.type)) {
      const found = translated(evaluator, key, given, locale)
      if (found !== null) return found
    }
    if (given.kind !== 'map') continue
    if (!mayCompare(evaluator, sizeOf(given), 1)) return null
    const found = inTable(given, key, table, locale)
    if (found !== null) return found
  }
  // a text that the reader's language lacks is there in the one that the app was written in
  const own = table.positional[0]
  return own?.kind === 'string' && own.value !== locale ? translated(evaluator, key, table, own.value) : null
}

/** With what its maps have, one of which is looked through. */
const sizeOf = ({ entries }: Value & { kind: 'map' }): number =>
  entries.reduce((sum, [, each]) => sum + (each.kind === 'map' ? each.entries.length : 0), entries.length)

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

/** `{name}` of a map; `{}` and `{1}` by their order. */
function withArguments([text = NULL, ...values]: readonly Value[]): Value {
  const given = values.flatMap((each) => (each.kind === 'list' ? each.items : [each]))
  let said = textOfValue(text)
  for (const value of given) {
    if (value.kind !== 'map') said = fillIn(said, '{}', value, 'once')
    else
      for (const [name, each] of value.entries)
        said = fillIn(said, `{${textOfValue(name)}}`, each, 'everywhere')
  }
  for (const [at, value] of given.entries()) said = fillIn(said, `{${at + 1}}`, value, 'everywhere')
  return stringOf(said)
}

/** Plain `%s` and `%d` alone, in turn. */
function filled(evaluator: Evaluator, [text = NULL, values]: readonly Value[]): Value {
  const given = values?.kind === 'list' ? [...values.items] : []
  const parts = textOfValue(text).split(/(%[sd])/)
  const filled = parts.map((part, at) => (at % 2 === 1 ? (given.shift() ?? stringOf(part)) : part))
  const whole = joinedTexts(evaluator, filled, '')
  return whole === null ? unknown('localizeFill') : stringOf(whole)
}
