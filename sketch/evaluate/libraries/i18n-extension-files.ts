import path from 'node:path'
import { gettextEntries } from '../../project/translations/gettext.ts'
import { mayCompare, mayRead } from '../sizes.ts'
import { stringOf } from '../value.ts'
import { assetText } from './asset-texts.ts'
import { decoded } from './bundled-files.ts'
import { countedText } from './i18n-extension-versions.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

/** What reads files of texts: by the package's own name for it, their ending. */
const LOADERS: Readonly<Record<string, string>> = {
  JSONImporter: '.json', JSONLoader: '.json', I18nJsonLoader: '.json',
  GettextImporter: '.po', I18nPoLoader: '.po',
} // prettier-ignore
/** An app has a file for each language. */
const MAX_FILES = 80

/**
 * i18n_extension's loaders (`lib/src/i18n_loader.dart`, `i18n_po_loader.dart`) and i18n_extension_importer's
 * (`lib/src/io/import.dart`): a map of texts for each language; null for what is no loader's.
 */
export function loadedTexts(
  evaluator: Evaluator,
  target: Value,
  name: string,
  { positional: [first, second] }: Arguments,
): Value | null {
  const ending = target.kind === 'object' ? LOADERS[target.type] : undefined
  if (ending === undefined || first?.kind !== 'string') return null
  const read = (text: string | null): Value | null =>
    text === null ? null : textsIn(evaluator, text, ending)
  if (/^fromAssetDir(ectory)?$/.test(name)) return inFolder(evaluator, first.value, ending, read)
  if (second?.kind !== 'string') return null
  if (name === 'fromAssetFile') return oneLanguage(first.value, read(assetText(evaluator, second.value)))
  return name === 'fromString' ? oneLanguage(first.value, read(second.value)) : null
}

const oneLanguage = (language: string, texts: Value | null): Value | null =>
  texts === null ? null : { kind: 'map', entries: [[stringOf(language), texts]] }

/** The name of a file is its language. */
function inFolder(
  evaluator: Evaluator,
  folder: string,
  ending: string,
  read: (text: string | null) => Value | null,
): Value | null {
  const below = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
  const keys = evaluator.assets.keys()
  if (!mayCompare(evaluator, keys.length, 1)) return null
  const files = keys.filter((key) => key.startsWith(below) && key.endsWith(ending))
  const entries = files.slice(0, MAX_FILES).flatMap((file): [Value, Value][] => {
    const texts = read(assetText(evaluator, file))
    return texts === null ? [] : [[stringOf(path.posix.basename(file, ending)), texts]]
  })
  return entries.length === 0 ? null : { kind: 'map', entries }
}

function textsIn(evaluator: Evaluator, text: string, ending: string): Value | null {
  if (ending === '.json') return decoded(evaluator, text)
  if (!mayRead(evaluator, text)) return null
  const entries = gettextEntries(text).map(({ key, texts: [one = '', many] }): [Value, Value] => [
    stringOf(key),
    stringOf(many === undefined ? one : countedText(one, many)),
  ])
  return { kind: 'map', entries }
}
