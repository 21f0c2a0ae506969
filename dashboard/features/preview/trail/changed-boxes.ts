import pixelmatch from 'pixelmatch'

/** A picture as its colours: four bytes a pixel, from the left upper corner. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A place in a picture, in shares of its width and height. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What two pictures differ in; `other-size`: they cannot be laid one over the other. */
export type Change =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly boxes: readonly Box[] }
  | { readonly kind: 'other-size' }

/** Changed pixels less than two of these apart are one change. */
const TILE_PX = 8
/** More places than this say no more than one around them all. */
const MOST_BOXES = 12

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where two pictures differ by more than the smoothing of letters and edges. */
export function changeBetween(before: Pixels, after: Pixels): Change {
  const { width, height } = after
  if (before.width !== width || before.height !== height) return { kind: 'other-size' }
  const mask = new Uint8ClampedArray(width * height * 4)
  if (pixelmatch(before.data, after.data, mask, width, height, { diffMask: true }) === 0)
    return { kind: 'same' }
  const extents = joined(tilesOf(mask, width, height))
  const boxes = (extents.length > MOST_BOXES ? [around(extents)] : extents).map(
    ({ left, top, right, bottom }): Box => ({
      left: left / width,
      top: top / height,
      width: (right - left) / width,
      height: (bottom - top) / height,
    }),
  )
  return { kind: 'changed', boxes }
}

/** The tiles with changed pixels in them by column and row, each with how far those reach. */
function tilesOf(mask: Uint8ClampedArray, width: number, height: number): Map<string, Extent> {
  const tiles = new Map<string, Extent>()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue
      const key = `${Math.floor(x / TILE_PX)} ${Math.floor(y / TILE_PX)}`
      const known = tiles.get(key)
      const pixel = { left: x, top: y, right: x + 1, bottom: y + 1 }
      tiles.set(key, known === undefined ? pixel : around([known, pixel]))
    }
  return tiles
}

/** Tiles that touch, or have one between them, as one; the largest first. */
function joined(tiles: Map<string, Extent>): Extent[] {
  const left = new Map(tiles)
  const groups: Extent[] = []
  for (const [start, extent] of tiles) {
    if (!left.delete(start)) continue
    const group = [extent]
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column = 0, row = 0] = at.split(' ').map(Number)
      for (let x = column - 2; x <= column + 2; x += 1)
        for (let y = row - 2; y <= row + 2; y += 1) {
          const near = left.get(`${x} ${y}`)
          if (near === undefined) continue
          left.delete(`${x} ${y}`)
          group.push(near)
          open.push(`${x} ${y}`)
        }
    }
    groups.push(around(group))
  }
  return groups.toSorted((a, b) => areaOf(b) - areaOf(a))
}

function around(extents: readonly Extent[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const one of extents) {
    left = Math.min(left, one.left)
    top = Math.min(top, one.top)
    right = Math.max(right, one.right)
    bottom = Math.max(bottom, one.bottom)
  }
  return { left, top, right, bottom }
}

const areaOf = ({ left, top, right, bottom }: Extent) => (right - left) * (bottom - top)
