import { readSmallFile } from '../../project/read-small-file.ts'
import { mayRead } from '../sizes.ts'
import { parsedTexts } from '../../project/translations/text-formats.ts'
import { stringOf } from '../value.ts'
import type { TextPlace } from '../../model/expression.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { Value } from '../value.ts'

const MAX_BYTES = 4_000_000

/** What stands in an asset that the pubspec lists; null where there is none of that name. */
export function assetText(evaluator: Evaluator, file: string): string | null {
  const found = evaluator.assets.look(file)
  const text =
    found.kind === 'found' && evaluator.spend(FILE_STEPS) ? readSmallFile(found.file, MAX_BYTES) : null
  return text !== null && mayRead(evaluator, text) ? text : null
}

/** As much work as the disk's answer. */
const FILE_STEPS = 20

/** Longer names of texts are not followed further down. */
const MAX_NAME = 1000

/** Every text of nested maps with the keys that lead to it; `above`: those that lead to all of them. */
function* textsWithin(
  value: unknown,
  above: readonly string[] = [],
): Generator<readonly [keys: readonly string[], text: string]> {
  if (typeof value === 'string') yield [above, value]
  else if (typeof value === 'object' && value !== null && above.join('.').length < MAX_NAME) {
    for (const [key, each] of Object.entries(value)) yield* textsWithin(each, [...above, key])
  }
}

/** The texts of a file and where they stand; the keys that lead to one are joined with a point. */
export function placedTexts(value: unknown, file: string, above: readonly string[] = []): KeyedTexts {
  const texts = new Map<string, string>()
  const places = new Map<string, TextPlace>()
  for (const [key, text] of textsWithin(value, above)) {
    const name = key.slice(above.length).join('.')
    texts.set(name, text)
    places.set(name, { file, key })
  }
  return { texts, places }
}

/** The same of an asset; null where there is none of that name. */
export function assetTexts(evaluator: Evaluator, asset: string): KeyedTexts | null {
  const found = evaluator.assets.look(asset)
  const text = found.kind === 'found' ? readSmallFile(found.file, MAX_BYTES) : null
  if (found.kind !== 'found' || text === null) return null
  return placedTexts(parsedTexts(text, asset.endsWith('.json') ? 'json' : 'yaml'), found.file)
}

/** A text that was made of the translation of a key. */
export function placed(evaluator: Evaluator, key: string, text: string): Value {
  const from = evaluator.placeOfTranslation(key)
  return { ...stringOf(text), ...(from === null ? {} : { from }) }
}
