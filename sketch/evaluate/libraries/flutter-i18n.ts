import { fillIn } from '../fill-in.ts'
import { created, textOfValue } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What a FlutterI18nDelegate that is given no loader takes (`loaders/file_translation_loader.dart`). */
const USUAL_FOLDER = 'assets/flutter_i18n'
/** More files than an app parts its texts into. */
const MAX_NAMESPACES = 100

/**
 * flutter_i18n: texts of a JSON or YAML file for each language, by their keys (`flutter_i18n.dart`, its loaders), or of
 * a folder of such files (`loaders/namespace_file_translation_loader.dart`). The language is the one that the loader
 * forces, else the reader's. Before 0.10 the delegate itself was given what a loader is given since.
 */
export const flutterI18n: Library = {
  provides(evaluator, widget) {
    const delegates = widget.named.get('localizationsDelegates')
    for (const each of delegates?.kind === 'list' ? delegates.items : []) {
      if (each.kind !== 'object' || each.type !== 'FlutterI18nDelegate') continue
      const loader = each.named.get('translationLoader')
      evaluator.translations = {
        widget: each,
        texts: () => textsOf(evaluator, loader?.kind === 'object' ? loader : each),
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

/** The texts of the language that is read, below them those of the fallback. */
function textsOf(evaluator: Evaluator, loader: CreatedValue): KeyedTexts {
  const folder = said(loader, ['basePath', 'path']) ?? USUAL_FOLDER
  const languages = [said(loader, ['fallbackFile', 'fallbackDir']) ?? 'en', ...languagesOf(evaluator, loader)]
  const spaces = loader.named.get('namespaces')
  const all =
    spaces?.kind === 'list'
      ? languages.flatMap((each) => textsOfFolder(evaluator, `${folder}/${each}`, spaces.items))
      : languages.flatMap((each) => textsOfFile(evaluator, `${folder}/${each}`))
  return {
    texts: new Map(all.flatMap(({ texts }) => Array.from(texts))),
    places: new Map(all.flatMap(({ places }) => Array.from(places))),
  }
}

function said(loader: CreatedValue, names: readonly string[]): string | null {
  const values = names.map((name) => loader.named.get(name))
  return values.find((value) => value?.kind === 'string')?.value ?? null
}

/** The names that a file of the language may have, the more exact one last. */
function languagesOf(evaluator: Evaluator, loader: CreatedValue): readonly string[] {
  const forced = loader.named.get('forcedLocale')
  const parts = forced?.kind === 'object' && forced.type === 'Locale' ? forced.positional : []
  const codes = parts.flatMap((part) => (part.kind === 'string' ? [part.value] : []))
  const [language = 'en', ...more] = codes.length > 0 ? codes : evaluator.inherited.locale.split('-')
  return [language, [language, ...more].join('_')]
}

/** A file for each namespace, whose name stands before the keys of its texts. */
function textsOfFolder(evaluator: Evaluator, folder: string, spaces: readonly Value[]): KeyedTexts[] {
  return spaces.slice(0, MAX_NAMESPACES).flatMap((space) => {
    if (space.kind !== 'string') return []
    const below = <T>([key, value]: readonly [string, T]): [string, T] => [`${space.value}.${key}`, value]
    return textsOfFile(evaluator, `${folder}/${space.value}`).map(({ texts, places }) => ({
      texts: new Map(Array.from(texts, below)),
      places: new Map(Array.from(places, below)),
    }))
  })
}

function textsOfFile(evaluator: Evaluator, name: string): KeyedTexts[] {
  return ['yaml', 'json'].flatMap((ending) => assetTexts(evaluator, `${name}.${ending}`) ?? [])
}
