import { randomBytes } from 'node:crypto'
import { hashOf, sameHash } from './caller/index.ts'

/** How long a link may lie in a terminal before it is opened, in ms. */
export const CODE_LIFE_MS = 10 * 60_000
/** Wrong tries that a code survives. */
const TRIES = 5

/** `spent`: a code that was ours, used already or too late. The person has the right link, just not a fresh one. */
export type Redeemed = 'accepted' | 'spent' | 'unknown'

export interface PairingCodes {
  /** Makes a code (128 random bits); the one before it is no good any more. */
  issue(): string
  /** Good once, for ten minutes, and not after five wrong tries. */
  redeem(code: string): Redeemed
}

interface Code {
  readonly hash: Buffer
  readonly issuedAt: number
  wrong: number
}

/** The codes of pairing links: one at a time, in memory alone, as a hash. */
export function createPairingCodes(now: () => number = () => performance.now()): PairingCodes {
  let current: Code | null = null
  let spent: Buffer[] = []
  const retire = () => {
    if (current !== null) spent = [...spent, current.hash].slice(-20)
    current = null
  }

  return {
    issue() {
      retire()
      const code = randomBytes(16).toString('base64url')
      current = { hash: hashOf(code), issuedAt: now(), wrong: 0 }
      return code
    },
    redeem(code) {
      const hash = hashOf(code)
      if (current !== null && now() - current.issuedAt >= CODE_LIFE_MS) retire()
      if (current !== null && sameHash(current.hash, hash)) {
        retire()
        return 'accepted'
      }
      if (spent.some((one) => sameHash(one, hash))) return 'spent'
      if (current !== null && (current.wrong += 1) >= TRIES) retire()
      return 'unknown'
    },
  }
}
