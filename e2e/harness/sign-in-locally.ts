import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Signs in with a new local account, from where the page is when it is to `stay`; ends on the Flutter page, connected. */
export async function signIn(page: Page, product: Product, { stay = false } = {}): Promise<void> {
  if (!stay) await page.goto(product.dashboardUrl)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill('ann@example.com')
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/flutter$/)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}
