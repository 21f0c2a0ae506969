import type { FirebaseDifference } from '@mosaygent/contract'

/** What "Make all match" does to one file that a download leaves alone. */
export type PlaceEdit =
  /** `reason`: what is left as it is. `advised`: false where the file is right in its own way. */
  | {
      readonly kind: 'changed'
      readonly text: string
      readonly differences: FirebaseDifference[]
      readonly reason?: string
      readonly advised: boolean
    }
  | { readonly kind: 'unchanged' }
  /** There is nothing of it in the file. */
  | { readonly kind: 'silent' }
  /** Only a person can do it; `reason` says what. */
  | { readonly kind: 'yours'; readonly reason: string }

export interface LiteralEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Puts other literals in place; every character besides stays. */
export function replaceLiterals(source: string, edits: readonly LiteralEdit[]): string {
  let result = source
  for (const { from, to, text } of edits.toSorted((a, b) => b.from - a.from))
    result = result.slice(0, from) + text + result.slice(to)
  return result
}
