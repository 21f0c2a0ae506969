import { numberArgument, objectOf } from './widget-arguments.ts'
import type { Value } from '../evaluate/value.ts'

/** How much tighter or looser than usual, from -4 to 4; a unit is 4 px of a control's size. */
export interface Density {
  readonly horizontal: number
  readonly vertical: number
}

/** `VisualDensity(…)` and its constants. What is adaptive is the usual one on a phone (`material/theme_data.dart`). */
export function densityOf(value: Value | undefined): Density {
  const density = objectOf(value)
  if (density !== undefined) {
    return {
      horizontal: numberArgument(density, 'horizontal') ?? 0,
      vertical: numberArgument(density, 'vertical') ?? 0,
    }
  }
  const named = value?.kind === 'member' ? value.name : ''
  const all = named === 'compact' ? -2 : named === 'comfortable' ? -1 : 0
  return { horizontal: all, vertical: all }
}

/** The side of the square that Material keeps free for a finger, in pixels; 0 where a control shrinks to what is seen. */
export function fingerRoom(value: Value | undefined): number {
  return value?.kind === 'member' && value.name === 'shrinkWrap' ? 0 : 48
}
