import { useCallback } from 'react'
import { useStore } from '#store'

/** Whether the media query holds, and again whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => {
        list.removeEventListener('change', changed)
      }
    },
    [query],
  )
  return useStore({ subscribe, get: () => window.matchMedia(query).matches })
}
