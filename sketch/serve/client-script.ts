import { ICONS_SCRIPT } from './client-icons.ts'
import { LAYOUT_SCRIPT } from './client-layout.ts'
import { LOOK_SCRIPT } from './client-look.ts'
import { POINT_SCRIPT } from './client-point.ts'

/**
 * Runs in the page. Takes each new picture by changing only what differs, so that scroll positions, typed text
 * and the focus stay; a restart (`fresh`) puts the picture up anew. Tells the server what was tapped: what a tap
 * leads to is found there, in the source. Addresses are relative to the page's own, because a gateway on another
 * port stands between.
 *
 * It takes the settings of the window around the frame as the gateway's script takes them in an app's page.
 */
export const CLIENT_SCRIPT = `'use strict'
const root = document.getElementById('sketch')
const style = document.getElementById('sketch-style')
const page = document.documentElement
let viewer = ''
let pointTo = null
let locale = ''

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName &&
    (a.nodeType !== 1 || a.getAttribute('data-widget') === b.getAttribute('data-widget') &&
      a.getAttribute('data-page') === b.getAttribute('data-page'))
}

function morph(from, to) {
  if (from.nodeType === 3) {
    if (from.data !== to.data) from.data = to.data
    return
  }
  if (from.nodeType !== 1) return
  for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name)
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
  if (from.nodeName !== 'TEXTAREA') morphChildren(from, to)
}

function morphChildren(from, to) {
  const wanted = [...to.childNodes]
  const present = [...from.childNodes]
  wanted.forEach((node, index) => {
    const old = present[index]
    if (old === undefined) from.append(node)
    else if (sameKind(old, node)) morph(old, node)
    else old.replaceWith(node)
  })
  for (const extra of present.slice(wanted.length)) extra.remove()
}

function put(picture) {
  const next = new DOMParser().parseFromString('<div id="sketch">' + picture.body + '</div>', 'text/html')
  const wanted = next.getElementById('sketch')
  if (style.textContent !== picture.style) style.textContent = picture.style
  if (picture.fresh) root.replaceChildren(...wanted.childNodes)
  else morphChildren(root, wanted)
  const title = new DOMParser().parseFromString('<title>' + picture.title + '</title>', 'text/html').title
  if (document.title !== title) document.title = title
  layOut()
  tellLook()
  page.dataset.version = picture.version
}

function screenQuery() {
  const stage = document.querySelector('.stage')
  return stage === null ? '' : '&width=' + stage.clientWidth + '&height=' + stage.clientHeight +
    '&locale=' + encodeURIComponent(locale || navigator.language)
}

function tell(what, query) {
  fetch('sketch/' + what + '?viewer=' + viewer + query, { method: 'POST' }).catch(() => {
    // The stream has ended with it: the next connection brings the page up to date.
  })
}

// A reload waits for this word: it is said until it is heard, or until a newer picture is up.
async function tellApplied(version) {
  for (let pause = 100; pause < 10_000 && page.dataset.version === version; pause *= 2) {
    const query = '?viewer=' + viewer + '&version=' + version
    const answer = await fetch('sketch/applied' + query, { method: 'POST' }).catch(() => null)
    if (answer !== null && answer.ok) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function connect() {
  const back = viewer === '' ? '' : '&viewer=' + viewer
  const screen = screenQuery()
  const events = new EventSource('sketch/events?version=' + page.dataset.version + back + screen)
  events.addEventListener('hello', (event) => {
    viewer = JSON.parse(event.data).viewer
    if (screenQuery() !== screen) tell('screen', screenQuery())
  })
  events.addEventListener('picture', (event) => {
    const picture = JSON.parse(event.data)
    put(picture)
    tellApplied(String(picture.version))
  })
  events.addEventListener('bye', () => {
    events.close()
    // In a frame the window around it loads what comes next.
    if (around === null) setTimeout(again, 500)
  })
  events.addEventListener('error', () => {
    // Connect anew with the version now shown, rather than let the browser ask with an old one.
    events.close()
    setTimeout(again, 500)
  })
}

// A stream is opened only where one is offered: the app may answer at this address by now, and its console is not ours.
async function again() {
  const answer = await fetch('sketch/events', { method: 'HEAD' }).catch(() => null)
  const type = answer === null ? '' : answer.headers.get('content-type') || ''
  if (type.startsWith('text/event-stream')) connect()
  else if (answer === null || answer.status === 503) setTimeout(again, 500)
  else if (around === null) location.reload()
}

// What the window around the frame says, in the words of the contract's page-script; none of it is a secret.
const around = window.parent === window ? null : window.parent
function say(message) {
  if (around !== null) around.postMessage(message, '*')
}

function settings({ textScale, locale: wanted, brightness }) {
  page.style.fontSize = typeof textScale === 'number' && textScale !== 1 ? textScale * 100 + '%' : ''
  if (brightness === 'dark' || brightness === 'light') page.dataset.brightness = brightness
  else delete page.dataset.brightness
  layOut()
  tellLook()
  const before = screenQuery()
  locale = typeof wanted === 'string' ? wanted : ''
  if (screenQuery() !== before && viewer !== '') tell('screen', screenQuery())
}

addEventListener('message', (event) => {
  if (event.source !== around || typeof event.data !== 'object' || event.data === null) return
  if (event.data.type === 'mosaygent.settings') settings(event.data)
})

addEventListener('keydown', (event) => {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  say({ type: 'mosaygent.focus-out', direction: event.shiftKey ? 'back' : 'forward' })
}, true)

let resized = 0
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  layOut()
  tellLook()
})
addEventListener('resize', () => {
  layOut()
  tellLook()
  clearTimeout(resized)
  resized = setTimeout(() => tell('screen', screenQuery()), 100)
})

document.addEventListener('click', (event) => {
  if (pointTo !== null) return
  const tapped = event.target.closest('[data-tap]')
  if (tapped !== null) tell('tap', '&version=' + page.dataset.version + '&tap=' + tapped.dataset.tap)
})

document.addEventListener('keydown', (event) => {
  const tapped = event.target.closest('[data-tap]')
  if (tapped === null || tapped.tagName === 'BUTTON' || (event.key !== 'Enter' && event.key !== ' ')) return
  if (event.target.tagName === 'INPUT' || event.target.tagName === 'TEXTAREA') return
  event.preventDefault()
  tapped.click()
})

function missing(image) {
  image.classList.add('missing')
}
document.addEventListener('error', (event) => {
  if (event.target.tagName === 'IMG') missing(event.target)
}, true)
for (const image of document.images) if (image.complete && image.naturalWidth === 0) missing(image)

${POINT_SCRIPT}${ICONS_SCRIPT}
say({ type: 'mosaygent.hello', route: location.pathname + location.hash })
document.fonts.ready.then(layOut)
layOut()
// the picture is in the page itself: two animation frames later the browser has shown it
let drawn = false
const tellDrawn = () => {
  if (!drawn) say({ type: 'mosaygent.first-frame' })
  drawn = true
}
requestAnimationFrame(() => requestAnimationFrame(tellDrawn))
// a page that nobody sees gets no animation frames
setTimeout(tellDrawn, 500)
tellLook()
connect()
${LAYOUT_SCRIPT}${LOOK_SCRIPT}`
