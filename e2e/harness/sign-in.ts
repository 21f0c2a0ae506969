import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Signs in with a local account at the page's own dashboard; ends on the Flutter page. */
export async function signInAs(page: Page, email: string, name?: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill(email)
  if (name !== undefined) await chooser.getByLabel('Name').fill(name)
  // the click closes its own window, whose navigation would otherwise be waited for
  await chooser.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/flutter$/)
}

/** Signs in with a new local account, from where the page is when it is to `stay`; ends on the Flutter page, connected. */
export async function signIn(page: Page, product: Product, { stay = false } = {}): Promise<void> {
  if (!stay) await page.goto(product.dashboardUrl)
  await signInAs(page, 'ann@example.com')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}
