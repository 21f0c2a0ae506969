import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { audit } from './axe.ts'
import { wear } from './wear.ts'

/** One audit takes seconds on a busy machine, and a finding is looked at more than once. */
const PATIENCE_MS = 90_000

/**
 * No finding that keeps somebody from using the screen, in the colours that it has. What fades in has the colours of
 * neither state while it does, and data may still arrive: a finding counts when it stays. The app in the frame is the
 * user's own and left out.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNoFindings(page, screen, 'all')
}

/** The same in both themes; the other theme changes nothing but colours. */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  for (const [theme, what] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await wear(page, theme)
    await expectNoFindings(page, `${screen}, ${theme}`, what)
  }
}

async function expectNoFindings(page: Page, screen: string, what: 'all' | 'colours'): Promise<void> {
  await expect.poll(() => graveFindings(page, what), { message: screen, timeout: PATIENCE_MS }).toEqual([])
}

async function graveFindings(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  await page.evaluate(async () => {
    // a transition begins with the frame that draws its cause, which a busy machine draws late
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document
      .getAnimations()
      // one that is paused has no end
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
      .map(({ finished }) => finished)
    await Promise.allSettled(ending)
  })
  const { violations } = await audit(page, what === 'colours' ? { rules: ['color-contrast'] } : {})
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, html }) => `${rule} at ${html}`)
}
