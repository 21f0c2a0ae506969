import { fillIn } from '../fill-in.ts'
import { created, listOf, NULL, textOfValue, unknown } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const NAME = 'LocalizeAndTranslate'
/** The object of before version 5, whose methods the class has since. */
const OBJECT = 'translator'

/**
 * localize_and_translate: a JSON file for each language in a folder that `main` tells. A new app is in the reader's
 * language where it has that one and nothing else is said, else in the first of its own (`lib/src/`). `'key'.tr()` is
 * answered as easy_localization's is.
 */
export const localizeAndTranslate: Library = {
  create(evaluator, type, constructor, args) {
    if (type === 'AssetLoaderRootBundleJson' && constructor === '')
      return created(type, {}, [...args.positional, ...args.named.values()])
    return type === NAME ? asked(evaluator, constructor, args) : null
  },
  property(evaluator, target, name) {
    const told = evaluator.translations?.widget
    if (told?.type !== NAME) return null
    const isOurs =
      (target.kind === 'type' && target.name === NAME) ||
      (target.kind === 'unknown' && target.text === OBJECT) ||
      (target.kind === 'object' && target.type === 'BuildContext')
    if (!isOurs) return null
    if (name === 'supportedLocales') return listOf(localesOf(told))
    if (name === 'delegates' || name === 'localizationsDelegates') return listOf([])
    if (name !== 'locale' && name !== 'activeLocale') return null
    // One that the app insists on; else the reader may change it.
    if (isDefined(told)) return localesOf(told)[0] ?? null
    return created('Locale', {}, [unknown(name), unknown(name)])
  },
  method(evaluator, target, name, args) {
    return target.kind === 'unknown' && target.text === OBJECT ? asked(evaluator, name, args) : null
  },
}

function asked(evaluator: Evaluator, name: string, { positional, named }: Arguments): Value | null {
  if (name === 'init' || name === 'ensureInitialized') {
    const widget = created(NAME, Object.fromEntries(named))
    evaluator.translations = { widget, texts: () => textsOf(evaluator, widget) }
    return NULL
  }
  const told = evaluator.translations?.widget
  if (told?.type !== NAME) return null
  if (name === 'locals' || name === 'getLocals') return listOf(localesOf(told))
  // Wrapped around the pages by `MaterialApp.builder`.
  if (name === 'directionBuilder') return positional[1] ?? NULL
  const [key, values] = positional
  if (name !== 'translate' || key?.kind !== 'string') return null
  let text = evaluator.translation(key.value)
  for (const [word, value] of values?.kind === 'map' ? values.entries : [])
    text = fillIn(text, `{${textOfValue(word)}}`, value, 'everywhere')
  return placed(evaluator, key.value, text)
}

/** `LocalizationDefaultType.asDefined`: the first of the app's own, whatever the device says. */
function isDefined(told: CreatedValue): boolean {
  const how = told.named.get('defaultType') ?? told.named.get('localeType') ?? told.named.get('localeDefault')
  return how !== undefined && textOfValue(how).endsWith('asDefined')
}

function localesOf({ named }: CreatedValue): Value[] {
  const locales = named.get('supportedLocales')
  if (locales?.kind === 'list') return [...locales.items]
  const codes = named.get('supportedLanguageCodes') ?? named.get('languagesList')
  return codes?.kind === 'list' ? codes.items.map((code) => created('Locale', {}, [code])) : []
}

function textsOf(evaluator: Evaluator, told: CreatedValue): KeyedTexts {
  const loader = told.named.get('assetLoader')
  const [given] = loader?.kind === 'object' ? loader.positional : []
  const folder = textOf(given ?? told.named.get('assetsDirectory')).replace(/\/$/, '')
  const own = localesOf(told).map((each) =>
    each.kind === 'object'
      ? each.positional
          .map(textOf)
          .filter((part) => part !== '')
          .join('-')
      : '',
  )
  const tags = isDefined(told) ? own : [evaluator.inherited.locale, ...own]
  const names = tags.flatMap((tag) => [tag, tag.replace('-', '_'), tag.replace(/[-_].*/, '')])
  const used = [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => assetTexts(evaluator, `${folder}/${name}.json`))
    .find((each) => each !== null)
  return used ?? { texts: new Map(), places: new Map() }
}

const textOf = (value: Value | undefined): string => (value?.kind === 'string' ? value.value : '')
