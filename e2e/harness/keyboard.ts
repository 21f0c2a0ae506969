import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** More stops than any screen has. */
const STOPS = 80

/** Goes there with Tab alone, and sees that the focus can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const seen = await target.evaluate((element) => {
        // a field's ring is around the box that it stands in
        return [element, element.parentElement].some((one) => {
          if (one === null) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
        })
      })
      expect(seen, `the focus on ${String(target)} can be seen`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached with Tab`)
}

/** What a person without a mouse does to press it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  // off, it takes no key
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}
