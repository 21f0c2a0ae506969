import { createOpenState } from '#ui'

const palette = createOpenState()

/** Opened by a key, and from the sidebar. */
export function openPalette(): void {
  palette.set(true)
}

export const usePalette = palette.use

/** Loaded when the browser is idle, or when it is opened first. */
export const loadPalette = () => import('./command-palette.tsx')
