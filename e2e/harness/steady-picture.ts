import type { Page, PageScreenshotOptions } from '@playwright/test'

/** A picture of the page once it stands still, PNG in base64: two in a row are the same. */
export async function steadyPicture(page: Page, options?: PageScreenshotOptions): Promise<string> {
  let before = ''
  for (;;) {
    const now = (await page.screenshot(options)).toString('base64')
    if (now === before) return now
    before = now
  }
}
