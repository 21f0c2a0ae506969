import { expand, loosened, shrink, sizeCss, within } from '../box.ts'
import { element } from '../element.ts'
import { fixedExtent } from '../fixed-extent.ts'
import { roomOf } from '../room.ts'
import { argument, listArgument, nameArgument, numberArgument, objectOf } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context, Extent } from '../box.ts'
import type { RendererTable } from './renderer.ts'

const MAIN: Readonly<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  spaceBetween: 'space-between',
  spaceAround: 'space-around',
  spaceEvenly: 'space-evenly',
}
const CROSS: Readonly<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  stretch: 'stretch',
  baseline: 'baseline',
}

/**
 * Row and Column: children get no bound along the main axis, and the widget itself takes all of it unless told
 * `min`. Across, they are as large as their largest child.
 */
function drawFlex(widget: CreatedValue, context: Context, horizontal: boolean): Box {
  const mainBound = horizontal ? context.bounds.width : context.bounds.height
  const crossBound = horizontal ? context.bounds.height : context.bounds.width
  const cross = nameArgument(widget, 'crossAxisAlignment') ?? 'center'
  const across =
    cross === 'stretch' && crossBound !== 'unbounded'
      ? 'tight'
      : crossBound === 'tight'
        ? 'loose'
        : crossBound
  const inner = within(
    context,
    horizontal ? { width: 'unbounded', height: across } : { height: 'unbounded', width: across },
  )
  const values = listArgument(widget, 'children')
  const share = shareOf(widget, values, context, horizontal)
  const children = values.map((child) => drawChild(child, inner, { horizontal, mainBound, share }))
  const main: Extent =
    mainBound === 'tight' || (nameArgument(widget, 'mainAxisSize') !== 'min' && mainBound !== 'unbounded')
      ? 'fill'
      : 'hug'
  const fillsAcross = children.some((child) => (horizontal ? child.height : child.width) === 'fill')
  const other: Extent = fillsAcross && crossBound !== 'unbounded' ? 'fill' : shrink(crossBound)
  const width = horizontal ? main : other
  const height = horizontal ? other : main
  const node = element(
    {
      ...sizeCss(width, height),
      'justify-content': MAIN[nameArgument(widget, 'mainAxisAlignment') ?? 'start'],
      'align-items': CROSS[cross],
      gap: numberArgument(widget, 'spacing'),
    },
    children.map((child) => child.node),
    {
      widget: widget.type,
      class: horizontal ? 'row' : 'col',
      attributes: sharesLoosely(children) ? { 'data-shares': horizontal ? 'width' : 'height' } : {},
    },
  )
  return { node, width, height }
}

interface Along {
  readonly horizontal: boolean
  readonly mainBound: string
  /** What an Expanded of factor 1 gets, in pixels, as far as the source tells; null where there is no end. */
  readonly share: number | null
}

/** Flutter's RenderFlex: what the children that are no Flexible leave is shared by the factors of those that are. */
function shareOf(
  widget: CreatedValue,
  children: readonly Value[],
  context: Context,
  horizontal: boolean,
): number | null {
  const axis = horizontal ? 'width' : 'height'
  if (context.bounds[axis] === 'unbounded') return null
  const taken = children.map((child) => (factorOf(child) > 0 ? 0 : fixedExtent(child, axis)))
  const spaces = (numberArgument(widget, 'spacing') ?? 0) * Math.max(0, children.length - 1)
  const factors = children.reduce((sum, child) => sum + factorOf(child), 0)
  const free = roomOf(context)[axis] - taken.reduce((sum, each) => sum + each, spaces)
  return factors === 0 ? null : Math.max(0, free) / factors
}

function factorOf(child: Value): number {
  const widget = objectOf(child)
  const isFlexible = widget !== undefined && ['Expanded', 'Flexible', 'Spacer'].includes(widget.type)
  return isFlexible ? (numberArgument(widget, 'flex') ?? 1) : 0
}

function drawChild(child: Value, context: Context, { horizontal, mainBound, share }: Along): Box {
  const room = roomOf(context)
  const main = horizontal ? 'width' : 'height'
  const own = share === null ? 0 : factorOf(child) * share
  const inner = own > 0 ? { ...context, room: { ...room, [main]: own } } : context
  const drawn = inner.draw(child, inner)
  if (drawn.flex === undefined) return drawn
  const { factor } = drawn.flex
  // What takes all that it may take its whole share, whether it must or not.
  const tight = drawn.flex.tight || (horizontal ? drawn.width : drawn.height) === 'fill'
  const across = horizontal ? drawn.height : drawn.width
  return {
    ...drawn,
    node: element(
      {
        flex: mainBound === 'unbounded' ? 'none' : tight ? `${factor} 1 0` : '0 1 auto',
        [horizontal ? 'min-width' : 'min-height']: 0,
        [horizontal ? 'height' : 'width']: across === 'fill' ? '100%' : null,
      },
      drawn.node,
      {
        class: 'flexible',
        attributes: tight ? {} : { 'data-share': String(factor) },
        ...drawn.holder,
      },
    ),
  }
}

/** Several share the free space, and some may take less: the page's script computes each one's share. */
function sharesLoosely(children: readonly Box[]): boolean {
  const sharing = children.filter(({ flex }) => flex !== undefined)
  return sharing.length > 1 && sharing.some(({ flex }) => flex?.tight === false)
}

function drawFlexible(widget: CreatedValue, context: Context, tight: boolean): Box {
  const main = context.bounds.width === 'unbounded' ? 'width' : 'height'
  const child = argument(widget, 'child')
  const inner = within(context, { [main]: tight ? 'tight' : 'loose' })
  const drawn = context.draw(child, inner)
  return { ...drawn, flex: { factor: numberArgument(widget, 'flex') ?? 1, tight } }
}

function drawWrap(widget: CreatedValue, context: Context): Box {
  const upright = nameArgument(widget, 'direction') === 'vertical'
  const { bounds } = loosened(context)
  const inner = within(
    context,
    upright ? { width: 'unbounded', height: bounds.height } : { width: bounds.width, height: 'unbounded' },
  )
  const children = listArgument(widget, 'children').map((child) => context.draw(child, inner).node)
  const width = shrink(context.bounds.width)
  const height = shrink(context.bounds.height)
  const hugsRuns = width === 'hug' && !upright && context.bounds.width === 'loose'
  const node = element(
    {
      ...sizeCss(width, height),
      display: 'flex',
      'flex-direction': upright ? 'column' : null,
      'max-height': upright && context.bounds.height === 'loose' ? '100%' : null,
      'flex-wrap': 'wrap',
      'align-content': MAIN[nameArgument(widget, 'runAlignment') ?? 'start'],
      [upright ? 'row-gap' : 'column-gap']: numberArgument(widget, 'spacing'),
      [upright ? 'column-gap' : 'row-gap']: numberArgument(widget, 'runSpacing'),
      'justify-content': MAIN[nameArgument(widget, 'alignment') ?? 'start'],
      'align-items': CROSS[nameArgument(widget, 'crossAxisAlignment') ?? 'start'],
    },
    children,
    { widget: 'Wrap', attributes: hugsRuns ? { 'data-runs': '' } : {} },
  )
  return { node, width, height }
}

export const FLEX_WIDGETS: RendererTable = {
  Row: (widget, context) => drawFlex(widget, context, true),
  Column: (widget, context) => drawFlex(widget, context, false),
  Flex: (widget, context) => drawFlex(widget, context, nameArgument(widget, 'direction') === 'horizontal'),
  Wrap: drawWrap,
  Expanded: (widget, context) => drawFlexible(widget, context, true),
  Flexible: (widget, context) => drawFlexible(widget, context, nameArgument(widget, 'fit') === 'tight'),
  Spacer: (widget, context) => ({
    node: element({}, null),
    width: expand(context.bounds.width),
    height: 'hug',
    flex: { factor: numberArgument(widget, 'flex') ?? 1, tight: true },
  }),
}
