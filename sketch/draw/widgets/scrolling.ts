import { assume } from '../../evaluate/assumed.ts'
import { positionalArguments } from '../../evaluate/arguments.ts'
import { indexesTo } from '../../evaluate/loops.ts'
import { created, integer } from '../../evaluate/value.ts'
import { expand, shrink, sizeCss, within } from '../box.ts'
import { freeOfBars, uncovered } from '../covered.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { roomIn, roomWithin } from '../room.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  nameArgument,
  numberArgument,
  objectArgument,
} from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Insets } from '../insets.ts'
import type { RendererTable } from './renderer.ts'

/** Rows drawn for a builder without `itemCount`. */
const SAMPLE_ROWS = 8
/** The page that is seen, and the one that a swipe would bring. */
const SAMPLE_PAGES = 2
const CONTEXT: Value = created('BuildContext')

interface KeptFree {
  readonly padding: Insets | undefined
  readonly inside: Context
}

/**
 * A list's own padding, else what the bars over it take, which nothing within keeps free again; one that scrolls to a
 * side, and a sliver, leave that to their items (`BoxScrollView` of `widgets/scroll_view.dart`).
 */
export function keptFree(widget: CreatedValue, context: Context): KeptFree {
  const own = insetsOf(argument(widget, 'padding'))
  const horizontal = nameArgument(widget, 'scrollDirection') === 'horizontal'
  return own !== undefined || horizontal || widget.type.includes('Sliver')
    ? { padding: own, inside: context }
    : { padding: freeOfBars(context), inside: uncovered(context) }
}

function drawListView(widget: CreatedValue, context: Context): Box {
  const horizontal = nameArgument(widget, 'scrollDirection') === 'horizontal'
  const extent = numberArgument(widget, 'itemExtent')
  const { padding, inside } = keptFree(widget, context)
  const endless = within(
    roomWithin(inside, padding),
    horizontal ? { width: 'unbounded', height: 'tight' } : { height: 'unbounded', width: 'tight' },
  )
  const axis = horizontal ? 'width' : 'height'
  const inner =
    extent === undefined ? endless : within(roomIn(endless, { [axis]: extent }), { [axis]: 'tight' })
  const back = booleanArgument(widget, 'reverse') === true ? '-reverse' : ''
  // Those of a list that can be put in another order.
  const beside = (name: string): readonly Value[] => [argument(widget, name) ?? []].flat()
  const items = [...beside('header'), ...itemsOf(widget, context), ...beside('footer')]
  const shrinks = booleanArgument(widget, 'shrinkWrap') === true
  const width = shrinks && horizontal ? shrink(context.bounds.width) : expand(context.bounds.width)
  const height = shrinks && !horizontal ? shrink(context.bounds.height) : expand(context.bounds.height)
  const node = element(
    {
      ...sizeCss(width, height),
      'max-height': '100%',
      [horizontal ? 'overflow-x' : 'overflow-y']: 'auto',
      padding: insetsCss(padding),
      'align-items': 'stretch',
      'flex-direction': back === '' ? null : `${horizontal ? 'row' : 'column'}${back}`,
    },
    items.map((item) => {
      const drawn = context.draw(item, inner).node
      return extent === undefined ? drawn : element({ [axis]: extent }, drawn)
    }),
    { widget: widget.type, class: `scroll ${horizontal ? 'row' : 'col'}` },
  )
  return { node, width, height, scrolls: height === 'hug' }
}

/**
 * `SliverChildBuilderDelegate(builder, childCount: n)` and `SliverChildListDelegate(children)` as a ListView's own, and
 * the delegates of a list on a wheel, which name theirs.
 */
export function fromDelegate(widget: CreatedValue, delegate: CreatedValue): CreatedValue {
  const first = delegate.positional[0] ?? argument(delegate, 'builder')
  const named = new Map([...widget.named, ...delegate.named])
  const count = argument(delegate, 'childCount')
  if (first?.kind === 'function') named.set('itemBuilder', first)
  else if (first !== undefined) named.set('children', first)
  if (count !== undefined) named.set('itemCount', count)
  return { ...widget, named }
}

/** The children, or what the builder makes of some rows where nobody says how many there are; from that one on. */
export function itemsOf(
  widget: CreatedValue,
  context: Context,
  from = 0,
  samples = SAMPLE_ROWS,
): readonly Value[] {
  const delegate = objectArgument(widget, 'childrenDelegate') ?? objectArgument(widget, 'childDelegate')
  if (delegate !== undefined) {
    const named = new Map(widget.named)
    for (const name of ['childrenDelegate', 'childDelegate']) named.delete(name)
    return itemsOf(fromDelegate({ ...widget, named }, delegate), context, from, samples)
  }
  const builder = argument(widget, 'itemBuilder')
  if (builder?.kind !== 'function') {
    const children = listArgument(widget, 'children')
    return children.slice(Math.min(from, children.length - 1))
  }
  const said = argument(widget, 'itemCount')
  const all = numberArgument(widget, 'itemCount') ?? from + samples
  const first = Math.max(0, Math.min(from, all - 1))
  const count = all - first
  if (said?.kind === 'unknown' && widget.at !== null) {
    const { file, offset } = widget.at
    assume(context.evaluator, 'rows', said, file, { start: offset, end: offset })
  }
  const separator = argument(widget, 'separatorBuilder')
  const build = (make: Value, index: Value): Value[] =>
    make.kind === 'function' ? [context.evaluator.apply(make, positionalArguments(CONTEXT, index))] : []
  const rows: Value[] = []
  for (const at of indexesTo(Math.min(count, 100)).keys()) {
    const index = integer(first + at)
    if (rows.length > 0 && separator !== undefined) rows.push(...build(separator, index))
    rows.push(...build(builder, index))
  }
  return rows
}

function drawScrollView(widget: CreatedValue, context: Context): Box {
  const horizontal = nameArgument(widget, 'scrollDirection') === 'horizontal'
  const drawn = context.draw(
    argument(widget, 'child'),
    within(context, horizontal ? { width: 'unbounded' } : { height: 'unbounded' }),
  )
  const width = horizontal
    ? shrink(context.bounds.width)
    : context.bounds.width === 'tight'
      ? 'fill'
      : drawn.width
  const height =
    horizontal && context.bounds.height !== 'tight' ? drawn.height : shrink(context.bounds.height)
  // From its end: a short child lies there, and a long one is seen from there.
  const back = booleanArgument(widget, 'reverse') === true
  const reversed = { display: 'flex', 'flex-direction': horizontal ? 'row-reverse' : 'column-reverse' }
  const node = element(
    {
      ...sizeCss(width, height),
      ...(back ? reversed : {}),
      'max-height': '100%',
      [horizontal ? 'overflow-x' : 'overflow-y']: 'auto',
      padding: insetsCss(insetsOf(argument(widget, 'padding'))),
    },
    back ? element({ flex: 'none' }, drawn.node) : drawn.node,
    { widget: 'SingleChildScrollView', class: 'scroll' },
  )
  return { node, width, height, scrolls: height === 'hug' }
}

/**
 * The page that the controller begins at and those behind it side by side, each as large as the view; a swipe goes from
 * one to the next.
 */
function drawPageView(widget: CreatedValue, context: Context): Box {
  const vertical = nameArgument(widget, 'scrollDirection') === 'vertical'
  const controller = objectArgument(widget, 'controller')
  const fraction =
    (controller === undefined ? undefined : numberArgument(controller, 'viewportFraction')) ?? 1
  const initial = controller === undefined ? undefined : numberArgument(controller, 'initialPage')
  const begins = Math.max(0, Math.trunc(initial ?? 0))
  const inner = within(context, { width: 'tight', height: 'tight' })
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const size = vertical ? 'height' : 'width'
  const pages = itemsOf(widget, context, begins, SAMPLE_PAGES).map((page, index) => {
    const drawn = context.draw(page, { ...inner, owner: `${context.owner}[${index}]` }).node
    return element(
      { width: '100%', height: '100%', [size]: `${fraction * 100}%`, 'scroll-snap-align': 'center' },
      drawn,
    )
  })
  const node = element(
    {
      ...sizeCss(width, height),
      [vertical ? 'overflow-y' : 'overflow-x']: 'auto',
      'scroll-snap-type': `${vertical ? 'y' : 'x'} mandatory`,
    },
    pages,
    { widget: 'PageView', class: `scroll ${vertical ? 'col' : 'row'}` },
  )
  return { node, width, height }
}

export const SCROLLING_WIDGETS: RendererTable = {
  ListView: drawListView,
  PageView: drawPageView,
  SingleChildScrollView: drawScrollView,
}
