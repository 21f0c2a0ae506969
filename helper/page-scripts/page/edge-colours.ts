import type { Edge } from '@mosaygent/contract'
import { EDGE_COLOURS, EDGE_PARTS } from '@mosaygent/contract/app-frame'

/** Red, green and blue; null where nothing is known. */
export type Colour = readonly [red: number, green: number, blue: number] | null

interface Run {
  readonly colour: Colour
  readonly from: number
  to: number
}

/**
 * What lies along an edge, from one colour a step. Colours that dithering or smoothing makes different are one; more
 * than a few are a picture, which becomes the means of equal parts.
 */
export function edgeOf(colours: readonly Colour[]): Edge | null {
  if (colours.every((colour) => colour === null)) return null
  const runs: Run[] = []
  colours.forEach((colour, at) => {
    const last = runs.at(-1)
    if (last !== undefined && alike(last.colour, colour)) last.to = at + 1
    else runs.push({ colour, from: at, to: at + 1 })
  })
  const wide = runs.filter(({ from, to }) => to - from > 2)
  const plain = wide.reduce((sum, { from, to }) => sum + to - from, 0)
  if (wide.length > EDGE_COLOURS || plain < colours.length * 0.8) return partsOf(colours)
  return wide.map(({ colour }, index) => {
    const next = wide[index + 1]
    return { colour: toRgb(colour), to: next === undefined ? 1 : next.from / colours.length }
  })
}

function partsOf(colours: readonly Colour[]): Edge {
  const startOf = (part: number) => Math.round((part * colours.length) / EDGE_PARTS)
  return Array.from({ length: EDGE_PARTS }, (_, part) => {
    const from = startOf(part)
    const to = Math.max(startOf(part + 1), from + 1)
    return { colour: toRgb(meanOf(colours.slice(from, to))), to: (part + 1) / EDGE_PARTS }
  })
}

function meanOf(colours: readonly Colour[]): Colour {
  const known = colours.filter((colour) => colour !== null)
  if (known.length === 0) return null
  const mean = (index: 0 | 1 | 2) => known.reduce((sum, colour) => sum + colour[index], 0) / known.length
  return [mean(0), mean(1), mean(2)]
}

function alike(a: Colour, b: Colour): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(a[0] - b[0]) < 4 && Math.abs(a[1] - b[1]) < 4 && Math.abs(a[2] - b[2]) < 4
}

function toRgb(colour: Colour): string | null {
  return colour && `rgb(${colour.map(Math.round).join(', ')})`
}
