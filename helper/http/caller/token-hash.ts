import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a code, a key or a token instead of itself: 32 bytes of SHA-256. They are long random texts. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether two hashes are the same; how long it takes tells nothing about where they differ. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return timingSafeEqual(one, other)
}
