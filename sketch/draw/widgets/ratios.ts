import { alignmentOf, CENTER } from '../alignment.ts'
import { expand, loosened, shrink, SHRINKING, sizeCss, within } from '../box.ts'
import { freeOfBars, uncovered } from '../covered.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { roomWithin } from '../room.ts'
import {
  booleanArgument,
  argument,
  nameArgument,
  numberArgument,
  numberOf,
  objectArgument,
} from '../widget-arguments.ts'
import { align, fixed, wrap } from './sizing.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** A share of the available space. */
function drawFractional(widget: CreatedValue, context: Context): Box {
  const wide = numberArgument(widget, 'widthFactor')
  const high = numberArgument(widget, 'heightFactor')
  const { bounds } = context
  const loose = loosened(context)
  const inner = within(context, {
    width: wide === undefined || bounds.width === 'unbounded' ? loose.bounds.width : 'tight',
    height: high === undefined || bounds.height === 'unbounded' ? loose.bounds.height : 'tight',
  })
  const child = context.draw(argument(widget, 'child'), inner)
  const share = (factor: number | undefined): string | null =>
    factor === undefined ? null : `${factor * 100}%`
  const sized = {
    ...child,
    node: element(
      {
        ...sizeCss(child.width, child.height),
        ...(wide === undefined || bounds.width === 'unbounded'
          ? {}
          : { width: share(wide), 'max-width': null }),
        ...(high === undefined || bounds.height === 'unbounded' ? {} : { height: share(high) }),
        flex: 'none',
      },
      child.node,
    ),
  }
  const around = within(context, {
    width: wide === undefined && bounds.width !== 'tight' ? 'unbounded' : bounds.width,
    height: high === undefined && bounds.height !== 'tight' ? 'unbounded' : bounds.height,
  })
  return align(sized, alignmentOf(argument(widget, 'alignment')) ?? CENTER, around, widget.type)
}

/** The child at its own size, also where there is less space. */
function drawUnconstrained(widget: CreatedValue, context: Context): Box {
  const child = context.draw(
    argument(widget, 'child'),
    within(context, { width: 'unbounded', height: 'unbounded' }),
  )
  return wrap(
    child,
    { display: 'flex', 'justify-content': 'center', 'align-items': 'center' },
    widget.type,
    context,
  )
}

function drawTransform(widget: CreatedValue, context: Context): Box {
  const angle = numberArgument(widget, 'angle')
  const scale = numberArgument(widget, 'scale')
  const offset = objectArgument(widget, 'offset')?.positional.map((each) => numberOf(each) ?? 0)
  const transform =
    angle !== undefined
      ? `rotate(${angle}rad)`
      : scale !== undefined
        ? `scale(${scale})`
        : offset !== undefined
          ? `translate(${offset[0] ?? 0}px, ${offset[1] ?? 0}px)`
          : null
  return wrap(context.draw(argument(widget, 'child'), context), { transform }, widget.type, context)
}

/** Painted elsewhere by shares of its own size; its place stays. */
function drawMoved(widget: CreatedValue, context: Context): Box {
  const [x = 0, y = 0] =
    objectArgument(widget, 'translation')?.positional.map((each) => numberOf(each) ?? 0) ?? []
  const transform = x === 0 && y === 0 ? null : `translate(${x * 100}%, ${y * 100}%)`
  return wrap(context.draw(argument(widget, 'child'), context), { transform }, widget.type, context)
}

/** The page's script gives it the size of its turned child: CSS turns the picture, not the layout. */
function drawRotated(widget: CreatedValue, context: Context): Box {
  const turns = (numberArgument(widget, 'quarterTurns') ?? 0) % 4
  if (turns % 2 === 0) {
    const css = { transform: `rotate(${turns * 90}deg)` }
    return wrap(context.draw(argument(widget, 'child'), context), css, widget.type, context)
  }
  const inner = within(context, { width: 'unbounded', height: 'unbounded' })
  const child = element({ width: 'max-content' }, context.draw(argument(widget, 'child'), inner).node)
  const node = element({ width: 'fit-content' }, child, {
    widget: widget.type,
    attributes: { 'data-turns': String(turns) },
  })
  return { node, width: 'hug', height: 'hug' }
}

/** The child is given exactly the size that it would like to have along one axis. */
function drawIntrinsic(widget: CreatedValue, context: Context): Box {
  const axis = widget.type === 'IntrinsicWidth' ? 'width' : 'height'
  if (context.bounds[axis] === 'tight')
    return wrap(context.draw(argument(widget, 'child'), context), {}, widget.type, context)
  const child = context.draw(
    argument(widget, 'child'),
    within({ ...context, intrinsic: axis }, { [axis]: 'tight' }),
  )
  const size = { width: child.width, height: child.height, [axis]: 'hug' as const }
  // A track of a grid is as large as what it holds wants, and what it holds may then ask for all of it.
  const css = {
    ...sizeCss(size.width, size.height),
    display: 'grid',
    'grid-template-columns': axis === 'width' ? 'max-content' : 'minmax(0, 1fr)',
  }
  return { ...size, node: element(css, child.node, { widget: widget.type }) }
}

/** Where reading begins, for all that is inside. */
function drawDirectionality(widget: CreatedValue, context: Context): Box {
  const { evaluator } = context
  const before = evaluator.inherited
  const direction = nameArgument(widget, 'textDirection')
  const isKnown = direction === 'rtl' || direction === 'ltr'
  if (isKnown) evaluator.inherited = { ...before, direction }
  const child = context.draw(argument(widget, 'child'), context)
  evaluator.inherited = before
  if (!isKnown || child.node === null || child.flex !== undefined || child.positioned !== undefined)
    return child
  const css = { ...sizeCss(child.width, child.height), ...(child.scrolls === true ? SHRINKING : {}) }
  return { ...child, node: element(css, child.node, { widget: widget.type, class: direction }) }
}

/** A maximum size where the parent sets none. */
function drawLimited(widget: CreatedValue, context: Context): Box {
  const { bounds } = context
  const css = {
    'max-width': bounds.width === 'unbounded' ? numberArgument(widget, 'maxWidth') : undefined,
    'max-height': bounds.height === 'unbounded' ? numberArgument(widget, 'maxHeight') : undefined,
  }
  return wrap(context.draw(argument(widget, 'child'), context), css, widget.type, context)
}

function drawInk(widget: CreatedValue, context: Context): Box {
  return context.draw({ ...widget, type: 'Container' }, context)
}

/** A gap along the axis of the Row or Column around it. */
function drawGap(widget: CreatedValue, context: Context): Box {
  const size = numberOf(widget.positional[0]) ?? 0
  const axis = context.bounds.width === 'unbounded' ? 'width' : 'height'
  return { node: element({ [axis]: size }, null, { widget: widget.type }), width: 'hug', height: 'hug' }
}

/** What bars cover, and `minimum`: the frame around the page draws clock and notch outside of it. */
function drawSafeArea(widget: CreatedValue, context: Context): Box {
  const least = insetsOf(argument(widget, 'minimum')) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const bars = freeOfBars(context)
  const free = (side: 'top' | 'bottom'): number =>
    booleanArgument(widget, side) === false ? least[side] : Math.max(least[side], bars[side])
  const insets = { ...least, top: free('top'), bottom: free('bottom') }
  const child = context.draw(argument(widget, 'child'), roomWithin(uncovered(context), insets))
  return wrap(child, { padding: insetsCss(insets) }, widget.type, context)
}

function drawFitted(widget: CreatedValue, context: Context): Box {
  const child = context.draw(
    argument(widget, 'child'),
    within(context, { width: 'unbounded', height: 'unbounded' }),
  )
  const width = shrink(context.bounds.width)
  const height = shrink(context.bounds.height)
  const css = {
    ...sizeCss(width, height),
    overflow: nameArgument(widget, 'fit') === 'none' ? 'hidden' : null,
  }
  const attributes = { 'data-fit': nameArgument(widget, 'fit') ?? 'contain' }
  const node = element(css, element({ flex: 'none' }, child.node), {
    widget: widget.type,
    class: 'center',
    attributes,
  })
  return { node, width, height }
}

/** Dashed and empty, as Flutter's own is crossed and empty. */
function drawPlaceholder(widget: CreatedValue, context: Context): Box {
  const { css, extent } = fixed(
    context,
    numberArgument(widget, 'fallbackWidth'),
    numberArgument(widget, 'fallbackHeight'),
  )
  const size = extent(null)
  const width =
    size.width === 'hug' && context.bounds.width !== 'unbounded' ? expand(context.bounds.width) : size.width
  const node = element(
    { ...sizeCss(width, size.height), 'min-height': 40, ...css, border: '2px solid #455a64' },
    null,
    {
      widget: widget.type,
    },
  )
  return { node, width, height: size.height }
}

export const RATIO_WIDGETS: RendererTable = {
  FractionallySizedBox: drawFractional,
  UnconstrainedBox: drawUnconstrained,
  OverflowBox: drawUnconstrained,
  Transform: drawTransform,
  FractionalTranslation: drawMoved,
  RotatedBox: drawRotated,
  IntrinsicWidth: drawIntrinsic,
  IntrinsicHeight: drawIntrinsic,
  Directionality: drawDirectionality,
  LimitedBox: drawLimited,
  Ink: drawInk,
  Gap: drawGap,
  SafeArea: drawSafeArea,
  FittedBox: drawFitted,
  Placeholder: drawPlaceholder,
}
