import { stringOf } from '../../evaluate/value.ts'
import { colorOf } from '../color.ts'
import { controlOf } from '../controls.ts'
import { radiusCss } from '../decoration.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument, listArgument, numberArgument, objectArgument, objectOf } from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { textOfValue } from '../../evaluate/value.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

function drawChoiceChips(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'chipsValue', 'onChangedSingle')
  const options = listArgument(widget, 'options').map((each) => textOfValue(labelOf(each)))
  const chips = options.map((label) => {
    const on = control.value?.kind === 'string' && control.value.value === label
    const style = objectArgument(widget, on ? 'selectedChipStyle' : 'unselectedChipStyle')
    const look = (name: string): Value | undefined =>
      style === undefined ? undefined : argument(style, name)
    const text = mergeTextStyle(context.theme.text('bodyMedium'), look('textStyle'))
    const width = style === undefined ? 0 : (numberArgument(style, 'borderWidth') ?? 0)
    return element(
      {
        padding: insetsCss(insetsOf(look('labelPadding'))) ?? '6px 16px',
        'background-color': colorOf(look('backgroundColor')),
        'border-radius': 16,
        ...radiusCss(look('borderRadius')),
        border: width > 0 ? `${px(width)} solid ${colorOf(look('borderColor')) ?? '#000'}` : null,
        ...textCss(text),
      },
      label,
      {
        tag: 'button',
        widget: 'ChoiceChip',
        class: 'button',
        attributes: { type: 'button', 'aria-pressed': String(on) },
        tap: control.sets(stringOf(label)),
      },
    )
  })
  const css = {
    display: 'flex',
    'flex-wrap': 'wrap',
    'column-gap': numberArgument(widget, 'chipSpacing') ?? 5,
    'row-gap': numberArgument(widget, 'rowSpacing') ?? 5,
  }
  return { node: element(css, chips, { widget: widget.type }), width: 'hug', height: 'hug' }
}

/** `ChipData('label', icon)`. */
function labelOf(option: Value): Value {
  if (option.kind === 'instance') return option.fields.get('label') ?? stringOf('…')
  return option.kind === 'object' ? (option.positional[0] ?? stringOf('…')) : option
}

function drawRadioButton(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'controller', 'onChanged')
  const given_ = objectOf(control.value)
  const chosen = given_ === undefined ? control.value : (given_.named.get('value') ?? given_.positional[0])
  const text = mergeTextStyle(context.theme.text('bodyMedium'), argument(widget, 'textStyle'))
  const height = numberArgument(widget, 'optionHeight') ?? 32
  const rows = listArgument(widget, 'options').map((option) => {
    const label = textOfValue(option)
    const on = chosen?.kind === 'string' && chosen.value === label
    const color =
      colorOf(argument(widget, on ? 'radioButtonColor' : 'inactiveRadioButtonColor')) ?? text.color
    const name = on ? 'radio_button_checked' : 'radio_button_unchecked'
    return element(
      { height, gap: 8, ...textCss(text) },
      [iconNode({ kind: 'member', type: 'Icons', name }, 20, color), label],
      {
        tag: 'button',
        widget: 'Radio',
        class: 'button',
        attributes: {
          type: 'button',
          role: 'radio',
          'aria-checked': String(on),
        },
        tap: control.sets(stringOf(label)),
      },
    )
  })
  const horizontal = objectOf(argument(widget, 'direction'))?.constructor === 'horizontal'
  const node = element({ 'align-items': 'flex-start', gap: horizontal ? 8 : null }, rows, {
    widget: widget.type,
    class: horizontal ? 'row' : 'col',
  })
  return { node, width: 'hug', height: 'hug' }
}

export const FLUTTERFLOW_CHOICES: RendererTable = {
  FlutterFlowChoiceChips: drawChoiceChips,
  FlutterFlowRadioButton: drawRadioButton,
}
