import { booleanOf, sameValue } from '../../evaluate/value.ts'
import { expand } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../element.ts'
import { argument, numberArgument } from '../widget-arguments.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Css } from '../css.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { Handler } from '../session.ts'
import type { RendererTable } from './renderer.ts'

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const { on } = control
  const active = colorOf(argument(widget, 'activeThumbColor') ?? argument(widget, 'activeColor'))
  const size = on ? 24 : 16
  const thumb = element(
    {
      width: size,
      height: size,
      'border-radius': '50%',
      'background-color': on ? (active ?? colors.onPrimary) : colors.outline,
      position: 'absolute',
      top: on ? 4 : 6,
      left: on ? 24 : 6,
    },
    null,
  )
  const track = on
    ? {
        'background-color':
          colorOf(argument(widget, 'activeTrackColor')) ??
          (active === undefined ? colors.primary : faded(active, 0.5)),
      }
    : { 'background-color': colors.surfaceContainerHighest, border: `2px solid ${colors.outline}` }
  const body = element({ width: 52, height: 32, 'border-radius': 16, position: 'relative', ...track }, thumb)
  return framed(widget, body, on, 'switch', 60, 48, control.sets(booleanOf(!on)))
}

function drawCheckbox(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const { on } = control
  const color = colorOf(argument(widget, 'activeColor')) ?? colors.primary
  const mark = on ? iconNode({ kind: 'member', type: 'Icons', name: 'check' }, 16, colors.onPrimary) : null
  const css = on ? { 'background-color': color } : { border: `2px solid ${colors.onSurfaceVariant}` }
  return framed(
    widget,
    element({ width: 18, height: 18, 'border-radius': 2, ...css }, mark, { class: 'center' }),
    on,
    'checkbox',
    48,
    48,
    control.sets(booleanOf(!on)),
  )
}

function drawRadio(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const value = argument(widget, 'value')
  const control = controlOf(widget, context, 'groupValue', 'onChanged')
  const on = value !== undefined && control.value !== undefined && sameValue(value, control.value) === true
  const color = on ? colors.primary : colors.onSurfaceVariant
  const dot = on
    ? element({ width: 10, height: 10, 'border-radius': '50%', 'background-color': color }, null)
    : null
  return framed(
    widget,
    element({ width: 20, height: 20, 'border-radius': '50%', border: `2px solid ${color}` }, dot, {
      class: 'center',
    }),
    on,
    'radio',
    48,
    48,
    value === undefined ? undefined : control.sets(value),
  )
}

function framed(
  widget: CreatedValue,
  content: Element,
  on: boolean,
  role: string,
  width: number,
  height: number,
  tap: Handler | undefined,
): Box {
  const attributes = { role, tabindex: '0', 'aria-checked': String(on), 'aria-label': widget.type }
  return {
    node: element({ width, height }, content, {
      widget: widget.type,
      class: 'center',
      attributes,
      ...(tap === undefined ? {} : { tap }),
    }),
    width: 'hug',
    height: 'hug',
  }
}

function drawSlider(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const low = numberArgument(widget, 'min') ?? 0
  const high = numberArgument(widget, 'max') ?? 1
  const share = ((numberArgument(widget, 'value') ?? low) - low) / (high - low || 1)
  const at = `${share * 100}%`
  const part = (css: Css): Element => element({ position: 'absolute', ...css }, null)
  const active = { top: -1, left: 0, width: at, height: 6, 'border-radius': 3 }
  const thumb = { left: at, top: -8, width: 20, height: 20, 'margin-left': -10, 'border-radius': '50%' }
  const track = element(
    {
      height: 4,
      'border-radius': 2,
      'background-color': colors.surfaceContainerHighest,
      position: 'relative',
    },
    [
      part({ ...active, 'background-color': colors.primary }),
      part({ ...thumb, 'background-color': colors.primary, 'box-shadow': elevationCss(1) }),
    ],
  )
  const node = element({ width: '100%', height: 48, padding: '22px 24px' }, track, { widget: 'Slider' })
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const INPUT_WIDGETS: RendererTable = {
  Switch: drawSwitch,
  Checkbox: drawCheckbox,
  Radio: drawRadio,
  Slider: drawSlider,
}
