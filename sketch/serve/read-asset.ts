import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_TYPES } from '../draw/image-types.ts'
import type { AssetBundle } from '../project/asset-bundle.ts'

/** More than an image for a phone's screen needs. */
const MAX_BYTES = 20_000_000

/** A picture by its asset's key, as it is now; null for what is none, or is not listed. */
export async function readAsset(
  bundle: AssetBundle | null,
  key: string,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const type = IMAGE_TYPES[path.posix.extname(key).toLowerCase()]
  const found = bundle?.look(key)
  if (type === undefined || found?.kind !== 'found') return null
  try {
    if ((await stat(found.file)).size > MAX_BYTES) return null
    return { type, bytes: await readFile(found.file) }
  } catch {
    // It went away in this moment: the page draws a box in its place.
    return null
  }
}
