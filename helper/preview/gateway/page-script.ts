import { PAGE_EDGES } from './page-edges.ts'
import { PAGE_FRAMES } from './page-frames.ts'
import { PAGE_ONE_COLOUR } from './page-one-colour.ts'
import { PAGE_UNREACHABLE } from './page-unreachable.ts'
import { PAGE_WORKERS } from './page-workers.ts'

/** Where the page finds our script; nothing of an app's own lies below it. */
export const PAGE_SCRIPT_PATH = '/__mosaygent/page.js'

/** What every Flutter shell has, in whatever version. A page without it is somebody else's, and left as it is. */
const FLUTTER_SHELL = /\b(?:flutter_bootstrap|flutter|main\.dart)\.js\b|\b_flutter\.loader\b/
// no `<` within: a file made of beginnings would else take the square of its length
const HEAD = /<head\b[^<>]*>/i

/** The app shell with our script before everything else in it; null when this is no page that we understand. */
export function withPageScript(html: string): string | null {
  const head = HEAD.exec(html)
  if (head === null || !FLUTTER_SHELL.test(html)) return null
  const at = head.index + head[0].length
  return `${html.slice(0, at)}<script src="${PAGE_SCRIPT_PATH}"></script>${html.slice(at)}`
}

/**
 * @param dashboards the origins that may show the app; the script speaks to no other.
 * @param ownWorkers whether the app may register service workers of its own.
 */
export function pageScript(dashboards: readonly string[], ownWorkers: boolean): string {
  return `((dashboards, ownWorkers) => {\n${SCRIPT}\n})(${JSON.stringify(dashboards)}, ${ownWorkers})\n`
}

/*
 * Runs in the app's page before the app; the messages are those of the contract's `page-script.ts`. Flutter's engine
 * reads the root's font size, navigator.languages and the colour scheme's media query, and hears of their change as it
 * would of the browser's own: so the app follows without a change in its source.
 */
const SCRIPT = String.raw`'use strict'
const framed = window.parent !== window
const send = (message) => {
  for (const origin of dashboards) if (framed) window.parent.postMessage(message, origin)
}
${PAGE_WORKERS}
if (!framed) return
const cut = (text) => (text.length > 4000 ? text.slice(0, 4000) + ' ... (cut)' : text)

${PAGE_ONE_COLOUR}${PAGE_FRAMES}${PAGE_EDGES}
${PAGE_UNREACHABLE}
// text size
const setTextScale = (scale) => {
  const { style } = document.documentElement
  if (scale === null || scale === 1) style.removeProperty('font-size')
  else style.setProperty('font-size', scale * 100 + '%')
}

// language
let locale = null
for (const [name, value] of [['language', () => locale], ['languages', () => Object.freeze([locale])]]) {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, name)
  if (own === undefined || own.get === undefined) continue
  Object.defineProperty(Navigator.prototype, name, {
    ...own,
    get() { return locale === null ? own.get.call(this) : value() },
  })
}
const setLocale = (next) => {
  if (next === locale) return
  locale = next
  window.dispatchEvent(new Event('languagechange'))
}

// brightness
let brightness = null
const scheme = /prefers-color-scheme\s*:\s*(dark|light)/
const lists = new Set()
const ask = window.matchMedia
const own = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')
window.matchMedia = function matchMedia(query) {
  const list = ask.call(window, query)
  const wanted = scheme.exec(String(query))
  if (wanted === null) return list
  const really = () => own.get.call(list)
  Object.defineProperty(list, 'matches', {
    configurable: true,
    get: () => (brightness === null ? really() : brightness === wanted[1]),
  })
  list.addEventListener('change', (event) => {
    if (event.isTrusted && brightness !== null) event.stopImmediatePropagation()
  })
  lists.add(new WeakRef(list))
  return list
}
const setBrightness = (next) => {
  if (next === brightness) return
  const living = [...lists].flatMap((reference) => {
    const list = reference.deref()
    if (list === undefined) lists.delete(reference)
    return list === undefined ? [] : [[list, list.matches]]
  })
  brightness = next
  for (const [list, before] of living)
    if (list.matches !== before)
      list.dispatchEvent(new MediaQueryListEvent('change', { media: list.media, matches: list.matches }))
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !dashboards.includes(event.origin)) return
  const message = event.data
  if (typeof message !== 'object' || message === null || message.type !== 'mosaygent.settings') return
  setTextScale(typeof message.textScale === 'number' ? message.textScale : null)
  setLocale(typeof message.locale === 'string' ? message.locale : null)
  setBrightness(message.brightness === 'dark' || message.brightness === 'light' ? message.brightness : null)
  edgesSoon()
})

// the way out: the app takes Tab for itself
window.addEventListener('keydown', (event) => {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  send({ type: 'mosaygent.focus-out', direction: event.shiftKey ? 'back' : 'forward' })
}, true)

// route
const routeNow = () => {
  const now = location.pathname + location.hash
  return now.length > 8000 ? '/' : now
}
let route = routeNow()
const routed = () => {
  if (routeNow() === route) return
  route = routeNow()
  send({ type: 'mosaygent.route', route })
  edgesSoon()
}
for (const name of ['pushState', 'replaceState']) {
  const change = History.prototype[name]
  History.prototype[name] = function (...args) {
    const result = change.apply(this, args)
    routed()
    return result
  }
}
window.addEventListener('popstate', routed)
window.addEventListener('hashchange', routed)

// uncaught errors
const repeats = new Map()
const failed = (message, stack) => {
  const known = message.includes('auth/unauthorized-domain') ? 'unauthorized-domain' : null
  const error = { type: 'mosaygent.error', message: cut(message), stack, known }
  const key = message + '\n' + stack
  if (repeats.has(key)) return void repeats.set(key, repeats.get(key) + 1)
  send({ ...error, count: 1 })
  repeats.set(key, 0)
  setTimeout(() => {
    const count = repeats.get(key)
    repeats.delete(key)
    if (count > 0) send({ ...error, count })
  }, 1000)
}
const stackOf = (value) => (value && typeof value.stack === 'string' ? cut(value.stack) : null)
window.addEventListener('error', (event) => failed(String(event.message || event.error), stackOf(event.error)))
window.addEventListener('unhandledrejection', ({ reason }) =>
  failed(String((reason && reason.message) || reason), stackOf(reason)))

// what the app asks the browser for: the frame has it only once its user has allowed it
const asked = new Set()
const asks = (owner, method, namesOf) => {
  const own = owner?.prototype?.[method]
  if (typeof own !== 'function') return
  owner.prototype[method] = function (...args) {
    const names = namesOf(args[0] ?? {})
    if (names.length > 0 && !asked.has(names.join())) {
      asked.add(names.join())
      send({ type: 'mosaygent.permission', names })
    }
    return own.apply(this, args)
  }
}
asks(window.MediaDevices, 'getUserMedia', ({ video, audio }) =>
  [...(video ? ['camera'] : []), ...(audio ? ['microphone'] : [])])
for (const method of ['getCurrentPosition', 'watchPosition']) asks(window.Geolocation, method, () => ['geolocation'])
for (const method of ['read', 'readText']) asks(window.Clipboard, method, () => ['clipboard-read'])
for (const method of ['write', 'writeText']) asks(window.Clipboard, method, () => ['clipboard-write'])

// what the app prints
let lines = []
let dropped = 0
const flush = () => {
  if (lines.length > 50) setTimeout(flush, 100)
  const now = lines.splice(0, 50)
  if (now.length > 0 || dropped > 0) send({ type: 'mosaygent.log', lines: now, dropped })
  dropped = 0
}
const show = (value) => {
  if (typeof value === 'string') return value
  try {
    return value instanceof Error ? String(value.stack || value) : (JSON.stringify(value) ?? String(value))
  } catch {
    return String(value)
  }
}
for (const [name, level] of [['debug', 'info'], ['log', 'info'], ['info', 'info'], ['warn', 'warning'], ['error', 'error']]) {
  const print = console[name]
  console[name] = function (...args) {
    print.apply(this, args)
    const text = args.map(show).join(' ')
    // most apps catch it and print it
    if (text.includes('auth/unauthorized-domain')) failed(text, null)
    for (const line of text.split('\n')) {
      if (lines.length >= 500) dropped += 1
      else if (lines.push({ level, text: cut(line) }) === 1) setTimeout(flush, 100)
    }
  }
}

send({ type: 'mosaygent.hello', route })`
