import { positionalArguments } from '../../evaluate/arguments.ts'
import { fieldOfInstance } from '../../evaluate/instances.ts'
import { booleanOf, created, double } from '../../evaluate/value.ts'
import { expand, shrink, sizeCss, within } from '../box.ts'
import { element } from '../element.ts'
import { heldIn } from '../held.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  numberArgument,
  objectArgument,
} from '../widget-arguments.ts'
import { drawGrid } from './grid.ts'
import { fromDelegate, itemsOf } from './scrolling.ts'
import { drawSliverAppBar } from './sliver-app-bar.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** Slivers one below the other; one that fills the rest grows to do so. */
function drawCustomScrollView(widget: CreatedValue, context: Context): Box {
  return scrolled(widget, listArgument(widget, 'slivers'), context)
}

function drawNestedScrollView(widget: CreatedValue, context: Context): Box {
  const header = argument(widget, 'headerSliverBuilder')
  const flag: Value = { kind: 'boolean', value: false }
  const built =
    header?.kind === 'function'
      ? context.evaluator.apply(header, { positional: [created('BuildContext'), flag], named: new Map() })
      : undefined
  const slivers = built?.kind === 'list' ? built.items : []
  const body = argument(widget, 'body')
  const rest = body === undefined ? [] : [created('SliverFillRemaining', { child: body })]
  return scrolled(widget, [...slivers, ...rest], context)
}

function scrolled(widget: CreatedValue, slivers: readonly Value[], context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'unbounded' })
  const shrinks = booleanArgument(widget, 'shrinkWrap') === true
  const width = expand(context.bounds.width)
  const height = shrinks ? shrink(context.bounds.height) : expand(context.bounds.height)
  const node = element(
    { ...sizeCss(width, height), 'max-height': '100%', 'overflow-y': 'auto', 'align-items': 'stretch' },
    slivers.map((sliver) => context.draw(sliver, inner).node),
    { widget: widget.type, class: 'scroll col' },
  )
  return { node, width, height }
}

function drawSliverList(widget: CreatedValue, context: Context): Box {
  const delegate = objectArgument(widget, 'delegate')
  const extent = numberArgument(widget, 'itemExtent')
  const source = delegate === undefined ? widget : fromDelegate(widget, delegate)
  const items = itemsOf(source, context).map((item) => {
    const node = context.draw(item, context).node
    return extent === undefined ? node : element({ height: extent }, node)
  })
  return {
    node: element({ width: '100%' }, items, { widget: widget.type }),
    width: 'fill',
    height: 'hug',
  }
}

function drawSliverGrid(widget: CreatedValue, context: Context): Box {
  const delegate = objectArgument(widget, 'delegate')
  const source = delegate === undefined ? widget : fromDelegate(widget, delegate)
  return drawGrid(
    { ...source, named: new Map([...source.named, ['shrinkWrap', { kind: 'boolean', value: true }]]) },
    context,
  )
}

const holding =
  (css: (widget: CreatedValue) => Parameters<typeof element>[0]) =>
  (widget: CreatedValue, context: Context): Box => {
    const child = argument(widget, 'sliver') ?? argument(widget, 'child')
    const inner = within(context, { width: 'tight', height: 'unbounded' })
    const node = element({ width: '100%', ...css(widget) }, context.draw(child, inner).node, {
      widget: widget.type,
    })
    return { node, width: 'fill', height: 'hug' }
  }

function drawFillRemaining(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'tight' })
  const drawn = context.draw(argument(widget, 'child'), inner)
  const node = element({ width: '100%', flex: '1 0 auto', display: 'grid' }, drawn.node, {
    widget: widget.type,
  })
  return { node, width: 'fill', height: 'hug' }
}

/** What its delegate makes while nothing is scrolled, as high as it is then (`widgets/sliver_persistent_header.dart`). */
function drawPersistentHeader(widget: CreatedValue, context: Context): Box {
  const { evaluator } = context
  const delegate = argument(widget, 'delegate')
  if (delegate?.kind !== 'instance') {
    const held = delegate?.kind === 'object' ? heldIn(evaluator, delegate) : null
    return context.draw(held ?? undefined, within(context, { width: 'tight', height: 'unbounded' }))
  }
  const build = fieldOfInstance(evaluator, delegate, 'build')
  const extent = fieldOfInstance(evaluator, delegate, 'maxExtent')
  const height = extent?.kind === 'number' ? extent.value : undefined
  const args = positionalArguments(created('BuildContext'), double(0), booleanOf(false))
  const drawn = context.draw(
    evaluator.calledWith(build, args) ?? undefined,
    within(context, { width: 'tight', height: height === undefined ? 'unbounded' : 'tight' }),
  )
  const node = element(
    { width: '100%', height: height ?? 'auto', flex: 'none', display: 'grid' },
    drawn.node,
    {
      widget: widget.type,
    },
  )
  return { node, width: 'fill', height: 'hug' }
}

export const SLIVER_WIDGETS: RendererTable = {
  CustomScrollView: drawCustomScrollView,
  NestedScrollView: drawNestedScrollView,
  // extended_nested_scroll_view
  ExtendedNestedScrollView: drawNestedScrollView,
  SliverList: drawSliverList,
  SliverFixedExtentList: drawSliverList,
  SliverGrid: drawSliverGrid,
  SliverToBoxAdapter: holding(() => ({})),
  SliverPadding: holding((widget) => ({ padding: insetsCss(insetsOf(argument(widget, 'padding'))) })),
  SliverSafeArea: holding(() => ({})),
  SliverPersistentHeader: drawPersistentHeader,
  SliverOverlapAbsorber: holding(() => ({})),
  SliverFillRemaining: drawFillRemaining,
  SliverAppBar: drawSliverAppBar,
}
