import { inStates } from '../../evaluate/state-property.ts'
import { booleanOf, sameValue } from '../../evaluate/value.ts'
import { shrink, sizeCss } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { shapeCss, sideCss } from '../decoration.ts'
import { element } from '../element.ts'
import { saidBy } from '../said-by.ts'
import { densityOf, fingerRoom } from '../visual-density.ts'
import { argument, objectOf } from '../widget-arguments.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { Said } from '../said-by.ts'
import type { Handler } from '../session.ts'
import type { RendererTable } from './renderer.ts'

interface SaidOfControl {
  /** What a control says of a property, else its theme, in the state that it is in. */
  readonly said: Said
  /** The first of these colours that the control says itself, else what its theme says of the first. */
  readonly color: (...names: readonly [string, ...string[]]) => string | undefined
}

function saidOf(
  widget: CreatedValue,
  { evaluator, theme }: Context,
  themeName: string,
  on: boolean,
): SaidOfControl {
  const themed = theme.component(themeName)
  const inState = (value: Value | undefined): Value | undefined =>
    inStates(evaluator, value, on ? ['selected'] : [])
  const ofBoth = saidBy(widget, themed)
  const said: Said = (name) => inState(ofBoth(name))
  return {
    said,
    color: (...names) => {
      for (const name of names) {
        const own = colorOf(inState(argument(widget, name)))
        if (own !== undefined) return own
      }
      return colorOf(said(names[0]))
    },
  }
}

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const { on } = control
  const { said, color } = saidOf(widget, context, 'switchTheme', on)
  const active = color('activeThumbColor', 'activeColor')
  const thumb = on
    ? (color('thumbColor', 'activeThumbColor', 'activeColor') ?? colors.onPrimary)
    : (color('thumbColor', 'inactiveThumbColor') ?? colors.outline)
  const track = on
    ? (color('trackColor', 'activeTrackColor') ??
      (active === undefined ? colors.primary : faded(active, 0.5)))
    : (color('trackColor', 'inactiveTrackColor') ?? colors.surfaceContainerHighest)
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
  const { said, color } = saidOf(widget, context, 'checkboxTheme', on)
  const fill = on ? (color('fillColor', 'activeColor') ?? colors.primary) : (color('fillColor') ?? null)
  const check = color('checkColor') ?? colors.onPrimary
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
  const { said, color: colorSaid } = saidOf(widget, context, 'radioTheme', on)
  const color = on
    ? (colorSaid('fillColor', 'activeColor') ?? colors.primary)
    : (colorSaid('fillColor') ?? colors.onSurfaceVariant)
  const dot = on
    ? element({ width: 10, height: 10, 'border-radius': '50%', 'background-color': color }, null)
    : null
  const css = { width: 20, height: 20, flex: 'none', 'border-radius': '50%', border: `2px solid ${color}` }
  const body = element(css, dot, { class: 'center' })
  const tap = value === undefined ? undefined : control.sets(value)
  return framed(widget, context, { body, on, role: 'radio', size: squareOf(said), tap })
}

/** `material/checkbox.dart`, `radio.dart`: 48 px, or 40 where it shrinks, and 4 px for each unit of density. */
function squareOf(said: Said): readonly [number, number] {
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
