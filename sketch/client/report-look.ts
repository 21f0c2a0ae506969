import { edgeOf, gradientOf, longestColour } from './edge.ts'
import { postToParent } from './frame.ts'
import { gradientColour, parseColour } from './gradient-colour.ts'
import type { Rgba } from './gradient-colour.ts'
import { countOverflows } from './overflows.ts'

/** What this page calls itself to the window around it. */
const page = String(Math.random())

addEventListener('pagehide', () => {
  postToParent({ type: 'sketch-gone', page })
})

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reports the app's ground at its four edges, which the drawn phone continues, and the languages and routes that the app lists. The
 * page takes that ground as well, along its height as the left edge has it: where a scaled edge falls between two
 * pixels, the browser's white or the colour of another part would shine through.
 */
export function reportLook(): void {
  const screen = document.querySelector<HTMLElement>('.stage')
  if (screen === null) return
  const { style } = document.documentElement
  style.background = ''
  const { left, top, width, height } = screen.getBoundingClientRect()
  const edges = {
    top: edgeOf(width, (x) => groundAt(left + x, top + 1)),
    // The sides include the banner above the app, which says that it is a sketch.
    right: edgeOf(innerHeight, (y) => groundAt(left + width - 2, y)),
    bottom: edgeOf(width, (x) => groundAt(left + x, top + height - 2)),
    left: edgeOf(innerHeight, (y) => groundAt(left + 1, y)),
  }
  style.backgroundColor = longestColour(edges.bottom) ?? longestColour(edges.top) ?? ''
  style.backgroundImage = gradientOf(edges.left)
  const [locales = [], routes = []] = ['locales', 'routes'].map((name) =>
    (screen.dataset[name] ?? '').split(' ').filter(Boolean),
  )
  postToParent({ type: 'sketch-look', edges, locales, routes, overflows: countOverflows(screen), page })
}

/** The colour at a point, with what can be seen through above it; null for a picture. */
function groundAt(x: number, y: number): string | null {
  const above: Rgba[] = []
  for (const element of document.elementsFromPoint(x, y)) {
    const { backgroundImage, backgroundColor } = getComputedStyle(element)
    if (backgroundImage !== 'none') {
      const { left, top, width, height } = element.getBoundingClientRect()
      const picture = gradientColour(backgroundImage, { width, height }, x - left, y - top)
      if (picture === null) return null
      above.push(picture)
    }
    above.push(parseColour(backgroundColor))
    const solid = above.findIndex(([, , , alpha]) => alpha === 1)
    if (solid === -1) continue
    const seen = above.slice(0, solid + 1).reduceRight<Rgb>(mix, [0, 0, 0])
    return `rgb(${seen.map(Math.round).join(', ')})`
  }
  return null
}

function mix(below: Rgb, [red, green, blue, alpha]: Rgba): Rgb {
  const over = (index: 0 | 1 | 2, colour: number) => colour * alpha + below[index] * (1 - alpha)
  return [over(0, red), over(1, green), over(2, blue)]
}
