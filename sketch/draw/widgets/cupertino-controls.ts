import { shrink } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { element } from '../element.ts'
import { argument, numberArgument } from '../widget-arguments.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

const GREEN = '#34c759'

function drawSwitch(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'value', 'onChanged')
  const thumb = element(
    {
      width: 28,
      height: 28,
      'border-radius': 14,
      'background-color': '#ffffff',
      'box-shadow': '0 3px 8px #00000026',
    },
    null,
  )
  const active = argument(widget, 'activeTrackColor') ?? argument(widget, 'activeColor')
  const off = argument(widget, 'inactiveTrackColor') ?? argument(widget, 'trackColor')
  const track = control.on
    ? (colorOf(active) ?? GREEN)
    : (colorOf(off) ?? (context.theme.dark ? '#78788052' : '#78788029'))
  const node = element(
    {
      width: 51,
      height: 31,
      padding: '1.5px',
      'border-radius': 16,
      'background-color': track,
      'justify-content': control.on ? 'flex-end' : 'flex-start',
    },
    thumb,
    {
      class: 'row',
      attributes: {
        role: 'switch',
        tabindex: '0',
        'aria-checked': String(control.on),
      },
      tap: control.sets({ kind: 'boolean', value: !control.on }),
    },
  )
  return {
    node: element({ width: 59, height: 39 }, node, { widget: widget.type, class: 'center' }),
    width: 'hug',
    height: 'hug',
  }
}

/** A thin line with a round thumb that stays within it; 176 wide where nothing says otherwise. */
function drawSlider(widget: CreatedValue, context: Context): Box {
  const low = numberArgument(widget, 'min') ?? 0
  const high = numberArgument(widget, 'max') ?? 1
  const share = Math.min(Math.max(((numberArgument(widget, 'value') ?? low) - low) / (high - low || 1), 0), 1)
  const at = `calc(${share * 100}% + ${14 - share * 28}px)`
  const active = colorOf(argument(widget, 'activeColor')) ?? primary(context)
  const part = (css: Css): Element => element({ position: 'absolute', ...css }, null)
  const line = { 'inset-inline-start': 0, top: 0, height: 2, 'border-radius': 1 }
  const thumb = {
    'inset-inline-start': at,
    'margin-inline-start': -14,
    top: -13,
    width: 28,
    height: 28,
    'border-radius': '50%',
    'background-color': colorOf(argument(widget, 'thumbColor')) ?? '#ffffff',
    'box-shadow': '0 3px 8px #00000026',
  }
  const track = element(
    {
      width: '100%',
      height: 2,
      'border-radius': 1,
      position: 'relative',
      'background-color': context.theme.dark ? '#7878805c' : '#78788033',
    },
    [part({ ...line, width: at, 'background-color': active }), part(thumb)],
  )
  const [width, tall] = [shrink(context.bounds.width), shrink(context.bounds.height)]
  const css = {
    width: width === 'fill' ? '100%' : 176,
    'max-width': '100%',
    height: tall === 'fill' ? '100%' : 44,
    padding: '0 8px',
  }
  return { node: element(css, track, { widget: widget.type, class: 'row middle' }), width, height: tall }
}

const SPOKES = [47, 47, 47, 47, 72, 97, 122, 147]

/** Eight spokes, the darkest at the top. */
function drawIndicator(widget: CreatedValue, context: Context): Box {
  const radius = numberArgument(widget, 'radius') ?? 10
  const color = colorOf(argument(widget, 'color')) ?? (context.theme.dark ? '#ebebf5' : '#3c3c43')
  const shown = widget.constructor === 'partiallyRevealed' ? (numberArgument(widget, 'progress') ?? 1) : 1
  const spokes = SPOKES.slice(0, Math.ceil(shown * 8)).map((alpha, index) =>
    element(
      {
        position: 'absolute',
        left: radius * 0.9,
        top: 0,
        width: radius / 5,
        height: (radius * 2) / 3,
        'border-radius': radius / 10,
        'background-color': faded(color, (shown < 1 ? 147 : alpha) / 255),
        transform: `rotate(${index * 45}deg)`,
        'transform-origin': `50% ${radius}px`,
      },
      null,
    ),
  )
  const css = { width: radius * 2, height: radius * 2, position: 'relative' }
  return { node: element(css, spokes, { widget: widget.type }), width: 'hug', height: 'hug' }
}

function drawCheckbox(widget: CreatedValue, context: Context): Box {
  const { dark } = context.theme
  const control = controlOf(widget, context, 'value', 'onChanged')
  const color = colorOf(argument(widget, 'activeColor')) ?? primary(context)
  const mark = control.on ? iconNode({ kind: 'member', type: 'Icons', name: 'check' }, 13, '#ffffff') : null
  const look = control.on
    ? { 'background-color': color }
    : {
        'background-color': dark ? '#1c1c1e' : '#ffffff',
        border: `1px solid ${dark ? '#ffffff40' : '#d1d1d6'}`,
      }
  const square = element({ width: 14, height: 14, 'border-radius': 4, ...look }, mark, { class: 'center' })
  const attributes = {
    role: 'checkbox',
    tabindex: '0',
    'aria-checked': String(control.on),
    'aria-label': widget.type,
  }
  return {
    node: element({ width: 44, height: 44 }, square, {
      widget: widget.type,
      class: 'center',
      attributes,
      tap: control.sets({ kind: 'boolean', value: !control.on }),
    }),
    width: 'hug',
    height: 'hug',
  }
}

export const CUPERTINO_CONTROLS: RendererTable = {
  CupertinoSwitch: drawSwitch,
  CupertinoCheckbox: drawCheckbox,
  CupertinoSlider: drawSlider,
  CupertinoActivityIndicator: drawIndicator,
}
