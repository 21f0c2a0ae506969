import { EDGE_COLOURS } from '@mosaygent/contract'
import type { Edge, Edges } from '@mosaygent/contract'
import type { Screen } from './screen.ts'

/** The colour that takes the most of an edge; null where none is known. */
export function mainColour(edge: Edge | null): string | null {
  const shares = new Map<string, number>()
  let from = 0
  for (const { colour, to } of edge ?? []) {
    if (colour !== null) shares.set(colour, (shares.get(colour) ?? 0) + to - from)
    from = to
  }
  return [...shares].reduce<readonly [string | null, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [null, 0],
  )[0]
}

/**
 * The screen around the app as a CSS background: each side goes on with the app's own edge, so that neither a band nor a
 * seam is seen. Each reaches one pixel below the app, whose scaled edge may fall between two. Where an edge is not
 * known the plain ground stays.
 */
export function screenBackground({ top, right, bottom, left }: Edges, screen: Screen, scale: number): string {
  const px = (length: number) => `${Math.round(length * scale * 100) / 100}px`
  const under = (length: number) => `calc(${px(length)} + 1px)`
  const across = { start: screen.left, length: screen.width - screen.left - screen.right }
  const along = { start: 0, length: screen.height - screen.top - screen.bottom }
  const layer = (edge: Edge | null, direction: string, span: typeof across, place: string) =>
    edge === null
      ? []
      : [`${gradient(edge, direction, (at) => px(span.start + at * span.length))} ${place} no-repeat`]
  return [
    // also where the app goes to the screen's edge: a part of a pixel may be left
    ...layer(left, 'to bottom', along, `0 ${px(screen.top)} / ${under(screen.left)} ${px(along.length)}`),
    ...layer(
      right,
      'to bottom',
      along,
      `100% ${px(screen.top)} / ${under(screen.right)} ${px(along.length)}`,
    ),
    ...layer(top, 'to right', across, '0 0 / 100% 50%'),
    ...layer(bottom, 'to right', across, '0 100% / 100% 50%'),
    'var(--plain)',
  ].join(', ')
}

/**
 * Over the app's edges where the screen goes on beside them: one pixel each way of the edge, in the edge's own colours.
 * What an app has drawn in layers lets the lower ones through where its scaled edge falls between two pixels, which
 * the ground below cannot hide; so it does where it ends with the screen, if that does not end with a pixel.
 */
export function screenSeams({ top, right, bottom, left }: Edges, screen: Screen, scale: number): string {
  const px = (length: number) => `${Math.round(length * scale * 100) / 100}px`
  const tall = screen.height - screen.top - screen.bottom
  const wide = screen.width - screen.left - screen.right
  const endsWithPixel = (length: number) => Number.isInteger(Math.round(length * scale * 100) / 100)
  const [wideEnds, tallEnds] = [endsWithPixel(screen.width), endsWithPixel(screen.height)]
  const seam = (
    edge: Edge | null,
    isWhole: boolean,
    [direction, length, place]: readonly [string, number, string],
  ) =>
    edge === null || isWhole
      ? []
      : [`${gradient(edge, direction, (at) => px(at * length))} ${place} no-repeat`]
  const along = (place: string) =>
    ['to bottom', tall, `${place} ${px(screen.top)} / 2px ${px(tall)}`] as const
  const across = (place: string) =>
    ['to right', wide, `${px(screen.left)} ${place} / ${px(wide)} 2px`] as const
  const before = (length: number) => `calc(${px(length)} - 1px)`
  const behind = (length: number) => `calc(100% - ${px(length)} + 1px)`
  const seams = [
    ...seam(left, screen.left === 0 && wideEnds, along(before(screen.left))),
    ...seam(right, screen.right === 0 && wideEnds, along(behind(screen.right))),
    ...seam(top, screen.top === 0 && tallEnds, across(before(screen.top))),
    ...seam(bottom, screen.bottom === 0 && tallEnds, across(behind(screen.bottom))),
  ]
  return seams.length === 0 ? 'none' : seams.join(', ')
}

/** Colours side by side meet at once; the parts of a picture run into each other. */
function gradient(edge: Edge, direction: string, place: (at: number) => string): string {
  const picture = edge.length > EDGE_COLOURS
  const stops = edge.flatMap(({ colour, to }, index) => {
    const from = edge[index - 1]?.to ?? 0
    const ends = picture ? place((from + to) / 2) : `${place(from)} ${place(to)}`
    return [`${colour ?? 'transparent'} ${ends}`]
  })
  return `linear-gradient(${direction}, ${stops.join(', ')})`
}
