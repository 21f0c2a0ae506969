import { alignmentOf, CENTER } from '../alignment.ts'
import { expand, loosened, shrink, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, elevationCss, radiusCss, shapeCss } from '../decoration.ts'
import { element } from '../html.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { given, nameGiven, numberGiven, objectGiven } from '../read.ts'
import { align, constraintsCss, fixed, wrap } from './sizing.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Alignment } from '../alignment.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../html.ts'
import type { DrawerTable } from './drawer.ts'

function drawSizedBox(widget: CreatedValue, context: Context): Box {
  const all = widget.constructor === 'expand' ? Infinity : widget.constructor === 'shrink' ? 0 : undefined
  const square = widget.constructor === 'square' ? numberGiven(widget, 'dimension') : undefined
  const { css, inner, extent } = fixed(
    context,
    numberGiven(widget, 'width') ?? all ?? square,
    numberGiven(widget, 'height') ?? all ?? square,
  )
  const child = given(widget, 'child')
  const drawn = child === undefined ? null : context.draw(child, inner)
  const size = extent(drawn)
  const html = element({ ...sizeCss(size.width, size.height), ...css }, drawn?.html ?? '', {
    widget: 'SizedBox',
  })
  return { html, ...size }
}

const drawAligned = (widget: CreatedValue, context: Context, otherwise: Alignment): Box =>
  align(
    context.draw(given(widget, 'child'), loosened(context)),
    alignmentOf(given(widget, 'alignment')) ?? otherwise,
    {
      ...context,
      bounds: {
        width: given(widget, 'widthFactor') === undefined ? context.bounds.width : 'unbounded',
        height: given(widget, 'heightFactor') === undefined ? context.bounds.height : 'unbounded',
      },
    },
    widget.type,
  )

const passing =
  (css: (widget: CreatedValue, context: Context) => Css) =>
  (widget: CreatedValue, context: Context): Box =>
    wrap(context.draw(given(widget, 'child'), context), css(widget, context), widget.type, context)

export const BOX_WIDGETS: DrawerTable = {
  SizedBox: drawSizedBox,
  Center: (widget, context) => drawAligned(widget, context, CENTER),
  Align: (widget, context) => drawAligned(widget, context, CENTER),
  Padding: passing((widget) => ({ padding: insetsCss(insetsOf(given(widget, 'padding'))) })),
  AnimatedPadding: passing((widget) => ({ padding: insetsCss(insetsOf(given(widget, 'padding'))) })),
  DecoratedBox: passing((widget) => decorationCss(given(widget, 'decoration'))),
  ColoredBox: passing((widget) => ({ 'background-color': colorOf(given(widget, 'color')) })),
  ConstrainedBox: passing((widget) => constraintsCss(objectGiven(widget, 'constraints'))),
  Opacity: passing((widget) => ({ opacity: String(numberGiven(widget, 'opacity') ?? 1) })),
  AnimatedOpacity: passing((widget) => ({ opacity: String(numberGiven(widget, 'opacity') ?? 1) })),
  ClipRRect: passing((widget) => ({ ...radiusCss(given(widget, 'borderRadius')), overflow: 'hidden' })),
  ClipOval: passing(() => ({ 'border-radius': '50%', overflow: 'hidden' })),
  AspectRatio: (widget, context) => {
    const inner = within(context, { width: 'tight', height: 'tight' })
    // As wide as it may be; where nothing says how wide, as high as it may be.
    const along = context.bounds.width === 'unbounded' ? 'height' : 'width'
    const css = { [along]: '100%', 'aspect-ratio': String(numberGiven(widget, 'aspectRatio') ?? 1) }
    const html = element(css, context.draw(given(widget, 'child'), inner).html, { widget: 'AspectRatio' })
    return { html, width: expand(context.bounds.width), height: shrink(context.bounds.height) }
  },
  PhysicalModel: passing((widget) => ({
    'background-color': colorOf(given(widget, 'color')),
    ...(nameGiven(widget, 'shape') === 'circle'
      ? { 'border-radius': '50%' }
      : radiusCss(given(widget, 'borderRadius'))),
    'box-shadow': elevationCss(numberGiven(widget, 'elevation') ?? 0),
  })),
  Material: passing((widget) => ({
    'background-color': nameGiven(widget, 'type') === 'transparency' ? null : colorOf(given(widget, 'color')),
    ...radiusCss(given(widget, 'borderRadius')),
    ...shapeCss(objectGiven(widget, 'shape')),
    'box-shadow': elevationCss(numberGiven(widget, 'elevation') ?? 0),
  })),
}
