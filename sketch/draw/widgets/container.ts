import { alignmentOf } from '../alignment.ts'
import { expand, loosened, SHRINKING, sizeCss } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, elevationCss, shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { atLeast, leastIn } from '../least.ts'
import { roomIn, roomWithin } from '../room.ts'
import { argument, nameArgument, numberArgument, numberOf, objectArgument } from '../widget-arguments.ts'
import { align, constraintsCss, exactOf, fixed, mostOf, wrap } from './sizing.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** Container is margin around size around decoration around padding around alignment: drawn in that order. */
function drawContainer(widget: CreatedValue, context: Context): Box {
  const constraints = objectArgument(widget, 'constraints')
  const exact = exactOf(constraints)
  const width = numberArgument(widget, 'width') ?? exact.width
  const height = numberArgument(widget, 'height') ?? exact.height
  const outer = leastIn(
    roomIn(roomWithin(context, insetsOf(argument(widget, 'margin'))), mostOf(constraints)),
    constraints,
  )
  const { css, inner: sized, extent } = fixed(outer, width, height)
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
  // Without a child it takes all that it may, where it is not told a size.
  if (drawn === null && width === undefined) size.width = expand(context.bounds.width)
  if (drawn === null && height === undefined) size.height = expand(context.bounds.height)
  const clip = nameArgument(widget, 'clipBehavior')
  const box = element(
    {
      ...sizeCss(size.width, size.height),
      ...(drawn?.scrolls === true && size.height === 'hug' ? SHRINKING : {}),
      ...css,
      ...limits,
      padding: insetsCss(insetsOf(argument(widget, 'padding'))),
      ...look,
      overflow: clip === undefined || clip === 'none' ? null : 'hidden',
    },
    drawn?.node ?? null,
    {},
  )
  const least = atLeast({ node: box, ...size }, outer)
  const margin = insetsCss(insetsOf(argument(widget, 'margin')))
  if (margin === null) return least
  return { ...least, node: element({ ...sizeCss(size.width, size.height), padding: margin }, least.node) }
}

function drawCard(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const kind = widget.constructor
  const theme = context.theme.component('cardTheme')
  const styled = (name: string): Value | undefined => argument(widget, name) ?? theme?.named.get(name)
  const elevation = numberOf(styled('elevation')) ?? (kind === '' ? 1 : 0)
  const insets = insetsOf(styled('margin')) ?? { left: 4, top: 4, right: 4, bottom: 4 }
  const inner = roomWithin(context, insets)
  const drawn = inner.draw(argument(widget, 'child'), inner)
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
    inner,
  )
  const padding = insetsCss(insets)
  return { ...box, node: element({ ...sizeCss(box.width, box.height), padding }, atLeast(box, inner).node) }
}

export const CONTAINER_WIDGETS: RendererTable = {
  Container: drawContainer,
  AnimatedContainer: drawContainer,
  Card: drawCard,
}
