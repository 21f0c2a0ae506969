/** A tile's picture on the board. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How far an arrow goes straight out of a tile, at most. */
const REACH = 60

/**
 * The path of an arrow between two tiles: from the side that faces the other. `share` says where on that side, 0 to 1,
 * so that the arrows of a tile do not lie on one another.
 */
export function arrowPath(from: Box, to: Box, share: number): string {
  const aside = sideways(from, to)
  const start = aside === 0 ? below(from, to, share) : beside(from, aside, share)
  const end = aside === 0 ? below(to, from, 0.5) : beside(to, -aside, 0.5)
  const reach = Math.min(REACH, Math.hypot(end.x - start.x, end.y - start.y) / 2)
  const out = (point: Point, way: number, vertical: number): Point =>
    aside === 0 ? { x: point.x, y: point.y + vertical * reach } : { x: point.x + way * reach, y: point.y }
  const down = from.top <= to.top ? 1 : -1
  const [one, two] = [out(start, aside, down), out(end, -aside, -down)]
  return `M${at(start)} C${at(one)} ${at(two)} ${at(end)}`
}

/** 1 where the other lies to the right, -1 to the left, 0 above or below. */
function sideways(from: Box, to: Box): -1 | 0 | 1 {
  if (to.left >= from.left + from.width) return 1
  return to.left + to.width <= from.left ? -1 : 0
}

const beside = (box: Box, way: number, share: number): Point => ({
  x: way > 0 ? box.left + box.width : box.left,
  y: box.top + box.height * share,
})

const below = (box: Box, other: Box, share: number): Point => ({
  x: box.left + box.width * share,
  y: other.top >= box.top ? box.top + box.height : box.top,
})

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
