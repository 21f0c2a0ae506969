import { leastWithin } from './least.ts'
import type { Context } from './box.ts'
import type { Insets } from './insets.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The most that a widget here can have, in pixels: what the boxes around it leave, as far as they say, else the screen. */
export function roomOf(context: Context): Size {
  const { width, height } = context.evaluator.inherited
  return { width: context.room?.width ?? width, height: context.room?.height ?? height }
}

/** Inside a box of that size. It can have no more than there is, but for an axis along which there was no end. */
export function roomIn(context: Context, size: Partial<Record<keyof Size, number | undefined>>): Context {
  const room = roomOf(context)
  const along = (axis: keyof Size): number => {
    const asked = size[axis]
    if (asked === undefined || !Number.isFinite(asked)) return room[axis]
    if (context.bounds[axis] === 'unbounded') return asked
    return context.bounds[axis] === 'tight' ? room[axis] : Math.min(asked, room[axis])
  }
  return { ...context, room: { width: along('width'), height: along('height') } }
}

/** Inside of a padding. */
export function roomWithin(context: Context, insets: Insets | undefined): Context {
  if (insets === undefined) return context
  const room = roomOf(context)
  const { left, right, top, bottom } = insets
  return {
    ...context,
    room: { width: Math.max(0, room.width - left - right), height: Math.max(0, room.height - top - bottom) },
    least: leastWithin(context, insets),
  }
}
