import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * No finding that keeps somebody from using the screen, in the colours that it has. What fades in has the colours of
 * neither state while it does, and data may still arrive: a finding counts when it stays. The app in the frame is the
 * user's own and left out.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect.poll(() => graveFindings(page), { message: screen, timeout: 30_000 }).toEqual([])
}

/** The same in both themes. */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    await expectAccessible(page, `${screen}, ${theme}`)
  }
}

async function graveFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // a transition begins with the frame that draws its cause, which a busy machine draws late
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished)
    await Promise.allSettled(ending)
  })
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`)
}
