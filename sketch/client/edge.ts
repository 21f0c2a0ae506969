import type { Edge } from '@mosaygent/contract'
import { EDGE_COLOURS, EDGE_PARTS } from '@mosaygent/contract/app-frame'

type Ground = Edge[number]['colour']

/** Every so many pixels the ground is read; where it has changed in between, the place is searched. */
const STEP_PX = 8

/** The colours along an edge, of too many the one in the middle of each part; null where nothing is known. */
export function edgeOf(length: number, groundAt: (pixel: number) => Ground): Edge | null {
  const runs: Edge = []
  let from = 1
  let ground = groundAt(from)
  while (from < length - 2) {
    if (runs.length >= EDGE_COLOURS) return partsOf(length, groundAt, runs[0])
    const to = Math.min(from + STEP_PX, length - 2)
    const next = groundAt(to)
    if (next !== ground) runs.push({ colour: ground, to: endOf(ground, from, to, groundAt) / length })
    from = to
    ground = next
  }
  runs.push({ colour: ground, to: 1 })
  return known(runs)
}

/**
 * What runs from one colour into another: the window around it lets the parts do that, too. A plain band at the
 * beginning, as the line that says what this is, ends at once: there stand two narrow parts.
 */
function partsOf(length: number, groundAt: (pixel: number) => Ground, first: Edge[number] | undefined) {
  const half = 0.5 / length
  const isBand = first !== undefined && first.to * length > STEP_PX
  const band: Edge = isBand
    ? [{ ...first, to: first.to - half }, first, { colour: groundAt(first.to * length), to: first.to + half }]
    : []
  const begin = band.at(-1)?.to ?? 0
  const count = EDGE_PARTS - band.length
  const parts = Array.from({ length: count }, (_, part) => ({
    colour: groundAt((begin + ((part + 0.5) * (1 - begin)) / count) * length),
    // not a hair more than the whole, which nobody would take
    to: part + 1 === count ? 1 : begin + ((part + 1) * (1 - begin)) / count,
  }))
  return known([...band, ...parts])
}

const known = (edge: Edge): Edge | null => (edge.every(({ colour }) => colour === null) ? null : edge)

/** Where between two pixels a ground ends, by halving. */
function endOf(ground: Ground, from: number, to: number, groundAt: (pixel: number) => Ground): number {
  let [same, other] = [from, to]
  while (other - same > 1) {
    const middle = (same + other) / 2
    if (groundAt(middle) === ground) same = middle
    else other = middle
  }
  return other
}

/** The colour of the longest part of an edge. */
export function longestColour(edge: Edge | null): Ground {
  let most: Ground = null
  let longest = 0
  let from = 0
  for (const { colour, to } of edge ?? []) {
    if (colour !== null && to - from > longest) [most, longest] = [colour, to - from]
    from = to
  }
  return most
}

/** The edge as a gradient with hard stops; empty for one colour. */
export function gradientOf(edge: Edge | null): string {
  if (edge === null || edge.length < 2) return ''
  const stops: string[] = []
  let from = 0
  for (const { colour, to } of edge) {
    stops.push(`${colour ?? 'transparent'} ${from * 100}% ${to * 100}%`)
    from = to
  }
  return `linear-gradient(${stops.join(', ')})`
}
