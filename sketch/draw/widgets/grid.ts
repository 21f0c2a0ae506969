import { expand, shrink, sizeCss, within } from '../box.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss } from '../insets.ts'
import { argument, booleanArgument, listArgument, nameArgument, numberArgument } from '../widget-arguments.ts'
import { itemsOf, keptFree } from './scrolling.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** More than a screen has room for; a browser lays out millions, however long that takes. */
const MOST_TRACKS = 1000

/** How many lie side by side of so many that are asked for: at least one, and one where there is no such number. */
export const tracksIn = (asked: number): number =>
  Number.isNaN(asked) ? 1 : Math.min(Math.max(1, Math.trunc(asked)), MOST_TRACKS)

/** How many children lie side by side, as CSS: a number, or as many as are no larger than the most they may be. */
function tracksCss(source: CreatedValue): { template: string; attributes: Record<string, string> } {
  const most = numberArgument(source, 'maxCrossAxisExtent')
  if (most === undefined) {
    const count = tracksIn(numberArgument(source, 'crossAxisCount') ?? 2)
    return { template: `repeat(${count}, minmax(0, 1fr))`, attributes: {} }
  }
  // One more than fit, which CSS cannot count: the page's script does.
  const template = `repeat(auto-fill, minmax(min(100%, ${px(Math.max(1, most))}), 1fr))`
  return { template, attributes: { 'data-extent': String(most) } }
}

/** Cells of one size, as many side by side as its delegate says. */
export function drawGrid(widget: CreatedValue, context: Context): Box {
  const delegate = argument(widget, 'gridDelegate')
  const source = delegate?.kind === 'object' ? delegate : widget
  const horizontal = nameArgument(widget, 'scrollDirection') === 'horizontal'
  const ratio = numberArgument(source, 'childAspectRatio') ?? 1
  const long = numberArgument(source, 'mainAxisExtent')
  const { padding, inside } = keptFree(widget, context)
  const inner = within(inside, { width: 'tight', height: 'tight' })
  const shrinks = booleanArgument(widget, 'shrinkWrap') === true
  const width = shrinks && horizontal ? shrink(context.bounds.width) : expand(context.bounds.width)
  const height = shrinks && !horizontal ? shrink(context.bounds.height) : expand(context.bounds.height)
  const children =
    widget.constructor === 'count' || widget.constructor === 'extent'
      ? listArgument(widget, 'children')
      : itemsOf(widget, context)
  const { template, attributes } = tracksCss(source)
  const across = numberArgument(source, 'crossAxisSpacing')
  const along = numberArgument(source, 'mainAxisSpacing')
  // The ratio is that of the size across to the size along.
  const cell = horizontal
    ? { height: '100%', ...(long === undefined ? { 'aspect-ratio': String(1 / ratio) } : { width: long }) }
    : long === undefined
      ? { 'aspect-ratio': String(ratio) }
      : { height: long }
  const node = element(
    {
      ...sizeCss(width, height),
      'max-height': '100%',
      [horizontal ? 'overflow-x' : 'overflow-y']: 'auto',
      display: 'grid',
      [horizontal ? 'grid-template-rows' : 'grid-template-columns']: template,
      'grid-auto-flow': horizontal ? 'column' : null,
      'grid-auto-columns': horizontal ? 'max-content' : null,
      'column-gap': horizontal ? along : across,
      'row-gap': horizontal ? across : along,
      'align-content': horizontal ? 'stretch' : 'start',
      'justify-content': horizontal ? 'start' : null,
      padding: insetsCss(padding),
    },
    children.map((child) => element({ ...cell, 'min-height': 0 }, context.draw(child, inner).node)),
    { widget: 'GridView', class: 'scroll', attributes },
  )
  return { node, width, height, scrolls: height === 'hug' }
}

export const GRID_WIDGETS: RendererTable = {
  GridView: drawGrid,
}
