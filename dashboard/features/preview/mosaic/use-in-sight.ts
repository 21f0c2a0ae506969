import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Tells whether an element is within what can be seen, at the beginning and after each change. */
export function useInSight(
  element: RefObject<HTMLElement | null>,
  onSight: (inSight: boolean) => void,
): void {
  const latest = useRef(onSight)
  useEffect(() => {
    latest.current = onSight
  })
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      const newest = entries.at(-1)
      if (newest !== undefined) latest.current(newest.isIntersecting)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [element])
}
