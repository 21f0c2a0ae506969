import { sizeCss, within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { radiusCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { argument, nameArgument, numberArgument } from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { CUPERTINO_CONTROLS } from './cupertino-controls.ts'
import { CUPERTINO_DIALOGS } from './cupertino-dialog.ts'
import { CUPERTINO_LISTS } from './cupertino-lists.ts'
import { appleText, contrasting, label } from './cupertino-look.ts'
import { CUPERTINO_PAGES } from './cupertino-pages.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import { CUPERTINO_SEGMENTS } from './cupertino-segments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

const RED = '#ff3b30'

/** Flutter's own tables of `CupertinoButtonSize` (cupertino/constants.dart): padding, least size, radius, letters. */
const SIZES = {
  small: { padding: '6px 12px', least: 28, radius: 40, letters: 15 },
  medium: { padding: '8px 15px', least: 32, radius: 40, letters: 15 },
  large: { padding: '16px 20px', least: 44, radius: 12, letters: 17 },
} as const

function sizeOf(widget: CreatedValue): (typeof SIZES)[keyof typeof SIZES] {
  const name = nameArgument(widget, 'sizeStyle') ?? widget.constructor
  return name === 'small' || name === 'medium' ? SIZES[name] : SIZES.large
}

function drawButton(widget: CreatedValue, context: Context): Box {
  const blue = primary(context)
  const size = sizeOf(widget)
  const { dark } = context.theme
  const call = argument(widget, 'onPressed')
  const enabled = call !== undefined && call.kind !== 'null'
  const own = colorOf(argument(widget, 'color'))
  const filled = widget.constructor === 'filled'
  const tinted = widget.constructor === 'tinted'
  const usual = filled ? blue : tinted ? faded(blue, dark ? 0.26 : 0.12) : null
  const color = filled ? contrasting(context) : enabled ? blue : label(dark, 0.3)
  const off = filled || tinted || own !== undefined ? (dark ? '#7676803d' : '#7676801f') : null
  const background = enabled ? (own ?? usual) : (colorOf(argument(widget, 'disabledColor')) ?? off)
  const text = appleText(context, size.letters, color)
  const inner = { ...inColor(within(context, { width: 'loose', height: 'loose' }), color, 20), text }
  const width = context.bounds.width === 'tight' ? 'fill' : 'hug'
  const least = numberArgument(widget, 'minSize') ?? size.least
  const padding = argument(widget, 'padding')
  const node = element(
    {
      ...sizeCss(width, context.bounds.height === 'tight' ? 'fill' : 'hug'),
      'min-height': least,
      'min-width': least,
      padding: padding === undefined ? size.padding : insetsCss(insetsOf(padding)),
      'background-color': background,
      'border-radius': size.radius,
      ...radiusCss(argument(widget, 'borderRadius')),
      ...textCss(text),
    },
    inner.draw(argument(widget, 'child'), inner).node,
    {
      tag: 'button',
      widget: widget.type,
      class: 'button',
      attributes: { type: 'button', ...(enabled ? {} : { disabled: '' }) },
    },
  )
  return { node, width, height: context.bounds.height === 'tight' ? 'fill' : 'hug' }
}

function drawAction(widget: CreatedValue, context: Context): Box {
  const destructive = argument(widget, 'isDestructiveAction')
  const color = destructive?.kind === 'boolean' && destructive.value ? RED : primary(context)
  return context.draw(argument(widget, 'child'), { ...context, text: { ...context.text, color } })
}

export const CUPERTINO_WIDGETS: RendererTable = {
  ...CUPERTINO_PAGES,
  ...CUPERTINO_DIALOGS,
  ...CUPERTINO_LISTS,
  ...CUPERTINO_SEGMENTS,
  ...CUPERTINO_CONTROLS,
  CupertinoButton: drawButton,
  CupertinoActionSheetAction: drawAction,
}
