import { fileURLToPath } from 'node:url'

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
