import { alignmentOf, isBetween, placeAcrossCss, placeCss } from '../alignment.ts'
import { expand, loosened, NO_BOX, shrink, sizeCss, within } from '../box.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { argument, listArgument, nameArgument, numberArgument } from '../widget-arguments.ts'
import { betweenCss } from './sizing.ts'
import type { Alignment } from '../alignment.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { RendererTable } from './renderer.ts'

const TOP_START: Alignment = { x: -1, y: -1, directional: true }

/** A Stack is as large as its largest child that is not positioned; each lies above those before it. */
function drawStack(widget: CreatedValue, context: Context): Box {
  const loose =
    nameArgument(widget, 'fit') === 'expand'
      ? within(context, { width: 'tight', height: 'tight' })
      : loosened(context)
  const alignment = alignmentOf(argument(widget, 'alignment')) ?? TOP_START
  const children = listArgument(widget, 'children').map((child) => context.draw(child, loose))
  const plain = children.filter((child) => child.positioned === undefined)
  const fills = (axis: 'width' | 'height'): boolean =>
    plain.length === 0 || plain.some((child) => child[axis] === 'fill')
  const width = fills('width') ? expand(context.bounds.width) : shrink(context.bounds.width)
  const height = fills('height') ? expand(context.bounds.height) : shrink(context.bounds.height)
  const between = isBetween(alignment)
  const firstPositioned = children.findIndex(({ positioned }) => positioned !== undefined)
  const place = between
    ? { 'justify-items': alignment.directional === true ? 'start' : 'left', 'align-items': 'start' }
    : { 'justify-items': placeAcrossCss(alignment), 'align-items': placeCss(alignment.y) }
  const node = element(
    {
      ...sizeCss(width, height),
      position: 'relative',
      display: 'grid',
      'grid-template': `${track(height)} / ${track(width)}`,
      ...place,
      overflow: nameArgument(widget, 'clipBehavior') === 'none' ? null : 'hidden',
    },
    children.map((child, index) =>
      child.positioned === undefined
        ? element(
            {
              'grid-area': '1 / 1',
              ...sizeCss(child.width, child.height),
              // CSS paints what is positioned above all that is not, Flutter one child above the other
              position: between || (firstPositioned !== -1 && firstPositioned < index) ? 'relative' : null,
              ...(between ? betweenCss(alignment) : {}),
            },
            child.node,
          )
        : element(
            {
              position: 'absolute',
              ...child.positioned,
              ...(between ? betweenSidesCss(alignment, child.positioned) : {}),
            },
            child.node,
            child.holder,
          ),
    ),
    { widget: widget.type },
  )
  return { node, width, height }
}

/** What is not held by any side is placed as if it were not positioned. */
function betweenSidesCss(alignment: Alignment, sides: Css): Css {
  const isFree = (...names: readonly string[]): boolean => names.every((name) => sides[name] == null)
  const free = {
    across: isFree('left', 'right', 'inset-inline-start', 'inset-inline-end'),
    down: isFree('top', 'bottom'),
  }
  return free.across || free.down ? betweenCss(alignment, free) : {}
}

function track(extent: string): string {
  return extent === 'fill' ? 'minmax(0, 1fr)' : 'auto'
}

function drawPositioned(widget: CreatedValue, context: Context): Box {
  const fill = widget.constructor === 'fill' ? 0 : undefined
  const side = (name: string): number | undefined => numberArgument(widget, name) ?? fill
  const [start, end] = [numberArgument(widget, 'start'), numberArgument(widget, 'end')]
  const left = side('left')
  const right = side('right')
  const top = side('top')
  const bottom = side('bottom')
  const width = numberArgument(widget, 'width')
  const height = numberArgument(widget, 'height')
  const inner = within(context, {
    width:
      width !== undefined || [left ?? start, right ?? end].every((each) => each !== undefined)
        ? 'tight'
        : 'unbounded',
    height: height !== undefined || (top !== undefined && bottom !== undefined) ? 'tight' : 'unbounded',
  })
  const drawn = context.draw(argument(widget, 'child'), inner)
  const css = (value: number | undefined): string | null => (value === undefined ? null : px(value))
  return {
    ...drawn,
    positioned: {
      left: css(left),
      right: css(right),
      'inset-inline-start': css(start),
      'inset-inline-end': css(end),
      top: css(top),
      bottom: css(bottom),
      width: css(width),
      height: css(height),
    },
  }
}

/** One of the children; the others keep an empty place, so that each page's own scroll position is its own. */
export function drawIndexed(widget: CreatedValue, context: Context, index: number): Box {
  const child = listArgument(widget, 'children')[index]
  if (child === undefined) return NO_BOX
  const drawn = context.draw(child, { ...context, owner: `${context.owner}[${index}]` })
  const width = drawn.width === 'fill' ? expand(context.bounds.width) : shrink(context.bounds.width)
  const height = drawn.height === 'fill' ? expand(context.bounds.height) : shrink(context.bounds.height)
  const attributes = { 'data-page': String(index) }
  const node = element(sizeCss(width, height), drawn.node, { widget: widget.type, attributes })
  return { node, width, height }
}

function drawIndexedStack(widget: CreatedValue, context: Context): Box {
  return drawIndexed(widget, loosened(context), numberArgument(widget, 'index') ?? 0)
}

export const STACK_WIDGETS: RendererTable = {
  Stack: drawStack,
  Positioned: drawPositioned,
  PositionedDirectional: drawPositioned,
  AnimatedPositioned: drawPositioned,
  AnimatedPositionedDirectional: drawPositioned,
  IndexedStack: drawIndexedStack,
}
