import { fillIn } from '../fill-in.ts'
import { created, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const NAME = 'FlutterLocalization'
/** The lists of languages that `init` and its kin are given (`localization/flutter_localization.dart`). */
const LISTS = ['mapLocales', 'jsonLocales']

/**
 * flutter_localization: each language is a map of the code, or a JSON asset, which the app hands to `init` with the
 * language to begin with. `'key'.getString(context)` gives its text, or says that there is none
 * (`localization/flutter_localization_translator.dart`).
 */
export const flutterLocalization: Library = {
  property(evaluator, target, name) {
    if (!isIts(target)) return null
    const locales = localesOf(evaluator)
    if (name === 'supportedLocales') return listOf(locales.map(localeOf))
    if (name === 'localizationsDelegates') return listOf([])
    if (name !== 'currentLocale') return null
    const used = usedOf(evaluator, locales)
    return used === null ? NULL : localeOf(used)
  },
  method(evaluator, target, name, args) {
    if (isIts(target)) {
      const isGiven = LISTS.some((each) => args.named.has(each))
      if (!isGiven) return name === 'ensureInitialized' || name === 'translate' ? NULL : null
      const widget: CreatedValue = { ...created(NAME), named: args.named }
      evaluator.translations = { widget, texts: () => textsOf(evaluator) }
      return NULL
    }
    if (evaluator.translations?.widget.type !== NAME) return null
    if (target.kind === 'string' && name === 'getString')
      return placed(evaluator, target.value, textOf(evaluator, target.value))
    const [key, filled] = args.positional
    const isContext = target.kind === 'object' && target.type === 'BuildContext'
    if (!isContext || name !== 'formatString' || key?.kind !== 'string') return null
    let text = textOf(evaluator, key.value)
    for (const each of filled?.kind === 'list' ? filled.items : []) text = fillIn(text, '%a', each, 'once')
    return placed(evaluator, key.value, text)
  },
}

const isIts = (value: Value): boolean =>
  (value.kind === 'member' || value.kind === 'object') && value.type === NAME

function textOf(evaluator: Evaluator, key: string): string {
  const text = evaluator.translation(key)
  return text === key ? `${key} not found` : text
}

/** The languages that the app has given. */
function localesOf(evaluator: Evaluator): readonly CreatedValue[] {
  const app = evaluator.translations?.widget
  if (app?.type !== NAME) return []
  return LISTS.flatMap((name) => {
    const given = app.named.get(name)
    return given?.kind === 'list' ? given.items.filter((each) => each.kind === 'object') : []
  })
}

/** The one to begin with, where the source tells it, else the reader's. */
function usedOf(evaluator: Evaluator, locales: readonly CreatedValue[]): CreatedValue | null {
  const initial = evaluator.translations?.widget.named.get('initLanguageCode')
  const [language = 'en'] = evaluator.inherited.locale.split(/[-_]/)
  const wanted = initial?.kind === 'string' ? initial.value : language
  return locales.find((each) => languageOf(each) === wanted) ?? locales[0] ?? null
}

const languageOf = ({ positional: [language] }: CreatedValue): string =>
  language?.kind === 'string' ? language.value : ''

const localeOf = (given: CreatedValue): Value => created('Locale', {}, [stringOf(languageOf(given))])

function textsOf(evaluator: Evaluator): KeyedTexts {
  const given = usedOf(evaluator, localesOf(evaluator))?.positional[1]
  const found = given?.kind === 'string' ? assetTexts(evaluator, given.value) : null
  const entries = given?.kind === 'map' ? given.entries : []
  const texts = new Map(entries.map(([key, text]) => [textOfValue(key), textOfValue(text)]))
  return found ?? { texts, places: new Map() }
}
