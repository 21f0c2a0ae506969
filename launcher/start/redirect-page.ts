import { rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a page that leads to a pairing link, and gives its path. What a program is started with stands in the process
 * list, where other users of the machine may read it: the browser is given this path there, and the link stays in a file
 * that only this user can read. It is gone when this process ends; what a killed run left leads to a code that is no
 * good any more, and is replaced. Throws what the system says when it cannot be written.
 */
export async function writeRedirectPage(home: string, link: string): Promise<string> {
  // of one dashboard one process opens links at a time
  const folder = join(home, `open-${new URL(link).host.replaceAll(/[^\w.-]/g, '-')}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'mosaygent.html')
  await writeFile(file, redirectTo(link), { flag: 'wx', mode: 0o600 })
  return file
}

/** The page leads on at once, names itself to nobody, and leaves no entry to press Back to. */
function redirectTo(link: string): string {
  // the serialised address has no quote and no angle bracket; a query may have an ampersand
  const address = new URL(link).href.replaceAll('&', '&amp;')
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Mosaygent</title>
<meta http-equiv="refresh" content="0;url=${address}">
`
}
