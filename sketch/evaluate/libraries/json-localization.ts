import { fillIn } from '../fill-in.ts'
import { withCountry } from '../locale-now.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** More folders of texts than an app has. */
const MAX_FILES = 20
const CONDITION = /%b\{([^{}:]{0,300}):([^{}]{0,300})\}/g

/**
 * The package localization (`lib/src/localization_service.dart`, `lib/src/delegates/`): `'key'.i18n(['value'])`, a text of
 * the JSON files that are named as the reader's locale. Their folders are told to the delegate; all that the bundle lists
 * are read.
 */
export const jsonLocalization: Library = {
  provides(evaluator, widget) {
    const delegates = widget.named.get('localizationsDelegates')
    const all = delegates?.kind === 'list' ? delegates.items : []
    if (all.some(isOurs))
      evaluator.translations = {
        widget,
        texts: () => textsOf(evaluator, widget.named.get('supportedLocales')),
      }
  },
  method(evaluator, target, name, { positional: [values, asked], named }) {
    if (name !== 'i18n' || target.kind !== 'string') return null
    const given = values ?? named.get('args')
    const conditions = named.get('conditions') ?? asked
    let text = evaluator.translation(target.value)
    for (const each of itemsOf(given)) text = fillIn(text, '%s', each, 'once')
    const holds = itemsOf(conditions).map((each) => each.kind !== 'boolean' || each.value)
    let at = 0
    text = text.replace(CONDITION, (_, yes: string, no: string) => ((holds[at++] ?? true) ? yes : no))
    return placed(evaluator, target.value, text)
  },
}

const isOurs = (delegate: Value): boolean =>
  'type' in delegate && /^(LocalJsonLocalization|MapLocalization)$/.test(delegate.type)

const itemsOf = (value: Value | undefined): readonly Value[] => (value?.kind === 'list' ? value.items : [])

/** Of the reader's language, in its country where there is such a file; else of the first language that the app names. */
function textsOf(evaluator: Evaluator, supported: Value | undefined): KeyedTexts {
  const { locale } = evaluator.inherited
  const [first] = itemsOf(supported)
  const parts =
    first?.kind === 'object'
      ? first.positional.flatMap((each) => (each.kind === 'string' ? [each.value] : []))
      : []
  const keys = evaluator.assets.keys()
  const tags = [locale.replace('-', '_'), withCountry(locale).replace('-', '_'), parts.join('_')]
  for (const tag of tags) {
    const files = keys.filter((key) => tag !== '' && key.endsWith(`/${tag}.json`)).slice(0, MAX_FILES)
    const found = files.flatMap((file) => assetTexts(evaluator, file) ?? [])
    if (found.length > 0)
      return {
        texts: new Map(found.flatMap(({ texts }) => Array.from(texts))),
        places: new Map(found.flatMap(({ places }) => Array.from(places))),
      }
  }
  return { texts: new Map(), places: new Map() }
}
