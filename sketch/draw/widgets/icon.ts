import { colorOf } from '../color.ts'
import { element, escapeHtml } from '../html.ts'
import { given, numberGiven, stringGiven } from '../read.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../html.ts'
import type { DrawerTable } from './drawer.ts'

const FAMILIES: Readonly<Record<string, string>> = {
  _outlined: 'outlined',
  _rounded: 'round',
  _sharp: 'sharp',
}
/** Dart names cannot begin with a digit; the font's ligatures do. */
const DIGITS: Readonly<Record<string, string>> = {
  three_k: '3k',
  four_k: '4k',
  five_g: '5g',
  one_k: '1k',
  two_k: '2k',
  ten_k: '10k',
  threed_rotation: '3d_rotation',
  three_g_mobiledata: '3g_mobiledata',
  four_g_mobiledata: '4g_mobiledata',
  six_ft_apart: '6_ft_apart',
}

/** The ligature of `Icons.name` and which of the four fonts has it; null for other sets of icons. */
function ligatureOf(value: Value | undefined): { name: string; family: string } | null {
  if (value?.kind !== 'member' || (value.type !== 'Icons' && value.type !== '')) return null
  const suffix = Object.keys(FAMILIES).find((each) => value.name.endsWith(each)) ?? ''
  const base = value.name.slice(0, value.name.length - suffix.length).replace(/_$/, '')
  return { name: DIGITS[base] ?? base, family: FAMILIES[suffix] ?? 'filled' }
}

/** An icon as an element of exactly `size` pixels; an empty square of that size for one that is not known. */
export function iconHtml(
  value: Value | undefined,
  size: number,
  color: string,
  css: Css = {},
  label?: string,
): string {
  const icon = ligatureOf(value)
  const square = { width: size, height: size, ...css }
  const widget = 'Icon'
  const aria: Record<string, string> =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
  if (icon === null) {
    const border =
      value === undefined ? {} : { 'border-radius': '25%', border: `1.5px dashed ${color}`, opacity: '0.5' }
    return element({ ...square, ...border }, '', { widget, attributes: aria })
  }
  return element({ ...square, 'font-size': size, color }, escapeHtml(icon.name), {
    widget,
    class: `icon ${icon.family}`,
    attributes: aria,
  })
}

function drawIcon(widget: CreatedValue, context: Context): Box {
  const size = numberGiven(widget, 'size') ?? context.icon.size
  const color = colorOf(given(widget, 'color')) ?? context.icon.color
  const html = iconHtml(widget.positional[0], size, color, {}, stringGiven(widget, 'semanticLabel'))
  return { html, width: 'hug', height: 'hug' }
}

export const ICON_WIDGETS: DrawerTable = { Icon: drawIcon, FaIcon: drawIcon, ImageIcon: drawIcon }
