/**
 * The part of the page's script that tells when the page can be seen; runs in a page that is framed, with `send` given.
 * After the engine's word two animation frames pass, so that the browser has shown the picture before another page
 * makes room for it. A picture of one colour alone counts only after a second: most often more is to come. A page that
 * nobody sees gets no animation frames at all: the engine's view is told as well.
 */
export const PAGE_FRAMES = String.raw`
window.addEventListener('flutter-first-frame', () => {
  const since = performance.now()
  let said = false
  let looked = false
  const say = () => {
    if (!said) send({ type: 'mosaygent.first-frame' })
    said = true
  }
  const look = () => {
    looked = true
    if (performance.now() - since < PLAIN_MS && isOneColour()) setTimeout(() => requestAnimationFrame(look), 50)
    else requestAnimationFrame(say)
  }
  requestAnimationFrame(look)
  // a frame that has gone out of sight since
  setTimeout(() => looked || say(), 500)
  setTimeout(say, PLAIN_MS + 500)
}, { once: true })

// many an app begins with its ground alone, until what it asked for has come
const PLAIN_MS = 1000

let painted = false
const sayPainted = () => {
  paints.disconnect()
  if (!painted) send({ type: 'mosaygent.content' })
  painted = true
}
const paints = new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) sayPainted()
})
paints.observe({ type: 'paint', buffered: true })

const VIEW = 'flutter-view, flt-glass-pane'
const QUIET_MS = 1000
let changedAt = performance.now()
let viewed = false
const watch = new MutationObserver(() => {
  changedAt = performance.now()
  if (viewed || document.querySelector(VIEW) === null) return
  viewed = true
  send({ type: 'mosaygent.view' })
})
watch.observe(document, { childList: true, subtree: true })
const resources = new PerformanceObserver(() => (changedAt = performance.now()))
resources.observe({ type: 'resource' })

// a page that loads no Flutter says nothing of its own
const isFlutter = () => viewed || ['_flutter', '$dartLoader', 'dart_library'].some((name) => name in window)
const holds = (what) => {
  const { body } = document
  return body !== null && (body.innerText.trim() !== '' || body.querySelector(what) !== null)
}
const isBlank = () => !holds('canvas, img, svg, video')
window.addEventListener('load', () => {
  const look = setInterval(() => {
    // the paint of what lies covered is told only with the next picture of the whole tab, which may be long in coming
    if (holds('img, svg, video')) sayPainted()
    if (!isFlutter() && (isBlank() || performance.now() - changedAt < QUIET_MS)) return
    clearInterval(look)
    resources.disconnect()
    if (!isFlutter()) send({ type: 'mosaygent.quiet' })
  }, 250)
})

// Chromium alone tells
const { memory } = performance
if (memory) setInterval(() => {
  const share = memory.usedJSHeapSize / memory.jsHeapSizeLimit
  if (share > 0.2) send({ type: 'mosaygent.memory', share: Math.min(share, 1) })
}, 3000)
`
