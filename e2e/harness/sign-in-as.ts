import { expect, type Page } from '@playwright/test'

/** Signs in with a new local account at the page's own dashboard; ends on the Flutter page. */
export async function signInAs(page: Page, email: string, name: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill(email)
  await chooser.getByLabel('Name').fill(name)
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/flutter$/)
}
