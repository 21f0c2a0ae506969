import { stringOf } from '../../evaluate/value.ts'
import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { elevationCss, radiusCss, sideCss } from '../decoration.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  argument,
  listArgument,
  numberArgument,
  objectArgument,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { textOfValue } from '../../evaluate/value.ts'
import { inColor } from './buttons.ts'
import { iconNode } from './icon.ts'
import { fixed } from './sizing.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'
import { FLUTTERFLOW_CHOICES } from './flutterflow-choices.ts'

/** The button of FlutterFlow's exports: text, icon and `FFButtonOptions`. */
function drawButton(widget: CreatedValue, context: Context): Box {
  const options = objectArgument(widget, 'options')
  const styled = (name: string): Value | undefined =>
    options === undefined ? undefined : argument(options, name)
  const number = (name: string): number | undefined =>
    options === undefined ? undefined : numberArgument(options, name)
  const { css, extent } = fixed(context, number('width'), number('height'))
  const size = extent(null)
  const { colors } = context.theme
  const text = mergeTextStyle(
    { ...context.theme.text('labelLarge'), color: colors.onPrimary },
    styled('textStyle'),
  )
  const iconSize = number('iconSize') ?? text.size
  const icon = argument(widget, 'icon')
  const inner = inColor(
    within(context, { width: 'loose', height: 'loose' }),
    colorOf(styled('iconColor')) ?? text.color,
    iconSize,
  )
  const label = textOfValue(argument(widget, 'text') ?? stringOf(''))
  const side = sideCss(objectOf(styled('borderSide')))
  const node = element(
    {
      ...sizeCss(size.width, size.height),
      ...css,
      padding: insetsCss(insetsOf(styled('padding'))) ?? '0 16px',
      gap: icon === undefined ? null : 8,
      'background-color': colorOf(styled('color')) ?? colors.primary,
      'border-radius': 28,
      ...radiusCss(styled('borderRadius')),
      border: side,
      'box-shadow': elevationCss(number('elevation') ?? 2),
      ...textCss(text),
      'white-space': 'nowrap',
    },
    [icon === undefined ? null : inner.draw(icon, inner).node, element({}, label, { tag: 'span' })],
    { tag: 'button', widget: widget.type, class: 'button', attributes: { type: 'button' } },
  )
  return { node, ...size }
}

function drawIconButton(widget: CreatedValue, context: Context): Box {
  const size = numberArgument(widget, 'buttonSize') ?? 40
  const width = numberArgument(widget, 'borderWidth') ?? 0
  const color = colorOf(argument(widget, 'borderColor'))
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), context.icon.color, 24)
  const node = element(
    {
      width: size,
      height: size,
      'background-color': colorOf(argument(widget, 'fillColor')),
      'border-radius': numberArgument(widget, 'borderRadius') ?? 0,
      border: width > 0 && color !== undefined ? `${px(width)} solid ${color}` : null,
    },
    inner.draw(argument(widget, 'icon'), inner).node,
    {
      tag: 'button',
      widget: widget.type,
      class: 'button',
      attributes: { type: 'button', 'aria-label': 'Icon button' },
    },
  )
  return { node, width: 'hug', height: 'hug' }
}

function drawDropDown(widget: CreatedValue, context: Context): Box {
  const { css, extent } = fixed(
    context,
    numberArgument(widget, 'width'),
    numberArgument(widget, 'height') ?? 40,
  )
  const size = extent(null)
  const { colors } = context.theme
  const text = mergeTextStyle(context.theme.text('bodyMedium'), argument(widget, 'textStyle'))
  const options = listArgument(widget, 'optionsLabels').length > 0 ? 'optionsLabels' : 'options'
  const labels = listArgument(widget, options).map(textOfValue)
  const hint = stringArgument(widget, 'hintText')
  const width = numberArgument(widget, 'borderWidth') ?? 0
  const choices = [...(hint === undefined ? [] : [hint]), ...labels]
  const select = element(
    { ...textCss(text) },
    choices.map((label) => element({}, label, { tag: 'option' })),
    { tag: 'select', class: 'select', attributes: { 'aria-label': hint ?? 'Choice' } },
  )
  const arrow = { kind: 'member' as const, type: 'Icons', name: 'keyboard_arrow_down' }
  const icon = argument(widget, 'icon')
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), colors.onSurfaceVariant, 24)
  const node = element(
    {
      ...sizeCss(
        size.width === 'hug' && css['width'] === undefined ? expand(context.bounds.width) : size.width,
        size.height,
      ),
      ...css,
      padding: insetsCss(insetsOf(argument(widget, 'margin'))) ?? '0 12px',
      'background-color': colorOf(argument(widget, 'fillColor')),
      'border-radius': numberArgument(widget, 'borderRadius') ?? 4,
      border:
        width > 0 ? `${px(width)} solid ${colorOf(argument(widget, 'borderColor')) ?? colors.outline}` : null,
      'box-shadow': elevationCss(numberArgument(widget, 'elevation') ?? 0),
    },
    [
      select,
      icon === undefined ? iconNode(arrow, 24, colors.onSurfaceVariant) : inner.draw(icon, inner).node,
    ],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, ...size }
}

/** What FlutterFlow's exports bring along: drawn by what they are given, their own source is not followed. */
export const FLUTTERFLOW_WIDGETS: RendererTable = {
  ...FLUTTERFLOW_CHOICES,
  FFButtonWidget: drawButton,
  FlutterFlowIconButton: drawIconButton,
  FlutterFlowDropDown: drawDropDown,
}
