import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Headers that clear the browser's storage of this address when another project is previewed, because its databases,
 * local storage, caches, service workers and logins would otherwise belong to the next app. A cookie names the project;
 * the app cannot read it, and its name has the port, because all ports of a host share their cookies. Cookies are not
 * cleared, because they may belong to another program.
 *
 * Without the cookie the owner of the storage is unknown, so it is cleared as well; except in a frame of another site,
 * where a browser may send no cookies and the app would lose its storage at each load.
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
  // within another site's page the browser partitions both the storage and this cookie by that site
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
