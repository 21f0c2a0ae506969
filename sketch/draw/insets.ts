import { numberArgument, numberOf, objectOf } from './widget-arguments.ts'
import type { Value } from '../evaluate/value.ts'

export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** `left` is where reading begins. */
  readonly directional?: boolean
}

const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 }

/** `EdgeInsets.…`, `EdgeInsetsDirectional.…` and `.all(8)`; undefined for other values. */
export function insetsOf(value: Value | undefined): Insets | undefined {
  const insets = physicalOf(value)
  const directional = objectOf(value)?.type === 'EdgeInsetsDirectional'
  return insets !== undefined && directional ? { ...insets, directional } : insets
}

function physicalOf(value: Value | undefined): Insets | undefined {
  const insets = objectOf(value)
  if (insets === undefined) return undefined
  const [first, second, third, fourth] = insets.positional.map((each) => numberOf(each) ?? 0)
  switch (insets.constructor) {
    case 'all':
      return sides(first ?? 0, first ?? 0, first ?? 0, first ?? 0)
    case 'symmetric': {
      const horizontal = numberArgument(insets, 'horizontal') ?? 0
      const vertical = numberArgument(insets, 'vertical') ?? 0
      return sides(horizontal, vertical, horizontal, vertical)
    }
    case 'only':
      return sides(
        numberArgument(insets, 'left') ?? numberArgument(insets, 'start') ?? 0,
        numberArgument(insets, 'top') ?? 0,
        numberArgument(insets, 'right') ?? numberArgument(insets, 'end') ?? 0,
        numberArgument(insets, 'bottom') ?? 0,
      )
    case 'fromLTRB':
    case 'fromSTEB':
      return sides(first ?? 0, second ?? 0, third ?? 0, fourth ?? 0)
    default:
      return insets.type.startsWith('EdgeInsets') ? NO_INSETS : undefined
  }
}

function sides(left: number, top: number, right: number, bottom: number): Insets {
  return { left, top, right, bottom }
}

/** Room at both ends of a line, by where reading begins. */
export function starting(start: number, end: number): Insets {
  return { ...sides(start, 0, end, 0), directional: true }
}

/** For CSS `padding`; negative margins of an app become 0. */
export function insetsCss(insets: Insets | undefined): string | null {
  if (insets === undefined) return null
  const [top, right, bottom, left] = [insets.top, insets.right, insets.bottom, insets.left].map((side) =>
    Math.max(side, 0),
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
