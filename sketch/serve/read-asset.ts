import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.bmp': 'image/bmp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

/** More than an image for a phone's screen needs. */
const MAX_BYTES = 20_000_000

/** Whether a pubspec's list of assets, of files and of folders ending in a slash, has this file. */
export function isListed(listed: readonly string[], name: string): boolean {
  return listed.some(
    (each) => each === name || (each.endsWith('/') && path.posix.dirname(name) === each.slice(0, -1)),
  )
}

/** A picture of the project by the name that its pubspec gives it. Links that lead out are not followed. */
export async function readAsset(
  directory: string,
  listed: readonly string[],
  name: string,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const type = TYPES[path.posix.extname(name).toLowerCase()]
  if (type === undefined || !isListed(listed, name)) return null
  try {
    const root = await realpath(directory)
    const file = await realpath(path.join(root, name))
    if (!file.startsWith(root + path.sep)) return null
    const bytes = await readFile(file)
    return bytes.byteLength > MAX_BYTES ? null : { type, bytes }
  } catch {
    // Listed but not there: the page draws a box in its place.
    return null
  }
}
