import { createHmac } from 'node:crypto'
import { proofText } from '@mosaygent/contract'
import { hashOf, sameHash } from './caller/index.ts'

/** A MAC of the pairing under the code of a link or the key that came of it, as base64url; see `proofText`. */
export function proofOf(secret: string, ...text: Parameters<typeof proofText>): string {
  return createHmac('sha256', secret)
    .update(proofText(...text))
    .digest('base64url')
}

/** Whether a proof is the expected one; how long it takes tells nothing about where they differ. */
export function sameProof(one: string, other: string): boolean {
  return sameHash(hashOf(one), hashOf(other))
}
