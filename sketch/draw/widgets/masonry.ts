import { expand, shrink, sizeCss, within } from '../box.ts'
import { element } from '../element.ts'
import { insetsCss } from '../insets.ts'
import { roomOf } from '../room.ts'
import { booleanArgument, listArgument, numberArgument, objectArgument } from '../widget-arguments.ts'
import { tracksIn } from './grid.ts'
import { fromDelegate, itemsOf, keptFree } from './scrolling.ts'
import { cells, staggered } from './staggered-tiles.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'
import type { Tracks } from './staggered-tiles.ts'

/** By the widget or by its `gridDelegate`: a number of columns, or as many as make none wider or narrower than it says. */
function tracksOf(widget: CreatedValue, context: Context): Tracks {
  const source = objectArgument(widget, 'gridDelegate') ?? widget
  const across = numberArgument(source, 'crossAxisSpacing') ?? 0
  const along = numberArgument(source, 'mainAxisSpacing') ?? 0
  const most = numberArgument(source, 'maxCrossAxisExtent')
  const least = numberArgument(source, 'minCrossAxisExtent')
  const { width } = roomOf(context)
  const fitting =
    most !== undefined
      ? Math.ceil((width + across) / (Math.max(1, most) + across))
      : least !== undefined
        ? Math.floor((width + across) / (Math.max(1, least) + across))
        : (numberArgument(source, 'crossAxisCount') ?? 2)
  return { count: tracksIn(fitting), across, along }
}

/** Each under the shortest column so far; their heights are the browser's to know, so they take turns. */
function columns(items: readonly Value[], { count, across, along }: Tracks, context: Context): Element {
  const drawn = items.map((item) => context.draw(item, context).node)
  const column = (at: number): Element =>
    element(
      { flex: '1 1 0', 'min-width': 0, gap: along },
      drawn.filter((_, index) => index % count === at),
      { class: 'col' },
    )
  const some = Math.min(count, Math.max(1, drawn.length))
  const empty = count > some ? element({ flex: `${count - some} 1 0`, 'min-width': 0 }, null) : null
  return element(
    { width: '100%', gap: across },
    [...Array.from({ length: some }, (_, at) => column(at)), empty],
    { class: 'row' },
  )
}

/** Rows, each as high as the highest in it. */
function rows(items: readonly Value[], tracks: Tracks, context: Context): Element {
  return cells(
    items.map((item) => element({}, context.draw(item, context).node)),
    tracks,
  )
}

/**
 * The walls of flutter_staggered_grid_view, and of waterfall_flow: what lies in columns that end where they end, in rows
 * as high as their highest, or as tiles that take several cells. None scrolls to a side here.
 */
function drawWall(widget: CreatedValue, context: Context): Box {
  const { type } = widget
  const isSliver = type.startsWith('Sliver')
  const isBox = type === 'StaggeredGrid'
  const { padding, inside } = keptFree(widget, context)
  const inner = within(inside, { width: 'tight', height: 'unbounded' })
  const delegate = objectArgument(widget, 'delegate')
  const source = delegate === undefined ? widget : fromDelegate(widget, delegate)
  const items = isBox ? listArgument(widget, 'children') : itemsOf(source, context)
  const tracks = tracksOf(widget, inner)
  const wall = type.includes('Staggered')
    ? staggered(widget, items, tracks, inner)
    : type.includes('Aligned')
      ? rows(items, tracks, inner)
      : columns(items, tracks, inner)
  if (isSliver || isBox) return { node: { ...wall, widget: type }, width: 'fill', height: 'hug' }
  const width = expand(context.bounds.width)
  const shrinks = booleanArgument(widget, 'shrinkWrap') === true
  const height = shrinks ? shrink(context.bounds.height) : expand(context.bounds.height)
  const css = {
    ...sizeCss(width, height),
    'max-height': '100%',
    'overflow-y': 'auto',
    padding: insetsCss(padding),
  }
  return {
    node: element(css, wall, { widget: type, class: 'scroll' }),
    width,
    height,
    scrolls: height === 'hug',
  }
}

export const MASONRY_WIDGETS: RendererTable = {
  MasonryGridView: drawWall,
  AlignedGridView: drawWall,
  StaggeredGridView: drawWall,
  StaggeredGrid: drawWall,
  WaterfallFlow: drawWall,
  SliverMasonryGrid: drawWall,
  SliverAlignedGrid: drawWall,
  SliverStaggeredGrid: drawWall,
  SliverWaterfallFlow: drawWall,
}
