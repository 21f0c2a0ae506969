import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** No grave finding, in either theme. The app in the frame is the user's own and left out. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    // what fades in has the colours of neither state while it does
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
          .map(({ finished }) => finished.catch(() => null)),
      ),
    )
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const found = grave.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `${screen}, ${theme}`).toEqual([])
  }
}
