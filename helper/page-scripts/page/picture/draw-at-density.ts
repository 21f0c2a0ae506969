import { paintedCanvases } from '../flutter-canvases.ts'
import { overrideGetter } from '../override-getter.ts'

/** An app that does not draw anew within this time is taken as it is. */
const PATIENCE_MS = 1_500
/** Pictures of another resolution come a moment after the first frame that asks for them. */
const STILL_MS = 150

let wanted: number | null = null
let overridden = false

/**
 * Has the app drawn with so many pixels a pixel of its own while `work` is done: Flutter's engine asks the browser for
 * the ratio at each change of size. Its layout stays, only its canvas is finer.
 */
export async function drawnAtDensity<Result>(density: number, work: () => Promise<Result>): Promise<Result> {
  if (!overridden) overrideGetter(window, 'devicePixelRatio', (own) => wanted ?? own())
  overridden = true
  wanted = density
  announce()
  try {
    await untilDrawn(density)
    return await work()
  } finally {
    wanted = null
    announce()
  }
}

function announce(): void {
  dispatchEvent(new Event('resize'))
  visualViewport?.dispatchEvent(new Event('resize'))
}

async function untilDrawn(density: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const isFiner = () =>
    paintedCanvases().some((canvas) => {
      const { width } = canvas.getBoundingClientRect()
      return width > 0 && Math.abs(canvas.width / width - density) < 0.02
    })
  while (!isFiner() && performance.now() < end) await pause(16)
  let before = ''
  while (performance.now() < end) {
    const now = impression()
    if (now === before) return
    before = now
    await pause(STILL_MS)
  }
}

/** What the canvases show, small. */
function impression(): string {
  const sample = Object.assign(document.createElement('canvas'), { width: 96, height: 96 })
  const context = sample.getContext('2d')
  if (context === null) return ''
  for (const canvas of paintedCanvases()) context.drawImage(canvas, 0, 0, 96, 96)
  return context.getImageData(0, 0, 96, 96).data.join()
}

// Not an animation frame: a page that is out of sight has none.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
