import type { IncomingMessage } from 'node:http'
import type { PlainPage } from './render.ts'

/**
 * More than a browser keeps in cookies for one name (Chromium and Firefox: 180 of 4 KiB). They know no ports: what one
 * app sets on `localhost` is sent to every server there, and beyond a server's limit none of its pages would load.
 */
export const MAX_HEADER_BYTES = 1024 * 1024
/** In bytes. Most servers refuse a tenth of this. */
const MAX_COOKIE_BYTES = 128 * 1024
/** From here on cookies may be what a server meant that found the headers too large. */
const LARGE_COOKIE_BYTES = 8 * 1024
/** What is expired one by one, for a browser that does not clear at a word. */
const NAMED = 200

/** What a request with far too many cookies is answered with; null: it has not. */
export interface CookiesPage extends PlainPage {
  readonly status: 431
  /** Name and value in turns: the browser forgets them all. */
  readonly headers: readonly string[]
}

/**
 * Looks at the cookies alone, so that a page of another site cannot bring it about by a long address: a cookie is never
 * sent along from there.
 * @param refused the app's own server has found the headers too large.
 */
export function tooManyCookies(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  refused = false,
): CookiesPage | null {
  const cookies = request.headers.cookie ?? ''
  if (cookies.length <= (refused ? LARGE_COOKIE_BYTES : MAX_COOKIE_BYTES)) return null
  const names = cookies.split(';').map((one) => one.split('=')[0]?.trim() ?? '')
  const plain = [...new Set(names)].filter((name) => /^[\w.-]{1,100}$/.test(name)).slice(0, NAMED)
  const url = request.url ?? '/'
  return {
    status: 431,
    title: 'Too many cookies',
    text: 'An app on this computer has set more cookies than a page can be loaded with. They are removed now, with those of all local pages.',
    again: /^\/(?!\/)/.test(url) ? url : '/',
    headers: [
      'Clear-Site-Data',
      '"cookies"',
      ...plain.flatMap((name) => ['Set-Cookie', `${name}=; Path=/; Max-Age=0`]),
    ],
  }
}
