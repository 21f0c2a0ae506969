/** Eight bits each of red, green, blue and alpha, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export interface Difference {
  /** Areas of one colour, with the outline of everything that is not background. */
  readonly boxes: number
  /** How far the worst edge of those boxes is off, in logical pixels. */
  readonly edge: number
  /** Colours that the second picture does not show at all. */
  readonly lost: number
  /** Per cent of the pixels that look different. */
  readonly pixels: number
}

type Mask = Uint8Array
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A shorter row or column of one tone is part of a letter or of a rounded corner, not of an area. */
const RUN = 20
/** What is just as long as that may be smoothed to less in one of the pictures: an edge is off where it is for both. */
const SMOOTHED_RUN = 16
/** What has fewer pixels is no area. */
const AREA = 120
/** Two neighbouring tones that no one tells apart, such as a rounding of the same blend. */
const SAME_TONE = 3
/** Tones this near to each other, both common, are steps of a gradient or a shadow: they have no edge to measure. */
const GRADIENT = 8
/** Smoothing of edges that differs by less is not seen. */
const SEEN = 32

/** How the second picture differs from the first, measured on the areas of one colour that the first shows. */
export function compare(first: Picture, second: Picture): Difference {
  if (first.width !== second.width || first.height !== second.height) throw new Error('Not the same size')
  const tones = tonesOf(first)
  let [boxes, edge, lost] = [0, 0, 0]
  const count = (differences: readonly (number | null)[]): void => {
    const known = differences.filter((each) => each !== null)
    boxes += 1
    if (known.length === 0) lost += 1
    else edge = Math.max(edge, Math.min(...known))
  }
  for (const tone of tones) {
    const [box, smoothed] = [RUN, SMOOTHED_RUN].map((run) => boxOf(first, areaOf(first, tone, run)))
    if (!box || !smoothed) continue
    count([
      distance(box, boxOf(second, areaOf(second, tone, RUN))),
      distance(smoothed, boxOf(second, areaOf(second, tone, SMOOTHED_RUN))),
    ])
  }
  const background = tones[0]
  const ink = background === undefined ? null : boxOf(first, inkOf(first, background))
  if (background !== undefined && ink !== null)
    count([distance(ink, boxOf(second, inkOf(second, background)))])
  return { boxes, edge, lost, pixels: differing(first, second) }
}

/** How far the worst side is off; null where there is no other box. */
function distance(box: Box, other: Box | null): number | null {
  return other === null ? null : Math.max(...box.map((side, index) => Math.abs(side - (other[index] ?? 0))))
}

/** The colours of areas, the commonest first. */
function tonesOf(picture: Picture): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < picture.pixels.length; at += 4) {
    const tone = toneAt(picture.pixels, at)
    counts.set(tone, (counts.get(tone) ?? 0) + 1)
  }
  const common = [...counts].filter(([, count]) => count >= AREA).sort(([, one], [, other]) => other - one)
  const isStep = ([tone, count]: readonly [number, number]): boolean =>
    common.some(([other, often]) => other !== tone && often * 4 > count && isNear(tone, other, GRADIENT))
  return common.filter((entry) => !isStep(entry)).map(([tone]) => tone)
}

function toneAt(pixels: Uint8Array, at: number): number {
  return (pixels[at] ?? 0) * 0x10000 + (pixels[at + 1] ?? 0) * 0x100 + (pixels[at + 2] ?? 0)
}

function isNear(one: number, other: number, within: number): boolean {
  return (
    Math.abs((one >> 16) - (other >> 16)) <= within &&
    Math.abs(((one >> 8) & 0xff) - ((other >> 8) & 0xff)) <= within &&
    Math.abs((one & 0xff) - (other & 0xff)) <= within
  )
}

/** The pixels of that tone that lie in a row or a column of it that is at least so long. */
function areaOf({ width, height, pixels }: Picture, tone: number, least: number): Mask {
  const area = new Uint8Array(width * height)
  const sweep = (lines: number, length: number, index: (line: number, along: number) => number): void => {
    for (let line = 0; line < lines; line += 1) {
      let run = 0
      for (let along = 0; along <= length; along += 1) {
        if (along < length && isNear(toneAt(pixels, index(line, along) * 4), tone, SAME_TONE)) run += 1
        else {
          const long = run >= least ? run : 0
          for (let back = 1; back <= long; back += 1) area[index(line, along - back)] = 1
          run = 0
        }
      }
    }
  }
  sweep(height, width, (y, x) => y * width + x)
  sweep(width, height, (x, y) => y * width + x)
  return area
}

/** Everything that is clearly not the background. */
function inkOf({ width, height, pixels }: Picture, background: number): Mask {
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at += 1) {
    if (!isNear(toneAt(pixels, at * 4), background, SEEN)) ink[at] = 1
  }
  return ink
}

function boxOf({ width, height }: Picture, mask: Mask): Box | null {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] !== 1) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    columns[x] = (columns[x] ?? 0) + 1
    rows[y] = (rows[y] ?? 0) + 1
  }
  const some = (count: number): boolean => count > 0
  const left = columns.findIndex(some)
  if (left < 0) return null
  return [left, rows.findIndex(some), columns.findLastIndex(some), rows.findLastIndex(some)]
}

function differing(first: Picture, second: Picture): number {
  let count = 0
  for (let at = 0; at < first.pixels.length; at += 4) {
    if (!isNear(toneAt(first.pixels, at), toneAt(second.pixels, at), SEEN)) count += 1
  }
  return (count * 400) / first.pixels.length
}
