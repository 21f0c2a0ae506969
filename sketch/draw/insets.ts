import { sidesOfInsets } from '../evaluate/edge-insets.ts'
import { objectOf } from './widget-arguments.ts'
import type { Sides } from '../evaluate/edge-insets.ts'
import type { Value } from '../evaluate/value.ts'

export interface Insets extends Sides {
  /** `left` is where reading begins. */
  readonly directional?: boolean
}

/** `EdgeInsets.…`, `EdgeInsetsDirectional.…` and `.all(8)`; undefined for other values. */
export function insetsOf(value: Value | undefined): Insets | undefined {
  const insets = sidesOfInsets(objectOf(value)) ?? undefined
  const directional = objectOf(value)?.type === 'EdgeInsetsDirectional'
  return insets !== undefined && directional ? { ...insets, directional } : insets
}

/** Room at both ends of a line, by where reading begins. */
export function starting(start: number, end: number): Insets {
  return { left: start, top: 0, right: end, bottom: 0, directional: true }
}

/** For CSS `padding`; negative margins of an app become 0. */
export function insetsCss(insets: Insets | undefined): string | null {
  if (insets === undefined) return null
  const [top, right, bottom, left] = [insets.top, insets.right, insets.bottom, insets.left].map(
    // to a hundredth of a pixel, as all else is
    (side) => Math.round(Math.max(side, 0) * 100) / 100,
  )
  if (top === 0 && right === 0 && bottom === 0 && left === 0) return null
  if (insets.directional !== true || left === right)
    return [top, right, bottom, left].map((side) => `${side}px`).join(' ')
  return `${top}px ${turning(right, left)} ${bottom}px ${turning(left, right)}`
}

/** One size where reading goes from left to right, another where it goes from right to left. */
function turning(there = 0, back = 0): string {
  return `calc(${(there + back) / 2}px + ${(there - back) / 2}px*var(--reading))`
}
