import { EDGE_COLOURS } from '@mosaygent/contract'
import type { Edge } from '@mosaygent/contract'

/** Each stop of a gradient along an edge: colours side by side meet at once, the parts of a picture run together. */
export function edgeStops(edge: Edge): readonly (readonly [at: number, colour: string])[] {
  const picture = edge.length > EDGE_COLOURS
  return edge.flatMap(({ colour, to }, index) => {
    const from = edge[index - 1]?.to ?? 0
    const ink = colour ?? 'transparent'
    return picture ? [[(from + to) / 2, ink] as const] : [[from, ink] as const, [to, ink] as const]
  })
}

/** An edge of the app as a fill, from where the app begins over as much as it takes. */
export function edgeGradient(
  context: CanvasRenderingContext2D,
  edge: Edge,
  axis: 'x' | 'y',
  { from, length }: { readonly from: number; readonly length: number },
): CanvasGradient {
  const end = from + length
  const gradient =
    axis === 'x'
      ? context.createLinearGradient(from, 0, end, 0)
      : context.createLinearGradient(0, from, 0, end)
  for (const [at, colour] of edgeStops(edge)) gradient.addColorStop(at, colour)
  return gradient
}
