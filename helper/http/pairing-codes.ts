import { randomBytes } from 'node:crypto'

/** How long a link may lie in a terminal before it is opened, in ms. */
export const CODE_LIFE_MS = 10 * 60_000
/** Of how many codes it is remembered that they were ours. */
const SPENT_KEPT = 20

/** `spent`: a code that was ours, used already or too late. The person has the right link, just not a fresh one. */
export type Redeemed =
  | { readonly state: 'accepted'; readonly code: string }
  | { readonly state: 'spent' | 'unknown' }

export interface PairingCodes {
  /** Makes a code; the one before it is no good any more. */
  issue(): string
  /** Whether a code is good now. */
  live(): boolean
  /**
   * Uses up the code that `isMeant` recognises: good once, for ten minutes. A wrong try costs a code nothing: nobody
   * guesses 128 random bits, and a code that dies of wrong tries lets every program of this machine lock the user out.
   */
  redeem(isMeant: (code: string) => boolean): Redeemed
}

interface Code {
  readonly text: string
  readonly issuedAt: number
}

/** The codes of the pairing links to one dashboard: one at a time, 128 random bits, in memory alone. */
export function createPairingCodes(now: () => number = () => performance.now()): PairingCodes {
  let current: Code | null = null
  let spent: string[] = []
  const retire = () => {
    if (current !== null) spent = [...spent, current.text].slice(-SPENT_KEPT)
    current = null
  }
  const live = () => {
    if (current !== null && now() - current.issuedAt >= CODE_LIFE_MS) retire()
    return current
  }

  return {
    issue() {
      retire()
      const text = randomBytes(16).toString('base64url')
      current = { text, issuedAt: now() }
      return text
    },
    live: () => live() !== null,
    redeem(isMeant) {
      const code = live()
      if (code !== null && isMeant(code.text)) {
        retire()
        return { state: 'accepted', code: code.text }
      }
      return { state: spent.some(isMeant) ? 'spent' : 'unknown' }
    },
  }
}
