import { entryOf } from '../../evaluate/entry-of.ts'
import { assetOf } from '../asset.ts'
import { shrink, sizeCss } from '../box.ts'
import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { argument, nameArgument, numberArgument, stringArgument } from '../widget-arguments.ts'
import { materialIconLike } from './cupertino-icons.ts'
import { shapeOfPictureCss } from './tint.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

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

/** Font Awesome's names for what Material has as well; any other is its first letter, with its name beside. */
const AWESOME: Readonly<Record<string, string>> = {
  angleleft: 'chevron_left', angleright: 'chevron_right', chevronleft: 'chevron_left', chevronright: 'chevron_right',
  arrowleft: 'arrow_back', arrowright: 'arrow_forward', plus: 'add', minus: 'remove', user: 'person',
  users: 'group', house: 'home', home: 'home', magnifyingglass: 'search', search: 'search', heart: 'favorite',
  star: 'star', trash: 'delete', trashcan: 'delete', pen: 'edit', pencil: 'edit', gear: 'settings', cog: 'settings',
  bars: 'menu', xmark: 'close', times: 'close', check: 'check', bell: 'notifications', envelope: 'mail', lock: 'lock',
  phone: 'call', camera: 'photo_camera', image: 'image', calendar: 'calendar_today', clock: 'schedule',
  locationdot: 'location_on', mapmarkeralt: 'location_on', cartshopping: 'shopping_cart', eye: 'visibility',
  shoppingcart: 'shopping_cart', creditcard: 'credit_card', apple: 'apple', facebook: 'facebook', facebookf: 'facebook',
  circleinfo: 'info', ellipsisvertical: 'more_vert', filter: 'filter_list', comment: 'chat_bubble',
} // prettier-ignore

function wordsIn(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
}

/** The ligature of `Icons.name` and which of the four fonts has it; null for other sets of icons. */
function ligatureOf(value: Value | undefined): { name: string; family: string } | null {
  if (value?.kind === 'member' && value.type.startsWith('FontAwesome')) {
    const name = entryOf(AWESOME, value.name.replace(/^solid/, '').toLowerCase())
    return name === undefined ? null : { name, family: 'filled' }
  }
  if (value?.kind === 'member' && value.type === 'CupertinoIcons') return materialIconLike(value.name)
  if (value?.kind !== 'member' || (value.type !== 'Icons' && value.type !== '')) return null
  const suffix = Object.keys(FAMILIES).find((each) => value.name.endsWith(each)) ?? ''
  const base = value.name.slice(0, value.name.length - suffix.length).replace(/_$/, '')
  return { name: entryOf(DIGITS, base) ?? base, family: FAMILIES[suffix] ?? 'filled' }
}

/** An icon as an element of exactly `size` pixels; an empty square of that size for one that is not known. */
export function iconNode(
  value: Value | undefined,
  size: number,
  color: string,
  css: Css = {},
  label?: string,
): Element {
  const icon = ligatureOf(value)
  const square = { width: size, height: size, ...css }
  const widget = 'Icon'
  const aria: Record<string, string> =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
  if (icon === null && value?.kind === 'member' && value.type.startsWith('FontAwesome')) {
    return element({ ...square, 'font-size': size * 0.6, color }, value.name.charAt(0).toUpperCase(), {
      widget,
      class: 'center letter',
      attributes: { role: 'img', 'aria-label': label ?? wordsIn(value.name), title: wordsIn(value.name) },
    })
  }
  if (icon === null) {
    const border =
      value === undefined ? {} : { 'border-radius': '25%', border: `1.5px dashed ${color}`, opacity: '0.5' }
    return element({ ...square, ...border }, null, { widget, attributes: aria })
  }
  return element({ ...square, 'font-size': size, color }, icon.name, {
    widget,
    class: `icon ${icon.family}`,
    attributes: aria,
  })
}

/** An ImageIcon shows the shape of its picture in an icon's colour (`widgets/image_icon.dart`). */
function pictureNode(
  value: Value | undefined,
  size: number,
  color: string,
  context: Context,
  label?: string,
): Element | null {
  const asset = value?.kind === 'object' ? assetOf(value, context) : null
  if (asset?.kind !== 'picture') return null
  const aria: Record<string, string> =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
  const css = { width: size, height: size, ...shapeOfPictureCss(asset.address, color) }
  return element(css, null, { widget: 'Icon', attributes: aria })
}

function drawIcon(widget: CreatedValue, context: Context): Box {
  const size = numberArgument(widget, 'size') ?? context.icon.size
  const color = colorOf(argument(widget, 'color')) ?? context.icon.color
  const shown = widget.positional[0] ?? argument(widget, 'icon')
  const label = stringArgument(widget, 'semanticLabel')
  const node = pictureNode(shown, size, color, context, label) ?? iconNode(shown, size, color, {}, label)
  const [width, height] = [shrink(context.bounds.width), shrink(context.bounds.height)]
  if (width === 'hug' && height === 'hug') return { node, width, height }
  // in a box of another size it stands in the middle (`widgets/icon.dart`)
  return { node: element(sizeCss(width, height), node, { class: 'center' }), width, height }
}

/** Flutter's animated icons have two names, the one they begin with first: `menu_arrow`. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  add_event: 'add', arrow_menu: 'arrow_back', close_menu: 'close', ellipsis_search: 'more_horiz', event_add: 'event',
  home_menu: 'home', list_view: 'list', menu_arrow: 'menu', menu_close: 'menu', menu_home: 'menu', pause_play: 'pause',
  play_pause: 'play_arrow', search_ellipsis: 'search', view_list: 'view_module',
} // prettier-ignore

function drawAnimatedIcon(widget: CreatedValue, context: Context): Box {
  const name = entryOf(BEGINNINGS, nameArgument(widget, 'icon') ?? '') ?? 'help'
  return drawIcon({ ...widget, positional: [{ kind: 'member', type: 'Icons', name }] }, context)
}

/** The logo's own shape is not among the fonts: its mascot in its colour. */
function drawLogo(widget: CreatedValue, context: Context): Box {
  const size = numberArgument(widget, 'size') ?? context.icon.size
  const node = iconNode(
    { kind: 'member', type: 'Icons', name: 'flutter_dash' },
    size,
    '#54c5f8',
    {},
    'Flutter',
  )
  return { node, width: 'hug', height: 'hug' }
}

export const ICON_WIDGETS: RendererTable = {
  Icon: drawIcon,
  FaIcon: drawIcon,
  // hugeicons
  HugeIcon: drawIcon,
  ImageIcon: drawIcon,
  AnimatedIcon: drawAnimatedIcon,
  FlutterLogo: drawLogo,
}
