import type { Edges } from '@mosaygent/contract'
import { type Colour, edgeOf } from './edge-colours.ts'
import { paintedCanvases } from './flutter-canvases.ts'

const UNKNOWN: Edges = { top: null, right: null, bottom: null, left: null }

/**
 * The ground at the four edges: of the engine's canvases, and of the elements where an app has no canvas. A canvas that
 * cannot be read counts as unknown.
 */
export function readEdges(): Edges {
  const [width, height] = [Math.floor(innerWidth), Math.floor(innerHeight)]
  if (width < 8 || height < 8) return UNKNOWN
  try {
    const canvases = paintedCanvases()
    return canvases.length === 0 ? elementEdges(width, height) : canvasEdges(canvases, width, height)
  } catch {
    return UNKNOWN
  }
}

/** Draws each side's line as a row of one small canvas, so that one reading does for all. */
function canvasEdges(canvases: readonly HTMLCanvasElement[], width: number, height: number): Edges {
  const length = Math.max(width, height)
  const sample = Object.assign(document.createElement('canvas'), { width: length, height: 4 })
  const context = sample.getContext('2d')
  if (context === null) return UNKNOWN
  const drawRow = (row: number, [a, b, c, d, e, f]: Transform) => {
    context.save()
    context.beginPath()
    context.rect(0, row, length, 1)
    context.clip()
    context.setTransform(a, b, c, d, e, f + row)
    for (const canvas of canvases) {
      const box = canvas.getBoundingClientRect()
      context.drawImage(canvas, box.left, box.top, box.width, box.height)
    }
    context.restore()
  }
  drawRow(0, [1, 0, 0, 1, 0, -1])
  drawRow(1, [0, 1, 1, 0, 0, 2 - width])
  drawRow(2, [1, 0, 0, 1, 0, 2 - height])
  drawRow(3, [0, 1, 1, 0, 0, -1])
  const { data } = context.getImageData(0, 0, length, 4)
  const colourAt = (row: number, at: number): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((row * length + at) * 4)
    return alpha === 255 ? [red, green, blue] : null
  }
  const edge = (row: number, end: number) => edgeOf(Array.from({ length: end }, (_, at) => colourAt(row, at)))
  return { top: edge(0, width), right: edge(1, height), bottom: edge(2, width), left: edge(3, height) }
}
type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

function elementEdges(width: number, height: number): Edges {
  return {
    top: edgeOf(along(width, (x) => groundAt(x, 1))),
    right: edgeOf(along(height, (y) => groundAt(width - 2, y))),
    bottom: edgeOf(along(width, (x) => groundAt(x, height - 2))),
    left: edgeOf(along(height, (y) => groundAt(1, y))),
  }
}

function along(length: number, at: (position: number) => Colour): Colour[] {
  const step = Math.max(4, length / 200)
  return Array.from({ length: Math.floor(length / step) }, (_, index) => at((index + 0.5) * step))
}

/** The colour of the elements at a point, with those that can be seen through above it. */
function groundAt(x: number, y: number): Colour {
  const above: [number, number, number, number][] = []
  for (const element of document.elementsFromPoint(x, y)) {
    const { backgroundImage, backgroundColor } = getComputedStyle(element)
    if (backgroundImage !== 'none') return null
    const parts = (/^rgba?\((.*)\)$/.exec(backgroundColor)?.[1] ?? '').split(',').map(Number)
    const [red = 0, green = 0, blue = 0, alpha = 0] = parts
    if (parts.length === 3) return above.reduceRight<[number, number, number]>(mix, [red, green, blue])
    if (parts.length === 4 && alpha > 0) above.push([red, green, blue, alpha])
  }
  return null
}

function mix(
  [redBelow, greenBelow, blueBelow]: readonly [number, number, number],
  [red, green, blue, alpha]: readonly [number, number, number, number],
): [number, number, number] {
  const over = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [over(red, redBelow), over(green, greenBelow), over(blue, blueBelow)]
}
