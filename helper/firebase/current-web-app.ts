import { findWebOptions, readWebOptions } from './dart/index.ts'
import type { Located } from './files/locate.ts'
import { readText } from './files/targets.ts'

/** The app id that the Dart file has now; null where it has none as text. */
export function currentWebApp({ bytes }: Located): string | null {
  const text = bytes === null ? null : readText(bytes)
  const found = text === null ? null : findWebOptions(text)
  return found?.kind === 'found' ? (readWebOptions(found.call).values.appId ?? null) : null
}
