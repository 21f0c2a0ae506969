import { expand, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { radiusCss } from '../decoration.ts'
import { element, escapeHtml } from '../html.ts'
import { booleanGiven, given, numberGiven, objectGiven, stringGiven } from '../read.ts'
import { textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { iconHtml } from './icon.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { DrawerTable } from './drawer.ts'

function drawTextField(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const decoration = objectGiven(widget, 'decoration')
  const border = decoration === undefined ? undefined : objectGiven(decoration, 'border')
  const said = (name: string): string | undefined =>
    decoration === undefined ? undefined : stringGiven(decoration, name)
  const controller = objectGiven(widget, 'controller')
  const typed =
    (controller === undefined ? undefined : stringGiven(controller, 'text')) ??
    stringGiven(widget, 'initialValue')
  const outlined = border?.type === 'OutlineInputBorder'
  const none = border?.type === 'InputBorder' || border?.constructor === 'none'
  const filled = decoration !== undefined && booleanGiven(decoration, 'filled') === true
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), colors.onSurfaceVariant, 24)
  const part = (name: string): string => {
    const value = decoration === undefined ? undefined : given(decoration, name)
    return value === undefined ? '' : inner.draw(value, inner).html
  }
  const label = said('labelText')
  const hint = said('hintText')
  const text = context.theme.text('bodyLarge')
  const attributes = {
    type: booleanGiven(widget, 'obscureText') === true ? 'password' : 'text',
    placeholder: label ?? hint ?? '',
    'aria-label': label ?? hint ?? 'Text field',
    ...(typed === undefined ? {} : { value: typed }),
  }
  const input = element({ ...textCss(text), '--hint': colors.onSurfaceVariant }, '', {
    tag: 'input',
    class: 'input',
    attributes,
  }).replace('</input>', '')
  const lines = numberGiven(widget, 'maxLines') ?? 1
  const frame = element(
    {
      'min-height': (outlined || label !== undefined || filled ? 56 : 48) + (lines - 1) * 24,
      padding: outlined || filled ? '0 12px' : null,
      gap: 12,
      'background-color': filled
        ? (colorOf(decoration.named.get('fillColor')) ?? colors.surfaceContainerHighest)
        : null,
      border: outlined ? `1px solid ${colors.outline}` : null,
      'border-radius': outlined ? 4 : filled ? '4px 4px 0 0' : null,
      ...(border === undefined ? {} : radiusCss(border.named.get('borderRadius'))),
      'border-bottom': outlined || none ? null : `1px solid ${colors.onSurfaceVariant}`,
    },
    part('prefixIcon') + part('prefix') + input + part('suffix') + part('suffixIcon'),
    { class: 'row middle' },
  )
  const helper = said('helperText') ?? said('errorText')
  const small = {
    ...context.theme.text('bodySmall'),
    color: said('errorText') === undefined ? colors.onSurfaceVariant : colors.error,
  }
  const below =
    helper === undefined ? '' : element({ ...textCss(small), padding: '4px 12px 0' }, escapeHtml(helper))
  const html = element({ width: '100%' }, frame + below, { widget: widget.type })
  return { html, width: expand(context.bounds.width), height: 'hug' }
}

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const on = booleanGiven(widget, 'value') === true
  const size = on ? 24 : 16
  const thumb = element(
    {
      width: size,
      height: size,
      'border-radius': '50%',
      'background-color': on ? colors.onPrimary : colors.outline,
      position: 'absolute',
      top: on ? 4 : 6,
      left: on ? 24 : 6,
    },
    '',
  )
  const track = on
    ? { 'background-color': colorOf(given(widget, 'activeTrackColor')) ?? colors.primary }
    : { 'background-color': colors.surfaceContainerHighest, border: `2px solid ${colors.outline}` }
  const body = element({ width: 52, height: 32, 'border-radius': 16, position: 'relative', ...track }, thumb)
  return control(widget, body, on, 'switch', 60, 48)
}

function drawCheckbox(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const on = booleanGiven(widget, 'value') === true
  const color = colorOf(given(widget, 'activeColor')) ?? colors.primary
  const mark = on ? iconHtml({ kind: 'member', type: 'Icons', name: 'check' }, 16, colors.onPrimary) : ''
  const css = on ? { 'background-color': color } : { border: `2px solid ${colors.onSurfaceVariant}` }
  return control(
    widget,
    element({ width: 18, height: 18, 'border-radius': 2, ...css }, mark, { class: 'center' }),
    on,
    'checkbox',
    48,
    48,
  )
}

function drawRadio(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const value = given(widget, 'value')
  const on = value !== undefined && value === given(widget, 'groupValue')
  const color = on ? colors.primary : colors.onSurfaceVariant
  const dot = on
    ? element({ width: 10, height: 10, 'border-radius': '50%', 'background-color': color }, '')
    : ''
  return control(
    widget,
    element({ width: 20, height: 20, 'border-radius': '50%', border: `2px solid ${color}` }, dot, {
      class: 'center',
    }),
    on,
    'radio',
    48,
    48,
  )
}

function control(
  widget: CreatedValue,
  html: string,
  on: boolean,
  role: string,
  width: number,
  height: number,
): Box {
  const attributes = { role, 'aria-checked': String(on), 'aria-label': widget.type }
  return {
    html: element({ width, height }, html, { widget: widget.type, class: 'center', attributes }),
    width: 'hug',
    height: 'hug',
  }
}

function drawSlider(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const low = numberGiven(widget, 'min') ?? 0
  const high = numberGiven(widget, 'max') ?? 1
  const share = ((numberGiven(widget, 'value') ?? low) - low) / (high - low || 1)
  const track = element(
    {
      height: 4,
      'border-radius': 2,
      background: `linear-gradient(to right, ${colors.primary} ${share * 100}%, ${colors.surfaceContainerHighest} 0)`,
      position: 'relative',
    },
    element(
      {
        position: 'absolute',
        left: `${share * 100}%`,
        top: -8,
        width: 20,
        height: 20,
        'margin-left': -10,
        'border-radius': '50%',
        'background-color': colors.primary,
      },
      '',
    ),
  )
  const html = element({ width: '100%', height: 48, padding: '22px 24px' }, track, { widget: 'Slider' })
  return { html, width: expand(context.bounds.width), height: 'hug' }
}

export const INPUT_WIDGETS: DrawerTable = {
  TextField: drawTextField,
  TextFormField: drawTextField,
  Switch: drawSwitch,
  Checkbox: drawCheckbox,
  Radio: drawRadio,
  Slider: drawSlider,
}
