import type { UnreachableServer } from '@mosaygent/contract'
import type { Send } from './send.ts'

const MAX_FILES = 100
const MAX_SERVERS = 10

/**
 * Reports the servers that the app draws with and that cannot be reached. Flutter's canvas renderer fetches Roboto and
 * its fallback fonts from the internet, whatever the tool is told about its CDN; without them it draws no text and shows
 * no message.
 *
 * The sign is a failed request for a font, or for CanvasKit, at another origin: the tool itself names a font of the
 * app's own that is missing. The browser's record of what was loaded has `responseStatus` 0 where no answer came. It has
 * that as well for answers that a page may not read, which only plain script and link elements ask for; those have
 * events of their own.
 */
export function reportUnreachableServers(send: Send): void {
  const failures = new Map<string, UnreachableServer>()
  let reported = '[]'
  const noteLoad = (name: string, failed: boolean) => {
    const url = parseUrl(name)
    const what = url === null ? null : kindOf(url)
    if (url === null || what === null) return
    if (!failed) failures.delete(url.href)
    else if (failures.size < MAX_FILES) failures.set(url.href, { what, host: url.host })
    const servers = [
      ...new Map([...failures.values()].map((server) => [server.what + server.host, server])).values(),
    ].slice(0, MAX_SERVERS)
    if (JSON.stringify(servers) === reported) return
    reported = JSON.stringify(servers)
    send({ type: 'mosaygent.unreachable', servers })
  }
  const noteElement =
    (failed: boolean) =>
    ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) noteLoad(target.src, failed)
      else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') noteLoad(target.href, failed)
    }
  window.addEventListener('error', noteElement(true), true)
  window.addEventListener('load', noteElement(false), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      const { name, initiatorType } = entry
      // Browsers of before 2023 do not have it.
      const status: number | undefined = entry.responseStatus
      if (status === undefined) continue
      if ((initiatorType === 'script' || initiatorType === 'link') && isPlainElement(name)) continue
      noteLoad(name, status === 0 || status >= 400)
    }
  }).observe({ type: 'resource', buffered: true })
}

function parseUrl(name: string): URL | null {
  try {
    return new URL(name, document.baseURI)
  } catch {
    return null
  }
}

function kindOf(url: URL): UnreachableServer['what'] | null {
  if (url.origin === location.origin || !/^https?:$/.test(url.protocol)) return null
  if (/(^|[/-])(canvaskit|skwasm)\b/.test(url.pathname) && /\.(m?js|wasm)$/.test(url.pathname))
    return 'renderer'
  if (/^fonts\.(googleapis|gstatic)\.com$/.test(url.hostname)) return 'font'
  return /\.(ttf|otf|ttc|woff2?)$/i.test(url.pathname) ? 'font' : null
}

/** Whether an element asks for it whose answer the page may not read. */
function isPlainElement(name: string): boolean {
  return [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].some(
    (element) =>
      ('src' in element ? element.src || '' : element.href) === name &&
      element.crossOrigin === null &&
      element.type !== 'module',
  )
}
