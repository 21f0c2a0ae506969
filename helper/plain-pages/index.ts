/** Pages of ours without a script, for servers of this machine that have to say something by themselves. */
export { type CookiesPage, MAX_HEADER_BYTES, tooManyCookies } from './cookies.ts'
export { PLAIN_PAGE_POLICY, type PlainPage, renderPlainPage } from './render.ts'
