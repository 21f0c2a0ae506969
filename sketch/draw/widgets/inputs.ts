import { booleanOf, sameValue } from '../../evaluate/value.ts'
import { expand } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../element.ts'
import { argument, numberArgument, numberOf, objectArgument } from '../widget-arguments.ts'
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
      'inset-inline-start': on ? 24 : 6,
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

/** From where to where the track is filled, as shares of it. */
function filled(widget: CreatedValue): readonly [number | null, number] {
  const low = numberArgument(widget, 'min') ?? 0
  const high = numberArgument(widget, 'max') ?? 1
  const share = (value: number): number => Math.min(Math.max((value - low) / (high - low || 1), 0), 1)
  const range = objectArgument(widget, 'values')?.positional.map((each) => numberOf(each) ?? low)
  if (range !== undefined) return [share(range[0] ?? low), share(range[1] ?? high)]
  return [null, share(numberArgument(widget, 'value') ?? low)]
}

function drawSlider(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const call = argument(widget, 'onChanged')
  const disabled = call === undefined || call.kind === 'null'
  const [from, to] = filled(widget)
  const at = (share: number): string => `${share * 100}%`
  const part = (css: Css): Element => element({ position: 'absolute', ...css }, null)
  const active = disabled
    ? faded(colors.onSurface, 0.38)
    : (colorOf(argument(widget, 'activeColor')) ?? colors.primary)
  const inactive = disabled
    ? faded(colors.onSurface, 0.12)
    : (colorOf(argument(widget, 'inactiveColor')) ?? colors.surfaceContainerHighest)
  const line = {
    top: -1,
    'inset-inline-start': at(from ?? 0),
    width: at(to - (from ?? 0)),
    height: 6,
    'border-radius': 3,
    'background-color': active,
  }
  // What is disabled is seen through, but not the track behind the thumb.
  const solid = disabled ? `linear-gradient(${active},${active}),${colors.surface}` : active
  const thumb = (share: number): Element =>
    part({
      'inset-inline-start': at(share),
      top: -8,
      width: 20,
      height: 20,
      'margin-inline-start': -10,
      'border-radius': '50%',
      background: colorOf(argument(widget, 'thumbColor')) ?? solid,
      'box-shadow': disabled ? null : elevationCss(1),
    })
  const track = element(
    { height: 4, 'border-radius': 2, 'background-color': inactive, position: 'relative' },
    [part(line), from === null ? null : thumb(from), thumb(to)],
  )
  const high = context.bounds.height === 'tight'
  const node = element(
    { width: '100%', height: high ? '100%' : 48, padding: '0 24px' },
    element({ width: '100%' }, track),
    {
      widget: widget.type,
      class: 'row middle',
    },
  )
  return { node, width: expand(context.bounds.width), height: high ? 'fill' : 'hug' }
}

export const INPUT_WIDGETS: RendererTable = {
  Switch: drawSwitch,
  Checkbox: drawCheckbox,
  Radio: drawRadio,
  Slider: drawSlider,
  RangeSlider: drawSlider,
}
