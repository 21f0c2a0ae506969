import type { FirebaseDifference } from '@mosaygent/contract'

/** What "Sync all" does to one file that a download leaves alone. */
export type MatchEdit =
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
