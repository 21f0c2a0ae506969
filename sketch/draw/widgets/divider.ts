import { expand, shrink } from '../box.ts'
import { colorOf } from '../color.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss, starting } from '../insets.ts'
import { argument, numberOf, objectOf } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { RendererTable } from './renderer.ts'

/** `material/divider.dart`: a line in the middle of a box, or all along the box where there is no room around it. */
function drawDivider(widget: CreatedValue, context: Context): Box {
  const upright = widget.type === 'VerticalDivider'
  const [thick, along] = upright ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const theme = context.theme.component('dividerTheme')
  const styled = (name: string, inTheme = name): Value | undefined =>
    argument(widget, name) ?? theme?.named.get(inTheme)
  const size = numberOf(styled(thick, 'space')) ?? 16
  const thickness = numberOf(styled('thickness')) ?? 1
  const [indent, end] = [numberOf(styled('indent')) ?? 0, numberOf(styled('endIndent')) ?? 0]
  const { material3, colors, value } = context.theme
  const usual = material3 ? undefined : colorOf(objectOf(value)?.named.get('dividerColor'))
  const line = element(
    {
      [thick]: thickness,
      [along]: '100%',
      'background-color': colorOf(styled('color')) ?? usual ?? colors.outlineVariant,
      ...middleCss(size, thickness, upright, context),
    },
    null,
  )
  const extent = shrink(context.bounds[thick])
  const node = element(
    {
      [thick]: extent === 'fill' ? '100%' : size,
      [along]: '100%',
      padding: upright ? `${px(indent)} 0 ${px(end)}` : insetsCss(starting(indent, end)),
    },
    line,
    { widget: widget.type, class: 'center' },
  )
  const length = expand(context.bounds[along])
  return upright ? { node, width: extent, height: length } : { node, width: length, height: extent }
}

/** A browser puts a box on whole pixels; what is moved is smoothed over two of them, as all that Flutter draws. */
function middleCss(size: number, thickness: number, upright: boolean, { bounds }: Context): Css {
  const before = (size - thickness) / 2
  if (before <= 0 || Number.isInteger(before) || bounds[upright ? 'width' : 'height'] === 'tight') return {}
  return upright
    ? { 'margin-inline-end': 'auto', transform: `translateX(calc(${px(before)}*var(--reading)))` }
    : { 'margin-bottom': 'auto', transform: `translateY(${px(before)})` }
}

export const DIVIDER_WIDGETS: RendererTable = { Divider: drawDivider, VerticalDivider: drawDivider }
