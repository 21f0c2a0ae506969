import { fillIn } from '../fill-in.ts'
import { created, textOfValue } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What a FlutterI18nDelegate that is given no loader takes (`loaders/file_translation_loader.dart`). */
const USUAL_FOLDER = 'assets/flutter_i18n'

/**
 * flutter_i18n: texts of a JSON or YAML file for each language, by their keys (`flutter_i18n.dart`, its loaders). The
 * language is the reader's: one that the loader forces is kept in a store, which is empty.
 */
export const flutterI18n: Library = {
  provides(evaluator, widget) {
    const delegates = widget.named.get('localizationsDelegates')
    for (const each of delegates?.kind === 'list' ? delegates.items : []) {
      if (each.kind !== 'object' || each.type !== 'FlutterI18nDelegate') continue
      const loader = each.named.get('translationLoader')
      evaluator.translations = {
        widget: each,
        texts: () => textsOf(evaluator, loader?.kind === 'object' ? loader : null),
      }
    }
  },
  create(evaluator, type, constructor, { positional, named }) {
    const isWidget = type === 'I18nText' && constructor === ''
    const [key] = isWidget ? positional : positional.slice(1)
    if (key?.kind !== 'string') return null
    if (isWidget) return created('Text', {}, [translated(evaluator, key.value, named)])
    if (type !== 'FlutterI18n') return null
    if (constructor === 'translate') return translated(evaluator, key.value, named)
    if (constructor !== 'plural') return null
    const [, , count] = positional
    return translated(evaluator, `${key.value}-${count?.kind === 'number' ? count.value : 1}`, named)
  },
}

function translated(evaluator: Evaluator, key: string, named: ReadonlyMap<string, Value>): Value {
  const other = named.get('fallbackKey')
  const used = evaluator.translation(key) === key && other?.kind === 'string' ? other.value : key
  let text = evaluator.translation(used)
  const given = named.get('translationParams')
  for (const [name, value] of given?.kind === 'map' ? given.entries : [])
    text = fillIn(text, `{${textOfValue(name)}}`, value, 'everywhere')
  return placed(evaluator, used, text)
}

/** The texts of the reader's language, below them those of the fallback. */
function textsOf(evaluator: Evaluator, loader: CreatedValue | null): KeyedTexts {
  const said = (name: string, usual: string): string => {
    const value = loader?.named.get(name)
    return value?.kind === 'string' ? value.value : usual
  }
  const folder = said('basePath', USUAL_FOLDER)
  const tag = evaluator.inherited.locale
  const [language = 'en'] = tag.split('-')
  const all: KeyedTexts[] = []
  for (const name of [said('fallbackFile', 'en'), language, tag.replace('-', '_')]) {
    for (const ending of ['yaml', 'json']) {
      const found = assetTexts(evaluator, `${folder}/${name}.${ending}`)
      if (found !== null) all.push(found)
    }
  }
  return {
    texts: new Map(all.flatMap(({ texts }) => Array.from(texts))),
    places: new Map(all.flatMap(({ places }) => Array.from(places))),
  }
}
