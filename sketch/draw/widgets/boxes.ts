import { sidesOf } from '../../evaluate/sides.ts'
import { alignmentOf, CENTER } from '../alignment.ts'
import { loosened, shrink, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { px } from '../css.ts'
import { decorationCss, elevationCss, radiusCss, shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { leastIn } from '../least.ts'
import { roomIn, roomOf, roomWithin } from '../room.ts'
import { argument, nameArgument, numberArgument, numberOf, objectArgument } from '../widget-arguments.ts'
import { align, constraintsCss, exactOf, fixed, mostOf, wrap } from './sizing.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Alignment } from '../alignment.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { RendererTable } from './renderer.ts'

function drawSizedBox(widget: CreatedValue, context: Context): Box {
  const all = widget.constructor === 'expand' ? Infinity : widget.constructor === 'shrink' ? 0 : undefined
  const square = widget.constructor === 'square' ? numberArgument(widget, 'dimension') : undefined
  const size = widget.constructor === 'fromSize' ? objectArgument(widget, 'size') : undefined
  const sides = size === undefined ? undefined : sidesOf(size)
  const { css, inner, extent } = fixed(
    context,
    numberArgument(widget, 'width') ?? all ?? square ?? numberOf(sides?.width),
    numberArgument(widget, 'height') ?? all ?? square ?? numberOf(sides?.height),
  )
  const child = argument(widget, 'child')
  const drawn = child === undefined ? null : context.draw(child, inner)
  const came = extent(drawn)
  const node = element({ ...sizeCss(came.width, came.height), ...css }, drawn?.node ?? null, {
    widget: 'SizedBox',
  })
  return { node, ...came }
}

const drawAligned = (widget: CreatedValue, context: Context, otherwise: Alignment): Box =>
  align(
    context.draw(argument(widget, 'child'), loosened(context)),
    alignmentOf(argument(widget, 'alignment')) ?? otherwise,
    within(context, {
      ...(argument(widget, 'widthFactor') === undefined ? {} : { width: 'unbounded' }),
      ...(argument(widget, 'heightFactor') === undefined ? {} : { height: 'unbounded' }),
    }),
    widget.type,
  )

const passing =
  (css: (widget: CreatedValue, context: Context) => Css) =>
  (widget: CreatedValue, context: Context): Box =>
    wrap(context.draw(argument(widget, 'child'), context), css(widget, context), widget.type, context)

function drawPadding(widget: CreatedValue, context: Context): Box {
  const insets = insetsOf(argument(widget, 'padding'))
  const child = context.draw(argument(widget, 'child'), roomWithin(context, insets))
  return wrap(child, { padding: insetsCss(insets) }, widget.type, context)
}

/** Its limits hold for what is inside, within those of its parent. */
function drawConstrained(widget: CreatedValue, context: Context): Box {
  const constraints = objectArgument(widget, 'constraints')
  const exact = exactOf(constraints)
  const sized = fixed(leastIn(roomIn(context, mostOf(constraints)), constraints), exact.width, exact.height)
  const child = context.draw(argument(widget, 'child'), sized.inner)
  const css = { ...sized.css, ...constraintsCss(constraints, context) }
  return wrap({ ...child, ...sized.extent(child) }, css, widget.type, context)
}

/** As wide as it may be, or as high where that would be too high or nothing says how wide. */
function drawAspectRatio(widget: CreatedValue, context: Context): Box {
  const ratio = numberArgument(widget, 'aspectRatio') ?? 1
  const { width, height } = context.bounds
  const room = roomOf(context)
  const inner = within(context, { width: 'tight', height: 'tight' })
  const most = height === 'loose' && width === 'loose' ? room.height * ratio : Infinity
  const along =
    width === 'tight' && height === 'tight'
      ? { width: '100%', height: '100%' }
      : width === 'unbounded' || (height === 'tight' && width === 'loose')
        ? { height: '100%', 'max-width': width === 'loose' ? '100%' : null }
        : most < room.width
          ? { width: px(most), 'max-width': '100%' }
          : { width: '100%', 'max-height': height === 'loose' ? '100%' : null }
  const css = { ...along, 'aspect-ratio': String(ratio) }
  const node = element(css, context.draw(argument(widget, 'child'), inner).node, { widget: 'AspectRatio' })
  return { node, width: along.width === '100%' ? 'fill' : 'hug', height: shrink(height) }
}

export const BOX_WIDGETS: RendererTable = {
  SizedBox: drawSizedBox,
  Center: (widget, context) => drawAligned(widget, context, CENTER),
  Align: (widget, context) => drawAligned(widget, context, CENTER),
  AnimatedAlign: (widget, context) => drawAligned(widget, context, CENTER),
  Padding: drawPadding,
  AnimatedPadding: drawPadding,
  DecoratedBox: passing((widget, context) => decorationCss(argument(widget, 'decoration'), context)),
  ColoredBox: passing((widget) => ({ 'background-color': colorOf(argument(widget, 'color')) })),
  ConstrainedBox: drawConstrained,
  Opacity: passing((widget) => ({ opacity: String(numberArgument(widget, 'opacity') ?? 1) })),
  AnimatedOpacity: passing((widget) => ({ opacity: String(numberArgument(widget, 'opacity') ?? 1) })),
  ClipRRect: passing((widget) => ({ ...radiusCss(argument(widget, 'borderRadius')), overflow: 'hidden' })),
  ClipOval: passing(() => ({ 'border-radius': '50%', overflow: 'hidden' })),
  AspectRatio: drawAspectRatio,
  PhysicalModel: passing((widget) => ({
    'background-color': colorOf(argument(widget, 'color')),
    ...(nameArgument(widget, 'shape') === 'circle'
      ? { 'border-radius': '50%' }
      : radiusCss(argument(widget, 'borderRadius'))),
    'box-shadow': elevationCss(numberArgument(widget, 'elevation') ?? 0),
  })),
  Material: passing((widget) => ({
    'background-color':
      nameArgument(widget, 'type') === 'transparency' ? null : colorOf(argument(widget, 'color')),
    ...radiusCss(argument(widget, 'borderRadius')),
    ...shapeCss(objectArgument(widget, 'shape')),
    'box-shadow': elevationCss(numberArgument(widget, 'elevation') ?? 0),
  })),
}
