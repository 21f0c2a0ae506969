import { PAGE_EDGE_COLOURS } from './page-edge-colours.ts'

/**
 * Of the page's script: tells the ground at the four edges, which the drawn phone around the app continues. It is read
 * from the engine's canvases, and where an app has none from the elements; a canvas that does not let itself be read
 * counts as not known. Looked at after the first frame, and after later ones soon when something was done (size,
 * settings, address, input) and then ever less often: an app that stands still is not looked at at all.
 */
export const PAGE_EDGES = String.raw`${PAGE_EDGE_COLOURS}
const SOON_MS = 250
const SELDOM_MS = 4000
// each side's line as a row of one small canvas: one reading for all
const paintedEdges = (canvases, width, height) => {
  const length = Math.max(width, height)
  const sample = Object.assign(document.createElement('canvas'), { width: length, height: 4 })
  const context = sample.getContext('2d')
  const rows = [[1, 0, 0, 1, 0, -1], [0, 1, 1, 0, 0, 2 - width], [1, 0, 0, 1, 0, 2 - height], [0, 1, 1, 0, 0, -1]]
  rows.forEach(([a, b, c, d, e, f], row) => {
    context.save()
    context.beginPath()
    context.rect(0, row, length, 1)
    context.clip()
    context.setTransform(a, b, c, d, e, f + row)
    for (const canvas of canvases) {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      context.drawImage(canvas, left, top, width, height)
    }
    context.restore()
  })
  const { data } = context.getImageData(0, 0, length, 4)
  return rows.map((_, row) => Array.from({ length: row % 2 === 0 ? width : height }, (_, at) => {
    const [red, green, blue, seen] = data.subarray((row * length + at) * 4)
    return seen === 255 ? [red, green, blue] : null
  }))
}
const mixed = (below, [red, green, blue, share]) =>
  [red, green, blue].map((each, index) => each * share + below[index] * (1 - share))
const groundAt = (x, y) => {
  const over = []
  for (const element of document.elementsFromPoint(x, y)) {
    const look = getComputedStyle(element)
    if (look.backgroundImage !== 'none') return null
    const parts = (/^rgba?\((.*)\)$/.exec(look.backgroundColor)?.[1] ?? '').split(',').map(Number)
    if (parts.length === 3) return over.reduceRight(mixed, parts)
    if (parts.length === 4 && parts[3] > 0) over.push(parts)
  }
  return null
}
const along = (length, at) => {
  const step = Math.max(4, length / 200)
  return Array.from({ length: Math.floor(length / step) }, (_, index) => at((index + 0.5) * step))
}
const elementEdges = (width, height) => [
  along(width, (x) => groundAt(x, 1)),
  along(height, (y) => groundAt(width - 2, y)),
  along(width, (x) => groundAt(x, height - 2)),
  along(height, (y) => groundAt(1, y)),
]
const edgesNow = () => {
  const [width, height] = [Math.floor(innerWidth), Math.floor(innerHeight)]
  if (width < 8 || height < 8) return null
  try {
    const canvases = canvasesIn(document).filter(({ width, height }) => width > 0 && height > 0)
    const read = canvases.length === 0 ? elementEdges(width, height) : paintedEdges(canvases, width, height)
    const [top, right, bottom, left] = read.map(edgeOf)
    return { top, right, bottom, left }
  } catch {
    return null // not for us to read
  }
}

let edgesTold = ''
let edgesPause = SOON_MS
let edgesTimer = null
let edgesBegun = false
const lookAtEdges = () => {
  edgesTimer = null
  const edges = edgesNow() ?? { top: null, right: null, bottom: null, left: null }
  const said = JSON.stringify(edges)
  edgesPause = said === edgesTold ? Math.min(edgesPause * 2, SELDOM_MS) : SOON_MS
  if (said !== edgesTold) send({ type: 'mosaygent.edges', edges })
  edgesTold = said
}
const edgesLater = () => {
  if (edgesBegun && edgesTimer === null) edgesTimer = setTimeout(lookAtEdges, edgesPause)
}
const edgesSoon = () => {
  if (edgesPause > SOON_MS) clearTimeout(edgesTimer)
  if (edgesPause > SOON_MS) edgesTimer = null
  edgesPause = SOON_MS
  edgesLater()
}
const askFrame = window.requestAnimationFrame
// whoever draws asks for a frame before
window.requestAnimationFrame = function requestAnimationFrame(callback) {
  edgesLater()
  return askFrame.call(window, callback)
}
window.addEventListener('flutter-first-frame', () => askFrame.call(window, () => {
  edgesBegun = true
  edgesTimer = setTimeout(lookAtEdges)
}), { once: true })
for (const name of ['resize', 'pointerup', 'keyup', 'wheel'])
  window.addEventListener(name, edgesSoon, { capture: true, passive: true })
`
