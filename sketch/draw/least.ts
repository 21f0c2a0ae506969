import { px } from './css.ts'
import { numberArgument } from './widget-arguments.ts'
import type { CreatedValue } from '../evaluate/value.ts'
import type { Box, Context } from './box.ts'
import type { Insets } from './insets.ts'

/** The least that a widget must have along an axis on which it may be as small as it wants, in pixels. */
export interface Least {
  readonly width?: number
  readonly height?: number
}

const AXES = ['width', 'height'] as const

/** Inside of `BoxConstraints(…)`: what they ask for at least, where the parent has not decided, and no less than it asks. */
export function leastIn(context: Context, constraints: CreatedValue | undefined): Context {
  if (constraints === undefined) return context
  const least: { width?: number; height?: number } = { ...context.least }
  for (const axis of AXES) {
    const asked = numberArgument(constraints, axis === 'width' ? 'minWidth' : 'minHeight')
    if (asked === undefined || !Number.isFinite(asked) || context.bounds[axis] === 'tight') continue
    const room = context.bounds[axis] === 'loose' ? context.room?.[axis] : undefined
    least[axis] = Math.max(least[axis] ?? 0, Math.min(asked, room ?? asked))
  }
  return { ...context, least }
}

/** Inside of a padding. */
export function leastWithin({ least }: Context, insets: Insets): Least | undefined {
  if (least === undefined) return undefined
  return {
    ...(least.width === undefined ? {} : { width: least.width - insets.left - insets.right }),
    ...(least.height === undefined ? {} : { height: least.height - insets.top - insets.bottom }),
  }
}

/** A box that is as large as its content wants, but not smaller than it must be. */
export function atLeast(box: Box, { least }: Context): Box {
  const { node } = box
  if (least === undefined || node === null || box.flex !== undefined || box.positioned !== undefined)
    return box
  const css: Record<string, string> = {}
  for (const axis of AXES) {
    const must = least[axis] ?? 0
    const has = node.style[`min-${axis}`]
    const own = typeof has === 'number' ? has : Number.parseFloat(has ?? '0')
    if (box[axis] === 'hug' && must > own) css[`min-${axis}`] = px(must)
  }
  return Object.keys(css).length === 0 ? box : { ...box, node: { ...node, style: { ...node.style, ...css } } }
}
