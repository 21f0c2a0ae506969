import { alignmentOf, CENTER, placeCss } from '../alignment.ts'
import { expand, loosened, shrink, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, elevationCss, radiusCss, shapeCss } from '../decoration.ts'
import { element, px } from '../html.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { given, nameGiven, numberGiven, numberOf, objectGiven } from '../read.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Alignment } from '../alignment.ts'
import type { Box, Context, Extent } from '../box.ts'
import type { Css } from '../html.ts'
import type { DrawerTable } from './drawer.ts'

/** A box around a child that passes its bounds on: as large as the child. */
export function wrap(child: Box, css: Css, widget: string, context: Context): Box {
  const width = context.bounds.width === 'tight' ? 'fill' : child.width
  const height = context.bounds.height === 'tight' ? 'fill' : child.height
  return { html: element({ ...sizeCss(width, height), ...css }, child.html, { widget }), width, height }
}

export function align(
  child: Box,
  alignment: Alignment,
  context: Context,
  widget: string,
  css: Css = {},
): Box {
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const place = {
    display: 'flex',
    'justify-content': placeCss(alignment.x),
    'align-items': placeCss(alignment.y),
  }
  return {
    html: element({ ...sizeCss(width, height), ...place, ...css }, child.html, { widget }),
    width,
    height,
  }
}

/** A width or height that a widget asks for; its parent's tight bound wins, as in Flutter. */
export function fixed(
  context: Context,
  width: number | undefined,
  height: number | undefined,
): { css: Css; inner: Context; extent: (child: Box | null) => { width: Extent; height: Extent } } {
  const { bounds } = context
  const wide = bounds.width === 'tight' || width === undefined ? undefined : width
  const high = bounds.height === 'tight' || height === undefined ? undefined : height
  const fillWide = wide === Infinity
  const fillHigh = high === Infinity
  return {
    css: {
      ...(wide === undefined || fillWide
        ? {}
        : { width: px(wide), 'max-width': bounds.width === 'loose' ? '100%' : null }),
      ...(high === undefined || fillHigh
        ? {}
        : { height: px(high), 'max-height': bounds.height === 'loose' ? '100%' : null }),
    },
    inner: within(context, {
      width: wide === undefined ? bounds.width : 'tight',
      height: high === undefined ? bounds.height : 'tight',
    }),
    extent: (child) => ({
      width: fillWide
        ? expand(bounds.width)
        : wide !== undefined
          ? 'hug'
          : bounds.width === 'tight'
            ? 'fill'
            : (child?.width ?? 'hug'),
      height: fillHigh
        ? expand(bounds.height)
        : high !== undefined
          ? 'hug'
          : bounds.height === 'tight'
            ? 'fill'
            : (child?.height ?? 'hug'),
    }),
  }
}

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

/** Container is margin around size around decoration around padding around alignment: drawn in that order. */
function drawContainer(widget: CreatedValue, context: Context): Box {
  const constraints = objectGiven(widget, 'constraints')
  const { css, inner, extent } = fixed(context, numberGiven(widget, 'width'), numberGiven(widget, 'height'))
  const child = given(widget, 'child')
  const alignment = alignmentOf(given(widget, 'alignment'))
  const color = colorOf(given(widget, 'color'))
  const look = { 'background-color': color, ...decorationCss(given(widget, 'decoration')) }
  const limits = constraintsCss(constraints)
  const drawn =
    child === undefined
      ? null
      : alignment === undefined
        ? context.draw(child, inner)
        : align(context.draw(child, loosened(inner)), alignment, inner, 'Align')
  const size = extent(drawn)
  if (drawn === null && numberGiven(widget, 'width') === undefined && constraints === undefined)
    size.width = expand(context.bounds.width)
  if (drawn === null && numberGiven(widget, 'height') === undefined && constraints === undefined)
    size.height = expand(context.bounds.height)
  const clip = nameGiven(widget, 'clipBehavior')
  const box = element(
    {
      ...sizeCss(size.width, size.height),
      ...css,
      ...limits,
      padding: insetsCss(insetsOf(given(widget, 'padding'))),
      ...look,
      overflow: clip === undefined || clip === 'none' ? null : 'hidden',
    },
    drawn?.html ?? '',
    { widget: widget.type },
  )
  const margin = insetsCss(insetsOf(given(widget, 'margin')))
  if (margin === null) return { html: box, ...size }
  return { html: element({ ...sizeCss(size.width, size.height), padding: margin }, box), ...size }
}

function constraintsCss(constraints: CreatedValue | undefined): Css {
  if (constraints === undefined) return {}
  const limit = (name: string): string | null => {
    const value = numberGiven(constraints, name)
    return value === undefined || value === Infinity ? null : px(value)
  }
  const tight = constraints.constructor.startsWith('tight')
  return {
    width: tight ? limit('width') : null,
    height: tight ? limit('height') : null,
    'min-width': limit('minWidth'),
    'max-width': limit('maxWidth'),
    'min-height': limit('minHeight'),
    'max-height': limit('maxHeight'),
  }
}

function drawCard(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const kind = widget.constructor
  const theme = context.theme.component('cardTheme')
  const said = (name: string): Value | undefined => given(widget, name) ?? theme?.named.get(name)
  const elevation = numberOf(said('elevation')) ?? (kind === '' ? 1 : 0)
  const drawn = context.draw(given(widget, 'child'), context)
  const shape = said('shape')
  const color =
    kind === 'filled'
      ? colors.surfaceContainerHighest
      : kind === 'outlined'
        ? colors.surface
        : colors.surfaceContainerLow
  const box = wrap(
    drawn,
    {
      'background-color': colorOf(said('color')) ?? color,
      'border-radius': 12,
      ...shapeCss(shape?.kind === 'object' ? shape : undefined),
      border: kind === 'outlined' ? `1px solid ${colors.outlineVariant}` : null,
      'box-shadow': elevationCss(elevation),
      overflow: nameGiven(widget, 'clipBehavior') === undefined ? null : 'hidden',
    },
    'Card',
    context,
  )
  const margin = insetsCss(insetsOf(said('margin')) ?? { left: 4, top: 4, right: 4, bottom: 4 })
  return { ...box, html: element({ ...sizeCss(box.width, box.height), padding: margin }, box.html) }
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
  Container: drawContainer,
  AnimatedContainer: drawContainer,
  Card: drawCard,
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
    const css = { width: '100%', 'aspect-ratio': String(numberGiven(widget, 'aspectRatio') ?? 1) }
    const html = element(css, context.draw(given(widget, 'child'), inner).html, { widget: 'AspectRatio' })
    return { html, width: expand(context.bounds.width), height: shrink(context.bounds.height) }
  },
  Material: passing((widget) => ({
    'background-color': nameGiven(widget, 'type') === 'transparency' ? null : colorOf(given(widget, 'color')),
    ...radiusCss(given(widget, 'borderRadius')),
    ...shapeCss(objectGiven(widget, 'shape')),
    'box-shadow': elevationCss(numberGiven(widget, 'elevation') ?? 0),
  })),
}
