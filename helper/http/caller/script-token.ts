import { randomBytes } from 'node:crypto'
import { hashOf, sameHash } from './token-hash.ts'

/** What a script of this user proves itself with where the system cannot tell whose call it is. */
export interface ScriptToken {
  /** As it is written into its file, which this user alone can read. */
  readonly text: string
  accepts(candidate: string): boolean
}

/** Made anew at each start: 256 random bits. */
export function createScriptToken(): ScriptToken {
  const text = randomBytes(32).toString('base64url')
  const own = hashOf(text)
  return { text, accepts: (candidate) => sameHash(hashOf(candidate), own) }
}
