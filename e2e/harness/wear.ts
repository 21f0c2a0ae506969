import type { Page } from '@playwright/test'

/**
 * Puts a page into the colours of a theme, all at once as the product does (`dashboard/ui/theme.ts`): colours that
 * glide are those of neither theme for a while, and to draw each of their steps takes a second of a core.
 */
export function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    const root = document.documentElement
    root.dataset['themeChanges'] = ''
    root.dataset['theme'] = name
    void getComputedStyle(root).color
    delete root.dataset['themeChanges']
  }, theme)
}
