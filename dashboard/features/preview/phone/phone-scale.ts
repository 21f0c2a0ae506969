import type { RefObject } from 'react'
import type { Screen } from './screen.ts'
import { useRoom } from './use-room.ts'

/** The largest scale in whole percents at which the whole phone fits into the room; never above 1. */
export function fitScale(screen: Screen, room: { width: number; height: number }): number {
  const { width, height } = outerSize(screen)
  const fit = Math.min(room.width / width, room.height / height, 1)
  return Math.max(Math.floor(fit * 100), 10) / 100
}

/** Screen and frame, logical px. */
export function outerSize({ width, height, frameX, frameY }: Screen): { width: number; height: number } {
  return { width: width + 2 * frameX, height: height + 2 * frameY }
}

/** The scale for the room that `hold` has now; null until it was measured. */
export function usePhoneScale(hold: RefObject<HTMLElement | null>, screen: Screen): number | null {
  const room = useRoom(hold)
  return room && fitScale(screen, room)
}
