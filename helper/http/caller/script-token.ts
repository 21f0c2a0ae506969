import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

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

/** What is kept of a code, a key or a token instead of itself: 32 bytes of SHA-256. They are long random texts. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether two hashes are the same; how long it takes tells nothing about where they differ. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return timingSafeEqual(one, other)
}
