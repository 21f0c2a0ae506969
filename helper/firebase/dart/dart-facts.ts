import {
  findWebOptions,
  type OptionName,
  readOtherOptions,
  readWebOptions,
  type WebOptions,
} from './web-options.ts'

/** What the Firebase options in a Dart file say, as plain data. */
export type DartFacts =
  | {
      readonly kind: 'found'
      readonly values: WebOptions
      /** Those that are not written as text. */
      readonly expressions: readonly OptionName[]
      /** Options besides the web's. */
      readonly others: readonly { readonly variable: string | null; readonly values: WebOptions }[]
    }
  | { readonly kind: 'none' | 'not-dart' }
  | { readonly kind: 'several'; readonly count: number }

export function readDartFacts(text: string): DartFacts {
  const found = findWebOptions(text)
  if (found.kind !== 'found') return found
  return { kind: 'found', ...readWebOptions(found.call), others: readOtherOptions(text) }
}
