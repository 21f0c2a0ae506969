import { colorOf } from '../color.ts'
import { argument, nameArgument, objectArgument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Css } from '../css.ts'

/** Blend modes that leave a picture's shape alone: what it is painted in is the colour. */
const SHAPES = new Set(['srcIn', 'srcATop'])

/**
 * The colour that a picture is painted in: Flutter's `color` (`widgets/image.dart`), flutter_svg's `color` and
 * `colorFilter`. Undefined for one in its own colours, and for a mix of the two.
 */
export function tintOf(widget: CreatedValue): string | undefined {
  const filter = objectArgument(widget, 'colorFilter')
  if (filter !== undefined) {
    const [color, mode] = filter.positional
    return filter.constructor === 'mode' && isShape(mode) ? colorOf(color) : undefined
  }
  return SHAPES.has(nameArgument(widget, 'colorBlendMode') ?? 'srcIn')
    ? colorOf(argument(widget, 'color'))
    : undefined
}

const isShape = (mode: Value | undefined): boolean => mode?.kind === 'member' && SHAPES.has(mode.name)

/** How much of its room the shape takes, by the CSS name of how the picture fits in. */
const SIZES: Readonly<Record<string, string>> = { cover: 'cover', fill: '100% 100%', none: 'auto' }

/** A picture's shape in one colour. */
export function shapeOfPictureCss(address: string, color: string, fit = 'contain'): Css {
  const size = SIZES[fit] ?? 'contain'
  return {
    'background-color': color,
    // every browser knows the old name
    '-webkit-mask': `url("${address}") center / ${size} no-repeat`,
  }
}
