import { alignmentOf } from '../alignment.ts'
import { expand, loosened, SHRINKING, sizeCss } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, elevationCss, shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { roomIn, roomWithin } from '../room.ts'
import { argument, nameArgument, numberArgument, numberOf, objectArgument } from '../widget-arguments.ts'
import { align, constraintsCss, fixed, grownCss, mostOf, wrap } from './sizing.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** Container is margin around size around decoration around padding around alignment: drawn in that order. */
function drawContainer(widget: CreatedValue, context: Context): Box {
  const constraints = objectArgument(widget, 'constraints')
  const outer = roomIn(roomWithin(context, insetsOf(argument(widget, 'margin'))), mostOf(constraints))
  const {
    css,
    inner: sized,
    extent,
  } = fixed(outer, numberArgument(widget, 'width'), numberArgument(widget, 'height'))
  const inner = roomWithin(sized, insetsOf(argument(widget, 'padding')))
  const child = argument(widget, 'child')
  const alignment = alignmentOf(argument(widget, 'alignment'))
  const color = colorOf(argument(widget, 'color'))
  const look = { 'background-color': color, ...decorationCss(argument(widget, 'decoration'), context) }
  const limits = constraintsCss(constraints, context)
  const drawn =
    child === undefined
      ? null
      : alignment === undefined
        ? context.draw(child, inner)
        : align(context.draw(child, loosened(inner)), alignment, inner, 'Align')
  const size = extent(drawn)
  if (drawn === null && numberArgument(widget, 'width') === undefined && constraints === undefined)
    size.width = expand(context.bounds.width)
  if (drawn === null && numberArgument(widget, 'height') === undefined && constraints === undefined)
    size.height = expand(context.bounds.height)
  const clip = nameArgument(widget, 'clipBehavior')
  const box = element(
    {
      ...sizeCss(size.width, size.height),
      ...(drawn?.scrolls === true && size.height === 'hug' ? SHRINKING : {}),
      ...css,
      ...limits,
      ...grownCss(limits, drawn),
      padding: insetsCss(insetsOf(argument(widget, 'padding'))),
      ...look,
      overflow: clip === undefined || clip === 'none' ? null : 'hidden',
    },
    drawn?.node ?? null,
    {},
  )
  const margin = insetsCss(insetsOf(argument(widget, 'margin')))
  if (margin === null) return { node: box, ...size }
  return { node: element({ ...sizeCss(size.width, size.height), padding: margin }, box), ...size }
}

function drawCard(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const kind = widget.constructor
  const theme = context.theme.component('cardTheme')
  const styled = (name: string): Value | undefined => argument(widget, name) ?? theme?.named.get(name)
  const elevation = numberOf(styled('elevation')) ?? (kind === '' ? 1 : 0)
  const drawn = context.draw(argument(widget, 'child'), context)
  const shape = styled('shape')
  const color =
    kind === 'filled'
      ? colors.surfaceContainerHighest
      : kind === 'outlined'
        ? colors.surface
        : colors.surfaceContainerLow
  const box = wrap(
    drawn,
    {
      'background-color': colorOf(styled('color')) ?? color,
      'border-radius': material3 ? 12 : 4,
      ...shapeCss(shape?.kind === 'object' ? shape : undefined),
      border: kind === 'outlined' ? `1px solid ${colors.outlineVariant}` : null,
      'box-shadow': elevationCss(elevation),
      overflow: nameArgument(widget, 'clipBehavior') === undefined ? null : 'hidden',
    },
    undefined,
    context,
  )
  const margin = insetsCss(insetsOf(styled('margin')) ?? { left: 4, top: 4, right: 4, bottom: 4 })
  return { ...box, node: element({ ...sizeCss(box.width, box.height), padding: margin }, box.node) }
}

export const CONTAINER_WIDGETS: RendererTable = {
  Container: drawContainer,
  AnimatedContainer: drawContainer,
  Card: drawCard,
}
