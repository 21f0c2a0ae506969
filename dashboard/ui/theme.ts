import { useLayoutEffect } from 'react'

export type Theme = 'light' | 'dark' | 'system'

/** Puts the chosen theme on the root element, where the tokens read it. Where it is kept is the caller's affair. */
export function useThemeOnRoot(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
}

/** The same for less motion than the system asks for. */
export function useMotionOnRoot(motion: 'system' | 'reduced'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
