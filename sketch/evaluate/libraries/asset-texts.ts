import { readSmallFile } from '../../project/read-small-file.ts'
import type { Evaluator } from '../evaluator.ts'

const MAX_BYTES = 4_000_000

/** What stands in an asset that the pubspec lists; null where there is none of that name. */
export function assetText(evaluator: Evaluator, file: string): string | null {
  const found = evaluator.assets.look(file)
  return found.kind === 'found' ? readSmallFile(found.file, MAX_BYTES) : null
}

/** The texts of nested maps, whose keys are joined with a point. */
export function flatTexts(value: unknown, above = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') into.set(above, value)
  else if (typeof value === 'object' && value !== null && above.length < 1000) {
    for (const [key, each] of Object.entries(value))
      flatTexts(each, above === '' ? key : `${above}.${key}`, into)
  }
  return into
}
