import { positionalArguments } from '../arguments.ts'
import { fillIn } from '../fill-in.ts'
import { created, listOf, stringOf } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const NAME = 'Locales'
/** Where its files are, which no app can change (`lib/src/locales.dart`). */
const FOLDER = 'assets/locales'
/** More places than a text has for values. */
const MAX_PLACES = 20

/**
 * flutter_locales: a JSON file for each language that `Locales.init` is told; a new app begins in the first of them,
 * whatever the reader's is (`lib/src/locales.dart`, `preference_utils.dart`, `locale_text.dart`, `extensions.dart`).
 */
export const flutterLocales: Library = {
  create(evaluator, type, constructor, { positional, named }) {
    if (type === 'LocaleText' && constructor === '' && isUsed(evaluator))
      return created('Text', Object.fromEntries(named), [shown(evaluator, positional[0], named)])
    if (type !== NAME) return null
    const [given, key] = positional
    if (constructor === 'init' && given?.kind === 'list') return begin(evaluator, given.items)
    if (!isUsed(evaluator)) return null
    if (constructor === 'currentLocale') return localesOf(evaluator)[0] ?? null
    return constructor === 'string' ? translated(evaluator, key, named) : null
  },
  property(evaluator, target, name) {
    if (!isUsed(evaluator)) return null
    const [first] = localesOf(evaluator)
    if (target.kind === 'object' && target.type === 'BuildContext')
      return name === 'currentLocale' ? (first ?? null) : null
    if (target.kind !== 'type' || target.name !== NAME) return null
    if (name === 'supportedLocales') return listOf([...localesOf(evaluator)])
    if (name === 'delegates') return listOf([])
    if (name === 'selectedLocale') return first ?? null
    return name === 'lang' ? (first?.positional[0] ?? null) : null
  },
  method(evaluator, target, name, { positional: [key], named }) {
    if (!isUsed(evaluator)) return null
    if (name === 'localize' && target.kind === 'string') return translated(evaluator, target, named)
    const isAsked = name === 'localeString' && target.kind === 'object' && target.type === 'BuildContext'
    return isAsked ? translated(evaluator, key, named) : null
  },
  builds(evaluator, widget) {
    const [first] = localesOf(evaluator)
    if (widget.type !== 'LocaleBuilder' || first === undefined) return null
    return evaluator.calledWith(widget.named.get('builder'), positionalArguments(first))
  },
}

const isUsed = (evaluator: Evaluator): boolean => evaluator.translations?.widget.type === NAME

/** Keeps which languages there are, and whose texts are read. */
function begin(evaluator: Evaluator, languages: readonly Value[]): Value {
  const locales = languages.map((each) => created('Locale', {}, [each]))
  const [first] = languages
  const file = `${FOLDER}/${first?.kind === 'string' ? first.value : 'en'}.json`
  evaluator.translations = {
    widget: created(NAME, {}, locales),
    texts: () => assetTexts(evaluator, file) ?? { texts: new Map(), places: new Map() },
  }
  return created('Future', {}, [])
}

function localesOf(evaluator: Evaluator): readonly CreatedValue[] {
  const told = evaluator.translations?.widget
  return told?.type === NAME ? told.positional.filter((each) => each.kind === 'object') : []
}

/** What a LocaleText shows. */
function shown(evaluator: Evaluator, key: Value | undefined, named: ReadonlyMap<string, Value>): Value {
  const [localize, upperCase] = [named.get('localize'), named.get('upperCase')]
  const isPlain = localize?.kind === 'boolean' && !localize.value
  const text = isPlain ? (key ?? stringOf('')) : (translated(evaluator, key, named) ?? stringOf('…'))
  const isUpper = upperCase?.kind === 'boolean' && upperCase.value
  return isUpper && text.kind === 'string' ? { ...text, value: text.value.toUpperCase() } : text
}

/** The text of a key, which is written small in the files; each value that it is given takes one more `#`'s place. */
function translated(
  evaluator: Evaluator,
  key: Value | undefined,
  named: ReadonlyMap<string, Value>,
): Value | null {
  if (key?.kind !== 'string') return null
  const written = (word: string): string => word.replaceAll(' ', '_').toLowerCase()
  const texts = evaluator.translationTexts()
  const [values, keys] = [named.get('params'), named.get('localeParams')]
  const given = keys?.kind === 'list' ? keys : values
  const items = given?.kind === 'list' ? given.items.slice(0, MAX_PLACES) : []
  let text = texts?.get(written(key.value)) ?? `$${key.value}`
  for (const [at, each] of items.entries()) {
    const word = each.kind === 'string' ? each.value : '…'
    const put = given === keys ? texts?.get(written(word)) : word
    if (put !== undefined) text = fillIn(text, '#'.repeat(at + 1), stringOf(put), 'once')
  }
  if (items.length > 0) text = text.replaceAll('#', '')
  return placed(evaluator, written(key.value), text)
}
