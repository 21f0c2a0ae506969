import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { TARGET_PLATFORMS } from '../evaluate/platform.ts'
import { escapeHtml } from '../draw/serialise.ts'
import { STORYBOARD_SCRIPT, storyboardPage } from './storyboard-page.ts'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import clientScript from '../client/main.ts?browser-script'
import { percentDecoded } from '../project/percent-decoded.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Brightness, Screen } from '../draw/screen.ts'
import type { Picture } from '../draw/picture.ts'
import type { TranslatedText } from '../draw/translated.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Clients } from './clients.ts'
import type { Storyboard } from './storyboard.ts'

export interface PageServer {
  readonly port: number
  readonly clients: Clients
  close(): Promise<void>
}

/** What the pages are served from, besides the pictures. */
export interface Sources {
  /** A font by its file name; null for every name that is not one of ours. */
  readFont(name: string): Promise<Uint8Array | null>
  /** A picture file that the project's pubspec lists; null for everything else. */
  readAsset(name: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
  /** Where a widget is written; null when that is no longer known. */
  locationOf(file: string, offset: number): SourceLocation | null
  /** A file of the project by its path from there, with forward slashes; null for one that lies elsewhere. */
  pathOf(file: string): string | null
}

/** What is open in browsers. */
interface Shown {
  readonly clients: Clients
  readonly storyboard: Storyboard
}

/** As many texts of one widget as its card takes. */
const MOST_TRANSLATED = 20
/** Calls around one widget that the card is told. */
const MOST_MADE = 20
/** How long the pages have to receive the end of their streams. */
const FAREWELL_MS = 200

const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The page is drawn from a project's source: nothing in it may reach another host.
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; base-uri 'self'; form-action 'none'; object-src 'none'",
}

/** The environment variable with a secret of the program that starts the sketch: requests without it are refused. */
export const KEY_VARIABLE = 'MOSAYGENT_SKETCH_KEY'
const KEY_HEADER = 'x-mosaygent-sketch-key'

/**
 * Allows this machine's names with the right port alone, against DNS rebinding, and only with the secret where there
 * is one.
 */
function isAllowed(request: IncomingMessage, port: number, key: string | null): boolean {
  const hosts = request.rawHeaders.filter(
    (_, at) => at % 2 === 1 && request.rawHeaders[at - 1]?.toLowerCase() === 'host',
  )
  const [host = '', second] = hosts
  const own = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]
  if (second !== undefined || !own.includes(host.toLowerCase())) return false
  return key === null || sameText(request.headers[KEY_HEADER], key)
}

/** Compares in constant time. */
function sameText(given: unknown, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(key))
}

/**
 * Serves the pictures, their script, fonts and assets, and the streams of open pages. @throws when the port is taken.
 */
export async function startPageServer(
  hostname: string,
  port: number,
  clients: Clients,
  sources: Sources,
  key: string | null,
  storyboard: Storyboard,
): Promise<PageServer> {
  // Cookies are shared by all ports: an earlier app may have left more than Node accepts by default.
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    if (!isAllowed(request, boundPort(server.address()), key)) {
      request.resume()
      response.writeHead(403, { 'content-type': 'text/plain', connection: 'close', ...SECURITY_HEADERS })
      response.end('Not served')
      return
    }
    answer(request, response, { clients, storyboard }, sources).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
  })
  await listen(server, hostname, port)
  return {
    port: boundPort(server.address()),
    clients,
    async close() {
      const told = Promise.all([storyboard.close(), clients.disconnect()])
      // A page that does not read must not delay the end.
      await Promise.race([told, delay(FAREWELL_MS, undefined, { ref: false })])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  shown: Shown,
  sources: Sources,
): Promise<void> {
  const { clients, storyboard } = shown
  const url = new URL(request.url ?? '/', 'http://sketch')
  const send = (status: number, type: string, body: string | Uint8Array): void => {
    response.writeHead(status, { 'content-type': type, ...SECURITY_HEADERS })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (request.method === 'POST' && (await takeReport(url, shown))) return send(200, 'text/plain', '')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(405, 'text/plain', 'Method not allowed')
  const { pathname } = url
  if (pathname === '/' || pathname === '/index.html') {
    return send(200, 'text/html; charset=utf-8', pageOf(clients.first.picture, clients.version, clients.code))
  }
  if (pathname === '/sketch/client.js') {
    return send(200, 'text/javascript; charset=utf-8', clientScript)
  }
  if (pathname === '/sketch/events' && request.method === 'GET') {
    const { searchParams } = url
    const [version, back] = [Number(searchParams.get('version')), searchParams.get('client')]
    clients.connect(response, version, screenIn(url), back, searchParams.get('route'))
    return
  }
  if (pathname === '/sketch/storyboard')
    return send(200, 'text/html; charset=utf-8', storyboardPage(brightnessIn(url)))
  if (pathname === '/sketch/storyboard.js')
    return send(200, 'text/javascript; charset=utf-8', STORYBOARD_SCRIPT)
  if (pathname === '/sketch/storyboard/events' && request.method === 'GET') {
    storyboard.watch(response, brightnessIn(url))
    return
  }
  if (pathname === '/sketch/coverage') {
    const report = clients.coverage(url.searchParams.get('client') ?? '')
    return send(200, 'application/json', JSON.stringify(report))
  }
  if (pathname === '/sketch/place') {
    const location = locationIn(url, clients, sources)
    const translated = translatedIn(url, clients, sources)
    const made = madeIn(url, clients, sources)
    if (location !== null) {
      const more = {
        ...(translated.length === 0 ? {} : { translated }),
        ...(made.length === 0 ? {} : { made }),
      }
      return send(200, 'application/json', JSON.stringify({ ...location, ...more }))
    }
  } else if (pathname.startsWith('/sketch/fonts/')) {
    const font = await sources.readFont(pathname.slice('/sketch/fonts/'.length))
    if (font !== null) return send(200, 'font/woff2', font)
  } else if (pathname.startsWith('/sketch/assets/')) {
    const asked = pathname.slice('/sketch/assets/'.length)
    // what no browser would send is the name of no asset
    const asset = await sources.readAsset(percentDecoded(asked) ?? '')
    if (asset !== null) return send(200, asset.type, asset.bytes)
  }
  send(404, 'text/plain', 'Not found')
}

/** Of apps that have both, the one whose pages are asked for. */
const brightnessIn = (url: URL): Brightness => (url.searchParams.get('app') === 'dark' ? 'dark' : 'light')

/** Takes a page's report: a picture that it has put up, a tap, its size. False for other paths. */
async function takeReport(url: URL, { clients, storyboard }: Shown): Promise<boolean> {
  const { searchParams, pathname } = url
  const client = searchParams.get('client') ?? ''
  const version = Number(searchParams.get('version'))
  switch (pathname) {
    case '/sketch/applied':
      clients.applied(client, version)
      return true
    case '/sketch/tap':
      clients.tap(client, version, Number(searchParams.get('tap')))
      return true
    case '/sketch/go': {
      const way = searchParams.get('way')
      clients.go(client, way === 'back' || way === 'forward' ? { way } : (searchParams.get('to') ?? '/'))
      return true
    }
    case '/sketch/open': {
      const interactions = await storyboard.wayTo(searchParams.get('page') ?? '')
      if (interactions !== null) clients.open(client, interactions)
      return true
    }
    case '/sketch/storyboard/again':
      storyboard.search()
      return true
    case '/sketch/screen': {
      const screen = screenIn(url)
      if (screen !== null) clients.resize(client, screen)
      return true
    }
    default:
      return false
  }
}

function screenIn(url: URL): Screen | null {
  const width = Number(url.searchParams.get('width'))
  const height = Number(url.searchParams.get('height'))
  const locale = url.searchParams.get('locale') ?? FIRST_SCREEN.locale
  const said = url.searchParams.get('platform')
  const platform = TARGET_PLATFORMS.find((each) => each === said) ?? FIRST_SCREEN.platform
  const known = width > 0 && height > 0 && width < 10_000 && height < 10_000
  return known && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(locale)
    ? { width, height, locale, platform }
    : null
}

function locationIn(
  url: URL,
  clients: Clients,
  sources: Sources,
  at = url.searchParams.get('at') ?? '',
): SourceLocation | null {
  const [file, offset] = at.split(':').map(Number)
  const named = clients.fileOf(url.searchParams.get('client') ?? '', file ?? -1)
  return named === undefined || offset === undefined ? null : sources.locationOf(named, offset)
}

/** Where the calls that `made` lists are written; null: of that one it is not known any more. */
function madeIn(url: URL, clients: Clients, sources: Sources): (SourceLocation | null)[] {
  const listed = (url.searchParams.get('made') ?? '').split(' ').filter((at) => at !== '')
  return listed.slice(0, MOST_MADE).map((at) => locationIn(url, clients, sources, at))
}

function translatedIn(url: URL, clients: Clients, sources: Sources): TranslatedText[] {
  const index = Number(url.searchParams.get('translated') ?? -1)
  return clients
    .translatedAt(url.searchParams.get('client') ?? '', index)
    .flatMap(({ path, file, key }) => {
      const named = sources.pathOf(file)
      return named === null ? [] : [{ path, file: named, key }]
    })
    .slice(0, MOST_TRANSLATED)
}

function pageOf(picture: Picture, version: number, code: number): string {
  return `<!doctype html>
<html lang="en" data-version="${version}" data-code="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(picture.title)}</title>
<style id="sketch-style">${picture.style}</style>
<script src="sketch/client.js" defer></script>
</head>
<body><div id="sketch">${picture.body}</div></body>
</html>
`
}

async function listen(server: Server, hostname: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function boundPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The page server has no TCP address')
  return address.port
}
