import { useLayoutEffect } from 'react'

export type Theme = 'light' | 'dark' | 'system'

/** Puts the chosen theme on the root element, where the tokens read it. Where it is kept is the caller's affair. */
export function useThemeOnRoot(theme: Theme): void {
  useLayoutEffect(() => wear(document.documentElement, theme), [theme])
}

/** All colours change at once: one that glides is handed down to its children late, who then glide in their turn. */
function wear(root: HTMLElement, theme: Theme): void {
  root.dataset['themeChanges'] = ''
  root.dataset['theme'] = theme
  // asked for, styles are computed now, while nothing may glide
  void getComputedStyle(root).color
  delete root.dataset['themeChanges']
}

/** The same for less motion than the system asks for. */
export function useMotionOnRoot(motion: 'system' | 'reduced'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
}
