import { positionalArguments } from '../../evaluate/arguments.ts'
import { integer } from '../../evaluate/value.ts'
import { within } from '../box.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { argument, listArgument, numberArgument, numberOf, objectOf } from '../widget-arguments.ts'
import { tracksIn } from './grid.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'

/** What lies side by side: how many, and the gaps between and below them, in px. */
export interface Tracks {
  readonly count: number
  readonly across: number
  readonly along: number
}

/** How many cells a tile takes across, and along: a number of them, px, or null for what it holds. */
interface Tile {
  readonly across: number
  readonly along: { readonly cells: number } | { readonly px: number } | null
  readonly child: Value | undefined
}

/** `StaggeredGridTile.count`, `.extent` and `.fit`, which name their sizes, and the older `StaggeredTile` of the same. */
function sizedBy(tile: CreatedValue | undefined, child: Value | undefined, tracks: Tracks): Tile {
  const said = (name: string, at: number): number | undefined =>
    tile === undefined ? undefined : (numberArgument(tile, name) ?? numberOf(tile.positional[at]))
  const across = Math.min(tracksIn(said('crossAxisCellCount', 0) ?? 1), tracks.count)
  const cells = said('mainAxisCellCount', 1)
  const extent = said('mainAxisExtent', 1)
  if (tile?.constructor === 'extent' && extent !== undefined) return { across, along: { px: extent }, child }
  if (tile?.constructor === 'count' && cells !== undefined) return { across, along: { cells }, child }
  return { across, along: null, child }
}

function tilesOf(
  widget: CreatedValue,
  items: readonly Value[],
  tracks: Tracks,
  { evaluator }: Context,
): readonly Tile[] {
  const sizes = listArgument(widget, 'staggeredTiles')
  const size = argument(widget, 'staggeredTileBuilder')
  return items.map((item, index) => {
    const own = objectOf(item)
    if (own?.type === 'StaggeredGridTile') return sizedBy(own, argument(own, 'child'), tracks)
    const by =
      size?.kind === 'function' ? evaluator.apply(size, positionalArguments(integer(index))) : sizes[index]
    return sizedBy(objectOf(by), item, tracks)
  })
}

/** Cells that lie side by side, and go on below. */
export function cells(
  children: readonly Element[],
  { count, across, along }: Tracks,
  css: Css = {},
): Element {
  return element(
    {
      width: '100%',
      display: 'grid',
      'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`,
      'column-gap': across,
      'row-gap': along,
      ...css,
    },
    children,
  )
}

/** More rows of cells than a tile reasonably takes. */
const MOST_CELLS = 100

/**
 * Tiles in the first place that is free (`rendering/staggered_grid.dart`). Where all are counted in cells a row is as high
 * as a column is wide, which the page around tells; else each row is as high as what lies in it.
 */
export function staggered(
  widget: CreatedValue,
  items: readonly Value[],
  tracks: Tracks,
  context: Context,
): Element {
  const tiles = tilesOf(widget, items, tracks, context)
  const areCounted = tiles.every(
    ({ along }) => along !== null && 'cells' in along && Number.isInteger(along.cells),
  )
  const drawn = tiles.map(({ across, along, child }) => {
    const inner = within(context, { width: 'tight', height: along === null ? 'unbounded' : 'tight' })
    return element(
      {
        'grid-column': `span ${across}`,
        display: 'grid',
        'min-width': 0,
        ...(along === null
          ? { 'align-self': 'start' }
          : 'px' in along
            ? { height: along.px }
            : areCounted
              ? { 'grid-row': `span ${Math.min(Math.max(1, along.cells), MOST_CELLS)}`, 'min-height': 0 }
              : { 'aspect-ratio': `${across} / ${along.cells || 1}` }),
      },
      inner.draw(child, inner).node,
    )
  })
  if (!areCounted) return cells(drawn, tracks, { 'grid-auto-flow': 'dense' })
  const { count, across } = tracks
  const cell = `calc((100cqw - ${px((count - 1) * across)}) / ${count})`
  const inside = cells(drawn, tracks, { 'grid-auto-flow': 'dense', 'grid-auto-rows': cell })
  return element({ width: '100%', 'container-type': 'inline-size' }, inside)
}
