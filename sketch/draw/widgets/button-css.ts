import { starting } from '../insets.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Css } from '../css.ts'
import type { Insets } from '../insets.ts'

/** `IconAlignment.end`: the icon comes after the label. */
export function isAtEnd(alignment: Value | undefined): boolean {
  return alignment?.kind === 'member' && alignment.name === 'end'
}

/** The room at the side of the icon is less than that beyond the label. */
export function besideIcon(side: number, atEnd: boolean): Insets {
  const [near, far] = [side === 12 ? 12 : Math.round(side * 0.67), Math.max(16, side)]
  return atEnd ? starting(far, near) : starting(near, far)
}

/** A circle is as large as the shorter side and stands in the middle (`CircleBorder`), where CSS's radius is an ellipse. */
export function groundCss(background: string | null, shape: CreatedValue | undefined): Css {
  return background !== null && shape?.type === 'CircleBorder'
    ? {
        'background-image': `radial-gradient(circle closest-side, ${background} calc(100% - .5px), transparent)`,
      }
    : { 'background-color': background }
}
