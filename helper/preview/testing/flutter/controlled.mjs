/*
 * Test part, never shipped: a `flutter run --machine` that a test plays. It serves a shell that reads the browser as
 * Flutter's engine does. FAKE_FLUTTER_CONTROL: the port on which it is told what to do, by `POST` of JSON:
 *
 * /print   { lines: [...] } or { count, text }: lines on its output; `#` in `text` becomes the line's number, from 1
 * /compiled                 the app is started: without it the start waits, if FAKE_FLUTTER_WAITS is set
 * /fail    { lines: [...] } what every reload says from now on before it is refused; without lines they are taken again
 * /page    { name, app, files }: a page of `loader-pages` by its name, how its app behaves (see `appScript`), and other
 *          files by their path as media type and text
 * /child                    it starts a process of its own, which does not listen when it is told to end
 *
 * As with Flutter on the web, the assets that `pubspec.yaml` lists are copied at the start alone and served from there
 * below `/assets/`; its app draws the texts of those that end in `.svg`.
 *
 * A WebSocket of its app is told its port and what was heard.
 */
// oxlint-disable-next-line no-restricted-imports -- a program of its own, which nobody imports
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'

import { appScript } from './loader-pages/app.mjs'
import { answerFor, LOADER_PAGES } from './loader-pages/pages.mjs'

const port = Number(process.argv[process.argv.indexOf('--web-port') + 1])
const write = (text, stream = process.stdout) => new Promise((resolve) => stream.write(text, resolve))
const send = (message) => write(`[${JSON.stringify(message)}]\n`)

const SHELL = `<!doctype html><html><head><title>app</title></head><body data-project="${encodeURI(process.cwd())}"><input id="own">
<script src="flutter_bootstrap.js"></script></body></html>`
const APP = `
const dark = matchMedia('(prefers-color-scheme: dark)')
const show = () => {
  document.body.dataset.seen = [navigator.language, navigator.languages.join(), dark.matches,
    getComputedStyle(document.documentElement).fontSize].join(' ')
  document.body.dataset.size = innerWidth + ' x ' + innerHeight
}
dark.addListener(show); addEventListener('languagechange', show); addEventListener('resize', show)
new MutationObserver(show).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] })
addEventListener('keydown', (event) => { if (event.key === 'Tab' || event.key === 'F6') document.body.dataset.key = event.key })
fetch('assets/AssetManifest.json').then((answer) => answer.json()).then(async (keys) => {
  for (const key of keys.filter((key) => key.endsWith('.svg'))) {
    const drawn = document.body.appendChild(document.createElement('figure'))
    drawn.innerHTML = await fetch('assets/' + encodeURI(key)).then((answer) => answer.text())
  }
  document.body.dataset.pictures = keys.length
})
document.body.dataset.loads = performance.timeOrigin
document.body.style.background = '#3060c0'
show()
dispatchEvent(new Event('flutter-first-frame'))`

let start = () => undefined
const started = new Promise((resolve) => (start = resolve))
let refusal = null
/** A page of its own kind takes new code only when it is loaded anew, as with Flutter before 3.35. */
let refreshes = false

let answerOf = (path) => (path === '/flutter_bootstrap.js' ? ['text/javascript', APP] : ['text/html', SHELL])

/** By key; what the first compile found, and nothing later. */
const assets = new Map()
function copyAssets() {
  const listed = readFileSync('pubspec.yaml', 'utf8').matchAll(/^ +- (.*[^:\s])$/gm)
  for (const [, entry] of listed) {
    const folder = entry.endsWith('/')
    if (!existsSync(entry)) continue
    for (const name of folder ? readdirSync(entry) : [entry]) {
      const path = folder ? entry + name : name
      if (statSync(path).isFile()) assets.set(path, readFileSync(path))
    }
  }
}
function assetOf(path) {
  if (path === '/assets/AssetManifest.json') return ['application/json', JSON.stringify([...assets.keys()])]
  const found = path.startsWith('/assets/') ? assets.get(decodeURIComponent(path.slice(8))) : undefined
  return found === undefined ? null : ['application/octet-stream', found]
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const [type, text] = assetOf(pathname) ?? answerOf(pathname)
  response.writeHead(200, { 'content-type': type }).end(text)
})
  .on('upgrade', answerSocket)
  .listen(port, '127.0.0.1', () => void run())

/** One short text in each direction is all that a test needs of the protocol. */
function answerSocket({ headers }, socket) {
  const key = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key.digest('base64')}\r\n\r\n`,
  )
  socket.on('data', (frame) => {
    if ((frame[0] & 15) !== 1) return socket.destroy()
    const mask = frame.subarray(2, 6)
    const heard = Buffer.from(frame.subarray(6, 6 + (frame[1] & 127)).map((byte, at) => byte ^ mask[at % 4]))
    const said = Buffer.from(`${port} heard ${heard.toString()}`)
    socket.write(Buffer.concat([Buffer.from([0x81, said.length]), said]))
  })
  socket.on('error', () => socket.destroy())
}

async function run() {
  await send({ event: 'daemon.connected', params: { version: '0.6.1', pid: process.pid } })
  await send({ event: 'app.start', params: { appId: 'a' } })
  if (process.env.FAKE_FLUTTER_WAITS) await started
  copyAssets()
  await send({ event: 'app.started', params: { appId: 'a' } })
}

const orders = {
  '/print': async ({ lines, count = 0, text = '' }) => {
    const all = lines ?? Array.from({ length: count }, (_, index) => text.replace('#', String(index + 1)))
    for (let at = 0; at < all.length; at += 1_000) await write(`${all.slice(at, at + 1_000).join('\n')}\n`)
  },
  '/compiled': async () => start(),
  '/fail': async ({ lines }) => {
    refusal = lines
  },
  '/page': async ({ name, app, files = {} }) => {
    refreshes = true
    const script = appScript(app)
    answerOf = (path) => files[path] ?? answerFor(LOADER_PAGES[name], script, path)
  },
  '/child': async () => {
    const script = "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.log('deaf')"
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
  },
}
async function obey(request, response) {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  const order = orders[request.url]
  await order?.(JSON.parse(body))
  response.writeHead(order ? 204 : 404).end()
}
createServer((request, response) => void obey(request, response))
  // of two that run, the first one is told
  .on('error', () => undefined)
  .listen(Number(process.env.FAKE_FLUTTER_CONTROL), '127.0.0.1')

async function answer({ id, method }) {
  if (method === 'app.stop') process.exit(0)
  if (method !== 'app.restart') return
  const said = refusal
  if (said === null && refreshes) await write('Recompile complete. Page requires refresh.\n')
  if (said) await write(`${said.join('\n')}\n`, process.stderr)
  await send({
    id,
    result: said ? { code: 1, message: 'Failed to recompile application.' } : { code: 0, message: '' },
  })
}
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('[{')) void answer(JSON.parse(line)[0])
})
