import { within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { shapeCss, sideCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf, starting } from '../insets.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle } from '../text-style.ts'
import { densityOf, fingerRoom } from '../visual-density.ts'
import { argument, booleanArgument, objectOf } from '../widget-arguments.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

const icon = (name: string): Value => ({ kind: 'member', type: 'Icons', name })

/** `material/chip.dart`: a label between a picture or a check, and a cross. */
function drawChip(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const said = saidBy(widget, context.theme.component('chipTheme'))
  const selected = booleanArgument(widget, 'selected') === true
  const usual = selected ? colors.onSecondaryContainer : colors.onSurfaceVariant
  const text = mergeTextStyle({ ...context.theme.text('labelLarge'), color: usual }, said('labelStyle'))
  const inner = {
    ...within(context, { width: 'loose', height: 'loose' }),
    text,
    icon: { color: usual, size: 18 },
  }
  const hasCheck = selected && booleanArgument(widget, 'showCheckmark') !== false
  const avatar = argument(widget, 'avatar')
  const before = hasCheck ? iconNode(icon('check'), 18, colorOf(said('checkmarkColor')) ?? usual) : null
  const isDeletable = argument(widget, 'onDeleted') !== undefined
  const cross = argument(widget, 'deleteIcon')
  const after = !isDeletable
    ? null
    : cross === undefined
      ? iconNode(icon('close'), 18, colorOf(said('deleteIconColor')) ?? usual)
      : inner.draw(cross, inner).node
  const chosen = colorOf(said('selectedColor')) ?? colors.secondaryContainer
  const ground = material3 ? null : faded(colors.onSurface, 0.12)
  const background = selected ? chosen : (colorOf(said('backgroundColor')) ?? ground)
  const side = said('side')
  const padding = insetsOf(said('padding')) ?? { left: 8, top: 8, right: 8, bottom: 8 }
  const beside = insetsOf(said('labelPadding')) ?? starting(8, 8)
  const { vertical } = densityOf(said('visualDensity'))
  const usualLine = material3 ? `1px solid ${selected ? 'transparent' : colors.outlineVariant}` : null
  const shape = shapeCss(objectOf(said('shape')))
  const node = element(
    {
      'min-height': 38 + 2 * vertical,
      'border-radius': material3 ? 8 : 999,
      padding: insetsCss({
        ...padding,
        top: Math.max(0, padding.top + vertical),
        bottom: Math.max(0, padding.bottom + vertical),
      }),
      'background-color': background,
      ...shape,
      // a shape that has no line leaves the chip its own
      border: side === undefined ? (shape['border'] ?? usualLine) : sideCss(objectOf(side)),
    },
    [
      before ?? (avatar === undefined ? null : inner.draw(avatar, inner).node),
      element({ padding: insetsCss(beside) }, inner.draw(argument(widget, 'label'), inner).node),
      after,
    ],
    { class: 'row middle' },
  )
  const finger = fingerRoom(said('materialTapTargetSize'))
  const high = finger === 0 ? null : finger + 4 * vertical
  return {
    node: element({ width: 'fit-content', 'max-width': '100%', 'min-height': high }, node, {
      class: 'center',
    }),
    width: 'hug',
    height: 'hug',
  }
}

export const CHIP_WIDGETS: RendererTable = {
  Chip: drawChip,
  ActionChip: drawChip,
  FilterChip: drawChip,
  ChoiceChip: drawChip,
  InputChip: drawChip,
}
