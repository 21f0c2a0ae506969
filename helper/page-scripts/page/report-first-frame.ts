import { isOneColour } from './flutter-canvases.ts'
import type { Send } from './send.ts'

/** Many apps draw their ground alone until their data has come. */
const ONE_COLOUR_MS = 1000

/**
 * Reports Flutter's first frame. Two animation frames pass after the engine's event, so that the browser has shown the
 * picture before the overlay above it goes. A picture of one colour counts only after a second.
 */
export function reportFirstFrame(send: Send): void {
  window.addEventListener('flutter-first-frame', () => waitUntilShown(send), { once: true })
}

function waitUntilShown(send: Send): void {
  const since = performance.now()
  let reported = false
  let looked = false
  const report = () => {
    if (!reported) send({ type: 'mosaygent.first-frame' })
    reported = true
  }
  const look = () => {
    looked = true
    if (performance.now() - since < ONE_COLOUR_MS && isOneColour())
      setTimeout(() => requestAnimationFrame(look), 50)
    else requestAnimationFrame(report)
  }
  requestAnimationFrame(look)
  // A frame that is out of sight gets no animation frames.
  setTimeout(() => {
    if (!looked) report()
  }, 500)
  setTimeout(report, ONE_COLOUR_MS + 500)
}
