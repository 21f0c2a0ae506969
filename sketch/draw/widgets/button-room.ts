import { sidesOf } from '../../evaluate/sides.ts'
import { insetsOf } from '../insets.ts'
import { roomOf } from '../room.ts'
import { densityOf, fingerRoom } from '../visual-density.ts'
import { numberOf, objectOf } from '../widget-arguments.ts'
import type { Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Insets } from '../insets.ts'
import type { Said } from '../said-by.ts'

interface Side {
  /** At least this much; infinite where the button takes all there is. */
  readonly least: number
  /** At most this much; infinite where nothing limits it. */
  readonly most: number
  /** What is kept free around it for a finger, at least. */
  readonly finger: number
}

/** How large a button may be, in pixels. */
export interface ButtonRoom {
  readonly width: Side
  readonly height: Side
  readonly padding: Insets
}

/** What the room says as CSS; along an axis that is filled, all there is. No button is larger than what is around it allows. */
export function limits(
  { width, height }: Pick<ButtonRoom, 'width' | 'height'>,
  filled: { readonly width: boolean; readonly height: boolean },
): Css {
  const px = (isFilled: boolean, size: number): number | string =>
    isFilled || !Number.isFinite(size) ? '100%' : size
  return {
    'min-width': px(filled.width, width.least),
    'min-height': px(filled.height, height.least),
    'max-width': px(filled.width, width.most),
    'max-height': px(filled.height, height.most),
  }
}

/** The same side, where something around asks for more. */
export function atLeast(side: Side, asked = 0): Side {
  return { ...side, least: Math.max(side.least, asked) }
}

/** By `ButtonStyleButton`'s rules (`material/button_style_button.dart`); `usual` is what its kind has of itself. */
export function buttonRoom(
  styled: Said,
  usual: { readonly width: number; readonly height: number; readonly padding: Insets },
  context: Context,
): ButtonRoom {
  const there = roomOf(context)
  // nothing is wider or higher than what is around it allows (`BoxConstraints.enforce`)
  const within = (axis: 'width' | 'height', size: number): number =>
    context.bounds[axis] === 'unbounded' || size === Infinity ? size : Math.min(size, there[axis])
  const density = densityOf(styled('visualDensity'))
  const finger = fingerRoom(styled('tapTargetSize'))
  const [least, most, fixed] = ['minimumSize', 'maximumSize', 'fixedSize'].map((name) => {
    const size = objectOf(styled(name))
    const sides = size === undefined ? undefined : sidesOf(size)
    return { width: numberOf(sides?.width), height: numberOf(sides?.height) }
  })
  const side = (axis: 'width' | 'height', units: number): Side => {
    const atMost = most?.[axis] ?? Infinity
    const wanted = least?.[axis] ?? usual[axis]
    // as high as the screen is nothing that anybody means
    const own = axis === 'height' && wanted === Infinity ? usual.height : wanted
    const low = within(axis, Math.min(Math.max(own + 4 * units, 0), atMost))
    const asked = fixed?.[axis]
    const free = finger === 0 ? 0 : finger + 4 * units
    // one that is to be infinitely large is as large as it would be without that
    if (asked === undefined || !Number.isFinite(asked)) return { least: low, most: atMost, finger: free }
    const size = within(axis, Math.min(Math.max(asked, low), atMost))
    return { least: size, most: size, finger: free }
  }
  const own = insetsOf(styled('padding')) ?? usual.padding
  const across = Math.max(0, 4 * density.horizontal)
  const along = 4 * density.vertical
  return {
    width: side('width', density.horizontal),
    height: side('height', density.vertical),
    padding: {
      ...own,
      left: Math.max(0, own.left + across),
      right: Math.max(0, own.right + across),
      top: Math.max(0, own.top + along),
      bottom: Math.max(0, own.bottom + along),
    },
  }
}
