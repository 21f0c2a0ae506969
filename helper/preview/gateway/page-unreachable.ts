/**
 * The part of the page's script that tells which servers the app draws with cannot be reached; runs in a page that is
 * framed, with `send` given. Flutter's canvas renderer fetches Roboto and its fallback fonts from a server on the
 * internet, whatever the tool is told about its CDN, and without them draws no text and says nothing on the screen.
 *
 * The sign is a failed request for a font, or for CanvasKit, from another origin: a font of the app's own that is
 * missing is a mistake of the app, which the tool names. Nothing of the page is wrapped: the browser's own record of
 * what was loaded has `responseStatus` 0 where no answer came. It has that for answers that a page may not read too,
 * which only plain script and link elements ask for; those have an event of their own.
 */
export const PAGE_UNREACHABLE = String.raw`
const unreached = new Map()
const kindOf = (url) => {
  if (url.origin === location.origin || !/^https?:$/.test(url.protocol)) return null
  if (/(^|[/-])(canvaskit|skwasm)\b/.test(url.pathname) && /\.(m?js|wasm)$/.test(url.pathname)) return 'renderer'
  if (/^fonts\.(googleapis|gstatic)\.com$/.test(url.hostname)) return 'font'
  return /\.(ttf|otf|ttc|woff2?)$/i.test(url.pathname) ? 'font' : null
}
let reported = '[]'
const noteLoad = (name, failed) => {
  let url
  try {
    url = new URL(name, document.baseURI)
  } catch {
    return
  }
  const what = kindOf(url)
  if (what === null) return
  if (!failed) unreached.delete(url.href)
  else if (unreached.size < 100) unreached.set(url.href, { what, host: url.host })
  const each = new Map([...unreached.values()].map((one) => [one.what + one.host, one]))
  const servers = [...each.values()].slice(0, 10)
  if (JSON.stringify(servers) === reported) return
  reported = JSON.stringify(servers)
  send({ type: 'mosaygent.unreachable', servers })
}
// an answer to one of these may be hidden from the page
const isPlain = (name) => [...document.querySelectorAll('script, link')].some((element) =>
  (element.src || element.href) === name && element.crossOrigin === null && element.type !== 'module')
const noteElement = (failed) => ({ target }) => {
  if (target instanceof HTMLScriptElement) noteLoad(target.src, failed)
  else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') noteLoad(target.href, failed)
}
window.addEventListener('error', noteElement(true), true)
window.addEventListener('load', noteElement(false), true)
new PerformanceObserver((list) => {
  for (const { name, responseStatus, initiatorType } of list.getEntries()) {
    if (responseStatus === undefined) continue
    if ((initiatorType === 'script' || initiatorType === 'link') && isPlain(name)) continue
    noteLoad(name, responseStatus === 0 || responseStatus >= 400)
  }
}).observe({ type: 'resource', buffered: true })
`
