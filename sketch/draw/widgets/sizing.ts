import { sidesOf } from '../../evaluate/sides.ts'
import { isBetween, placeAcrossCss, placeCss } from '../alignment.ts'
import { expand, SHRINKING, sizeCss, within } from '../box.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { atLeast } from '../least.ts'
import { roomIn } from '../room.ts'
import { numberArgument, numberOf, objectOf } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Alignment } from '../alignment.ts'
import type { Box, Context, Extent } from '../box.ts'
import type { Css } from '../css.ts'

/** A box around a child that passes its bounds on: as large as the child. */
export function wrap(child: Box, css: Css, widget: string | undefined, context: Context): Box {
  const width = context.bounds.width === 'tight' ? 'fill' : child.width
  const height = context.bounds.height === 'tight' ? 'fill' : child.height
  const scrolls = child.scrolls === true && height === 'hug'
  const shrinking = scrolls ? SHRINKING : {}
  const node = element(
    { ...sizeCss(width, height), ...shrinking, ...css },
    child.node,
    widget === undefined ? {} : { widget },
  )
  return { node, width, height, scrolls }
}

export function align(
  child: Box,
  alignment: Alignment,
  context: Context,
  widget: string,
  css: Css = {},
): Box {
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const between = isBetween(alignment)
  const place = {
    display: 'flex',
    'justify-content': between ? (alignment.directional === true ? null : 'left') : placeAcrossCss(alignment),
    'align-items': between ? 'flex-start' : placeCss(alignment.y),
  }
  const node = between ? element({ position: 'relative', ...betweenCss(alignment) }, child.node) : child.node
  const aligned = element({ ...sizeCss(width, height), ...place, ...css }, node, { widget })
  return atLeast({ node: aligned, width, height }, context)
}

/**
 * For what is between: a share of the room to the left and above it, less the same share of its own size; along the
 * axes on which nothing else holds it.
 */
export function betweenCss(
  { x, y, directional = false }: Alignment,
  free: Readonly<Record<'across' | 'down', boolean>> = { across: true, down: true },
): Css {
  const [along, top] = [free.across ? (1 + x) * 50 : 0, free.down ? (1 + y) * 50 : 0]
  const back = directional ? `calc(${-along}%*var(--reading))` : `${-along}%`
  return {
    ...(free.across ? { [directional ? 'inset-inline-start' : 'left']: `${along}%` } : {}),
    ...(free.down ? { top: `${top}%` } : {}),
    transform: `translate(${back},${-top}%)`,
  }
}

/** A width or height that a widget asks for; its parent's tight bound wins, as in Flutter. */
export function fixed(
  context: Context,
  width: number | undefined,
  height: number | undefined,
): { css: Css; inner: Context; extent: (child: Box | null) => { width: Extent; height: Extent } } {
  const { bounds } = context
  const wide = bounds.width === 'tight' || width === undefined ? undefined : width
  const high = bounds.height === 'tight' || height === undefined ? undefined : height
  // What asks for a size within an intrinsic one has a say in it.
  const asked = context.intrinsic === 'width' ? width : context.intrinsic === 'height' ? height : undefined
  const heard = context.intrinsic !== undefined && asked !== undefined && asked !== Infinity
  const fillWide = wide === Infinity
  const fillHigh = high === Infinity
  return {
    css: {
      ...(heard && bounds[context.intrinsic] === 'tight' ? { [`min-${context.intrinsic}`]: px(asked) } : {}),
      ...(wide === undefined || fillWide
        ? {}
        : { width: px(wide), 'max-width': bounds.width === 'loose' ? '100%' : null }),
      ...(high === undefined || fillHigh
        ? {}
        : { height: px(high), 'max-height': bounds.height === 'loose' ? '100%' : null }),
    },
    inner: within(roomIn(heard ? { ...context, intrinsic: undefined } : context, { width, height }), {
      ...(wide === undefined ? {} : { width: 'tight' }),
      ...(high === undefined ? {} : { height: 'tight' }),
    }),
    extent: (child) => ({
      width: fillWide
        ? expand(bounds.width)
        : wide !== undefined
          ? 'hug'
          : bounds.width === 'tight'
            ? 'fill'
            : (child?.width ?? 'hug'),
      height: fillHigh
        ? expand(bounds.height)
        : high !== undefined
          ? 'hug'
          : bounds.height === 'tight'
            ? 'fill'
            : (child?.height ?? 'hug'),
    }),
  }
}

type Axis = 'width' | 'height'

/** What `BoxConstraints.tight(Size(…))` and `.loose` are given. */
function sizeIn(constraints: CreatedValue, axis: Axis): number | undefined {
  const size = objectOf(constraints.positional[0])
  return size === undefined ? undefined : numberOf(sidesOf(size)[axis])
}

/** The most that `BoxConstraints(…)` allow. */
export function mostOf(constraints: CreatedValue | undefined): { width?: number; height?: number } {
  if (constraints === undefined) return {}
  const most = (axis: Axis, name: string): { width?: number; height?: number } => {
    const value =
      numberArgument(constraints, axis) ?? numberArgument(constraints, name) ?? sizeIn(constraints, axis)
    return value === undefined ? {} : { [axis]: value }
  }
  return { ...most('width', 'maxWidth'), ...most('height', 'maxHeight') }
}

/** The one size that `BoxConstraints(…)` leave along an axis; Infinity is all that there is. */
export function exactOf(constraints: CreatedValue | undefined): { width?: number; height?: number } {
  if (constraints === undefined) return {}
  const exact = (
    axis: Axis,
    [least, most]: readonly [string, string],
  ): { width?: number; height?: number } => {
    const [low, high] = [numberArgument(constraints, least), numberArgument(constraints, most)]
    const value =
      numberArgument(constraints, axis) ??
      (constraints.constructor === 'tight' ? sizeIn(constraints, axis) : undefined) ??
      (constraints.constructor === 'expand' || low === Infinity ? Infinity : low === high ? low : undefined)
    return value === undefined ? {} : { [axis]: value }
  }
  return { ...exact('width', ['minWidth', 'maxWidth']), ...exact('height', ['minHeight', 'maxHeight']) }
}

/** `BoxConstraints(…)` as CSS, along the axes on which the parent has not decided already; it says nothing of others. */
export function constraintsCss(constraints: CreatedValue | undefined, context: Context): Css {
  if (constraints === undefined) return {}
  const limit = (name: string, css: string): Css => {
    const value = numberArgument(constraints, name)
    return value === undefined || value === Infinity ? {} : { [css]: px(value) }
  }
  const decided = (axis: Axis): boolean => context.bounds[axis] === 'tight' && context.intrinsic !== axis
  return {
    ...(decided('width')
      ? {}
      : {
          ...limit('minWidth', 'min-width'),
          ...limit('maxWidth', 'max-width'),
        }),
    ...(decided('height')
      ? {}
      : {
          ...limit('minHeight', 'min-height'),
          ...limit('maxHeight', 'max-height'),
        }),
  }
}
