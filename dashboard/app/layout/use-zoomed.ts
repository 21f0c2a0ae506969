import { useStore } from '#store'

/** The window, by what the page sees of it: the inner sizes shrink with the zoom, the outer ones do not. px. */
export interface WindowSizes {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly outerWidth: number
  readonly outerHeight: number
}

/** From here on the page is narrow because it is enlarged, and not because a frame of the window takes some room. */
const LEAST_ZOOM = 1.25

/** Whether a narrow page is a wide window that is zoomed in. Tools docked beside the page narrow it in one direction alone. */
export function isZoomed({ innerWidth, innerHeight, outerWidth, outerHeight }: WindowSizes): boolean {
  if (innerWidth === 0) return false
  const zoom = outerWidth / innerWidth
  return zoom >= LEAST_ZOOM && innerHeight * zoom <= outerHeight + zoom
}

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => {
    window.removeEventListener('resize', changed)
  }
}

/** As above, and again whenever the window changes. */
export function useZoomed(): boolean {
  return useStore({ subscribe, get: () => isZoomed(window) })
}
