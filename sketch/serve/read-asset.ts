import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_TYPES } from '../draw/image-types.ts'

/** More than an image for a phone's screen needs. */
const MAX_BYTES = 20_000_000

/**
 * A picture by its asset's key, as it is now; null for what is none.
 * @param file where the asset was found; null when it was not.
 */
export async function readAsset(
  key: string,
  file: string | null,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const type = IMAGE_TYPES[path.posix.extname(key).toLowerCase()]
  if (type === undefined || file === null) return null
  try {
    if ((await stat(file)).size > MAX_BYTES) return null
    return { type, bytes: await readFile(file) }
  } catch {
    // It went away in this moment: the page draws a box in its place.
    return null
  }
}
