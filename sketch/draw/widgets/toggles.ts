import { inStates } from '../../evaluate/state-property.ts'
import { booleanOf, sameValue } from '../../evaluate/value.ts'
import { shrink, sizeCss } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { shapeCss, sideCss } from '../decoration.ts'
import { element } from '../element.ts'
import { densityOf, fingerRoom } from '../visual-density.ts'
import { argument, objectOf } from '../widget-arguments.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { Handler } from '../session.ts'
import type { RendererTable } from './renderer.ts'

/** What a control says of a property, else its theme, in the state that it is in. */
function saidBy(
  widget: CreatedValue,
  { evaluator, theme }: Context,
  themeName: string,
  on: boolean,
): (name: string) => Value | undefined {
  const own = theme.component(themeName)
  return (name) => {
    const value = argument(widget, name) ?? (own === undefined ? undefined : argument(own, name))
    return inStates(evaluator, value, on ? ['selected'] : [])
  }
}

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const { on } = control
  const said = saidBy(widget, context, 'switchTheme', on)
  const color = (...names: readonly string[]): string | undefined =>
    names.map((name) => colorOf(said(name))).find((each) => each !== undefined)
  const active = color('activeThumbColor', 'activeColor')
  const thumb = on
    ? (active ?? color('thumbColor') ?? colors.onPrimary)
    : (color('inactiveThumbColor', 'thumbColor') ?? colors.outline)
  const track = on
    ? (color('activeTrackColor', 'trackColor') ??
      (active === undefined ? colors.primary : faded(active, 0.5)))
    : (color('inactiveTrackColor', 'trackColor') ?? colors.surfaceContainerHighest)
  const outline = color('trackOutlineColor') ?? (on ? null : colors.outline)
  const size = on ? 24 : 16
  const edge = outline === null ? 0 : 2
  const knob = element(
    {
      width: size,
      height: size,
      'border-radius': '50%',
      'background-color': thumb,
      position: 'absolute',
      top: (on ? 4 : 8) - edge,
      'inset-inline-start': (on ? 24 : 8) - edge,
    },
    null,
  )
  const border = outline === null ? null : `2px solid ${outline}`
  const css = { width: 52, height: 32, 'border-radius': 16, position: 'relative', flex: 'none' }
  const body = element({ ...css, 'background-color': track, border }, knob)
  const high = fingerRoom(said('materialTapTargetSize')) === 0 ? 40 : 48
  return framed(widget, context, {
    body,
    on,
    role: 'switch',
    size: [60, high],
    tap: control.sets(booleanOf(!on)),
  })
}

function drawCheckbox(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const { on } = control
  const said = saidBy(widget, context, 'checkboxTheme', on)
  const fill = colorOf(said('fillColor')) ?? (on ? (colorOf(said('activeColor')) ?? colors.primary) : null)
  const check = colorOf(said('checkColor')) ?? colors.onPrimary
  const mark = on ? iconNode({ kind: 'member', type: 'Icons', name: 'check' }, 16, check) : null
  const side = sideCss(objectOf(said('side'))) ?? `2px solid ${colors.onSurfaceVariant}`
  const css = {
    width: 18,
    height: 18,
    flex: 'none',
    'border-radius': 2,
    ...shapeCss(objectOf(said('shape'))),
    'background-color': fill,
    border: on ? null : side,
  }
  const body = element(css, mark, { class: 'center' })
  const size = squareOf(said)
  return framed(widget, context, { body, on, role: 'checkbox', size, tap: control.sets(booleanOf(!on)) })
}

function drawRadio(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const value = argument(widget, 'value')
  const control = controlOf(widget, context, 'groupValue', 'onChanged')
  const on = value !== undefined && control.value !== undefined && sameValue(value, control.value) === true
  const said = saidBy(widget, context, 'radioTheme', on)
  const color =
    colorOf(said('fillColor')) ??
    (on ? (colorOf(said('activeColor')) ?? colors.primary) : colors.onSurfaceVariant)
  const dot = on
    ? element({ width: 10, height: 10, 'border-radius': '50%', 'background-color': color }, null)
    : null
  const css = { width: 20, height: 20, flex: 'none', 'border-radius': '50%', border: `2px solid ${color}` }
  const body = element(css, dot, { class: 'center' })
  const tap = value === undefined ? undefined : control.sets(value)
  return framed(widget, context, { body, on, role: 'radio', size: squareOf(said), tap })
}

/** `material/checkbox.dart`, `radio.dart`: 48 px, or 40 where it shrinks, and 4 px for each unit of density. */
function squareOf(said: (name: string) => Value | undefined): readonly [number, number] {
  const side = fingerRoom(said('materialTapTargetSize')) === 0 ? 40 : 48
  const { horizontal, vertical } = densityOf(said('visualDensity'))
  return [side + 4 * horizontal, side + 4 * vertical]
}

interface Framed {
  readonly body: Element
  readonly on: boolean
  readonly role: string
  readonly size: readonly [width: number, height: number]
  readonly tap: Handler | undefined
}

/** In the middle of its room; of a smaller one, it stands out of it on all sides, as what Flutter paints does. */
function framed(widget: CreatedValue, { bounds }: Context, { body, on, role, size, tap }: Framed): Box {
  const attributes = { role, tabindex: '0', 'aria-checked': String(on), 'aria-label': widget.type }
  const [width, height] = [shrink(bounds.width), shrink(bounds.height)]
  const css = {
    ...sizeCss(width, height),
    ...(width === 'fill' ? {} : { width: size[0] }),
    ...(height === 'fill' ? {} : { height: size[1] }),
  }
  const node = element(css, body, {
    widget: widget.type,
    class: 'center',
    attributes,
    ...(tap === undefined ? {} : { tap }),
  })
  return { node, width, height }
}

export const TOGGLE_WIDGETS: RendererTable = {
  Switch: drawSwitch,
  Checkbox: drawCheckbox,
  Radio: drawRadio,
}
