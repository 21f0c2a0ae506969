import { readSmallFile } from '../../project/read-small-file.ts'
import type { Evaluator } from '../evaluator.ts'

const MAX_BYTES = 4_000_000

/** What stands in an asset that the pubspec lists; null where there is none of that name. */
export function assetText(evaluator: Evaluator, file: string): string | null {
  const found = evaluator.assets.look(file)
  return found.kind === 'found' ? readSmallFile(found.file, MAX_BYTES) : null
}

/** Longer names of texts are not followed further down. */
const MAX_NAME = 1000

/** Every text of nested maps with the keys that lead to it; `above`: those that lead to all of them. */
export function* textsWithin(
  value: unknown,
  above: readonly string[] = [],
): Generator<readonly [keys: readonly string[], text: string]> {
  if (typeof value === 'string') yield [above, value]
  else if (typeof value === 'object' && value !== null && above.join('.').length < MAX_NAME) {
    for (const [key, each] of Object.entries(value)) yield* textsWithin(each, [...above, key])
  }
}
