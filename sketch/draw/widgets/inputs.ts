import { expand } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../element.ts'
import { argument, numberArgument, numberOf, objectArgument } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Css } from '../css.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

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
  Slider: drawSlider,
  RangeSlider: drawSlider,
}
