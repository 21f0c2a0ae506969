import { readEdges } from './read-edges.ts'
import type { Send } from './send.ts'

const SOON_MS = 250
const SELDOM_MS = 4000

/**
 * Reports the ground at the edges, which the drawn phone around the app continues. It is read after the first frame and
 * soon after an event (size, settings, address, input), then with later frames ever less often: an app that stands
 * still is not read at all.
 */
export function watchEdges(send: Send): { readonly changed: () => void } {
  let reported = ''
  let pause = SOON_MS
  let timer: number | null = null
  let begun = false
  const read = () => {
    timer = null
    const edges = readEdges()
    const text = JSON.stringify(edges)
    pause = text === reported ? Math.min(pause * 2, SELDOM_MS) : SOON_MS
    if (text !== reported) send({ type: 'mosaygent.edges', edges })
    reported = text
  }
  const readLater = () => {
    if (begun && timer === null) timer = setTimeout(read, pause)
  }
  const changed = () => {
    if (pause > SOON_MS && timer !== null) {
      clearTimeout(timer)
      timer = null
    }
    pause = SOON_MS
    readLater()
  }
  const own = window.requestAnimationFrame
  // Every drawing is an animation frame. The last one is read after it was drawn, however late that is.
  window.requestAnimationFrame = function requestAnimationFrame(callback) {
    return own.call(window, (time) => {
      try {
        callback(time)
      } finally {
        readLater()
      }
    })
  }
  const begin = () =>
    own.call(window, () => {
      begun = true
      timer = setTimeout(read)
    })
  window.addEventListener('flutter-first-frame', begin, { once: true })
  for (const name of ['resize', 'pointerup', 'keyup', 'wheel'])
    window.addEventListener(name, changed, { capture: true, passive: true })
  return { changed }
}
