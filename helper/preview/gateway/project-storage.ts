import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * What a page of the app carries so that a browser empties this address when another project moves in: its databases,
 * local storage, caches and service workers would be the next app's own, logins among them. The cookie says whose they
 * are; it has the port in its name, since cookies are shared by all ports of a host, and is out of the app's reach.
 * Cookies themselves stay, for the same reason: they may be those of another program.
 *
 * Where there is no cookie it is not known whose storage that is, so it goes as well; but not for a page within another
 * site's, where a browser may send no cookie at all, and the app would lose everything with each load.
 */
export function storageHeaders(
  incoming: IncomingMessage,
  { project, port }: { project: string; port: number },
): string[] {
  const name = `mosaygent_preview_${port}`
  const id = createHash('sha256').update(project).digest('hex').slice(0, 16)
  const stored = cookie(incoming.headers.cookie ?? '', name)
  if (stored === id) return []
  const elsewhere = incoming.headers['sec-fetch-site'] === 'cross-site'
  // within another site's page both the storage and this cookie are kept apart by that site
  const scope = elsewhere ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const remember = ['Set-Cookie', `${name}=${id}; Path=/; Max-Age=31536000; HttpOnly; ${scope}`]
  return stored === null && elsewhere ? remember : ['Clear-Site-Data', '"storage"', ...remember]
}

function cookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name) return value ?? ''
  }
  return null
}
