import { within } from '../box.ts'
import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { insetsCss, starting } from '../insets.ts'
import { argument, booleanArgument } from '../widget-arguments.ts'
import { inColor } from './buttons.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

const icon = (name: string): Value => ({ kind: 'member', type: 'Icons', name })

/** `material/chip.dart`: a label between a picture or a check, and a cross. */
function drawChip(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const selected = booleanArgument(widget, 'selected') === true
  const color = selected ? colors.onSecondaryContainer : colors.onSurfaceVariant
  const inner = inColor(
    { ...within(context, { width: 'loose', height: 'loose' }), text: context.theme.text('labelLarge') },
    color,
    18,
  )
  const hasCheck = selected && booleanArgument(widget, 'showCheckmark') !== false
  const avatar = argument(widget, 'avatar')
  const before = hasCheck ? iconNode(icon('check'), 18, color) : null
  const isDeletable = argument(widget, 'onDeleted') !== undefined
  const cross = argument(widget, 'deleteIcon')
  const after = !isDeletable
    ? null
    : cross === undefined
      ? iconNode(icon('close'), 18, color)
      : inner.draw(cross, inner).node
  const background =
    colorOf(argument(widget, 'backgroundColor')) ?? (selected ? colors.secondaryContainer : null)
  const node = element(
    {
      'min-height': 38,
      'border-radius': 8,
      padding: insetsCss(starting(before === null && avatar === undefined ? 16 : 8, after === null ? 16 : 8)),
      gap: 8,
      margin: '5px 0',
      'background-color': background,
      border: `1px solid ${selected ? 'transparent' : colors.outlineVariant}`,
    },
    [
      before ?? (avatar === undefined ? null : inner.draw(avatar, inner).node),
      inner.draw(argument(widget, 'label'), inner).node,
      after,
    ],
    { class: 'row middle' },
  )
  return { node: element({ width: 'fit-content' }, node), width: 'hug', height: 'hug' }
}

export const CHIP_WIDGETS: RendererTable = {
  Chip: drawChip,
  ActionChip: drawChip,
  FilterChip: drawChip,
  ChoiceChip: drawChip,
  InputChip: drawChip,
}
