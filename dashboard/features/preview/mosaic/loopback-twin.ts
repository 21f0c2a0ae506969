import { previewUrl } from '#helper-client'

/** A browser opens six connections to one name; each sketch holds one for its pictures, and one must be left for the rest. */
export const SKETCHES_PER_NAME = 4

/**
 * The preview at this machine's other name, where a sketch may stand as well: it keeps nothing in the browser. Null where
 * the page that frames it is not of this machine, whose server may allow the one name alone.
 */
export function loopbackTwin(from: string = location.hostname): string | null {
  const url = new URL(previewUrl())
  if (from !== 'localhost' || url.hostname !== 'localhost') return null
  url.hostname = '127.0.0.1'
  return url.href.replace(/\/$/, '')
}
