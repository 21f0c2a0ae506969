import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { BEZEL } from './devices.ts'
import type { Screen } from './devices.ts'

/** The largest scale in whole percents at which the whole phone fits into the room; never above 1. */
export function fitScale(screen: Screen, room: { width: number; height: number }): number {
  const fit = Math.min(room.width / (screen.width + 2 * BEZEL), room.height / (screen.height + 2 * BEZEL), 1)
  return Math.max(Math.floor(fit * 100), 10) / 100
}

/** The scale for the room that `hold` has now; null until it was measured. */
export function usePhoneScale(hold: RefObject<HTMLElement | null>, screen: Screen): number | null {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const element = hold.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [hold])
  return room && fitScale(screen, room)
}
