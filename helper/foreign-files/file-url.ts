import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The path that a `file:` address of a foreign file means; null: no path of this machine (`file://host/a`, `a%2Fb`). */
export function pathOfFileUrl(address: string): string | null {
  if (!/^file:/i.test(address) || !URL.canParse(address)) return null
  try {
    const path = fileURLToPath(address)
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** An address with what `%20` and the like stand for; null where they stand for nothing, as a real percent sign. */
export function decodedUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The path that an address in a foreign file means, which may be relative to a folder; null: no path of this machine. */
export function pathOfUri(folder: string, uri: string): string | null {
  const base = pathToFileURL(`${folder}/`)
  if (!URL.canParse(uri, base.href)) return null
  const url = new URL(uri, base)
  // a URL with a host belongs to another machine
  const path = url.host === '' ? pathOfFileUrl(url.href) : null
  return path === null ? null : resolve(path)
}
