import type { Send } from './send.ts'

const VIEW = 'flutter-view, flt-glass-pane'
const QUIET_MS = 1000

/**
 * Reports when something can be seen: the first content that the browser paints, the engine's view (a page out of sight
 * paints nothing), and a page without Flutter once it has stood still.
 */
export function reportContent(send: Send): void {
  let painted = false
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) reportPainted()
  })
  const reportPainted = () => {
    paints.disconnect()
    if (!painted) send({ type: 'mosaygent.content' })
    painted = true
  }
  paints.observe({ type: 'paint', buffered: true })

  let changedAt = performance.now()
  let viewed = false
  const mutations = new MutationObserver(() => {
    changedAt = performance.now()
    if (viewed || document.querySelector(VIEW) === null) return
    viewed = true
    send({ type: 'mosaygent.view' })
  })
  mutations.observe(document, { childList: true, subtree: true })
  const resources = new PerformanceObserver(() => {
    changedAt = performance.now()
  })
  resources.observe({ type: 'resource' })

  const isFlutter = () => viewed || FLUTTER_GLOBALS.some((name) => name in window)
  window.addEventListener('load', () => {
    const timer = setInterval(() => {
      // The browser reports the paint of a covered page only with the next picture of the whole tab.
      if (holds('img, svg, video')) reportPainted()
      const settling = isBlank() || performance.now() - changedAt < QUIET_MS
      if (!isFlutter() && settling) return
      clearInterval(timer)
      resources.disconnect()
      if (!isFlutter()) send({ type: 'mosaygent.quiet' })
    }, 250)
  })
}

const FLUTTER_GLOBALS = ['_flutter', '$dartLoader', 'dart_library']

/** Whether the page has text, or an element of these. */
function holds(selector: string): boolean {
  const body: HTMLElement | null = document.body
  return body !== null && (body.innerText.trim() !== '' || body.querySelector(selector) !== null)
}

const isBlank = () => !holds('canvas, img, svg, video')
