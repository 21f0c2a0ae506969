import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The room that an element has now, px; null until it was measured. */
export function useRoom(hold: RefObject<HTMLElement | null>): { width: number; height: number } | null {
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
  return room
}
