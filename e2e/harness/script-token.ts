import { readFile } from 'node:fs/promises'
import { scriptTokenFile } from '@mosaygent/helper/state'

/** By port: the folder of the helper that this process started there. */
const homes = new Map<string, string>()

/** Whoever starts a helper says where its folder is; what is sent to it by `scriptHeaders` then carries its token. */
export function helperAt(port: number | string, home: string): void {
  homes.set(String(port), home)
}

/**
 * What a script of this user sends along: the token that the helper at that address wrote at its start. Where the
 * system shows whose call it is it is not needed; it is sent all the same, so that the tests are the same everywhere.
 */
export async function scriptHeaders(url: string): Promise<Record<string, string>> {
  const { port } = new URL(url)
  const home = homes.get(port)
  if (home === undefined) return {}
  try {
    const token = await readFile(scriptTokenFile(home, Number(port)), 'utf8')
    return { authorization: `Bearer ${token.trim()}` }
  } catch {
    // it has ended, and took its token with it
    return {}
  }
}
