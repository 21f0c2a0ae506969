import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CLOUD, DEV, PROD } from './cloud.ts'
import { keepProject } from './harness.ts'
import type { FirebaseHarness } from './harness.ts'

export const radio = (page: Page, name: string) => page.getByRole('radio', { name })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Switch to Production' }).click()

/** On the Flutter page, with a project stored for both environments. */
export async function ready(page: Page, harness: FirebaseHarness): Promise<void> {
  await harness.firebase(CLOUD)
  await harness.enter(page)
  await keepProject(page, 'development', DEV)
  await keepProject(page, 'production', PROD)
  await page.goto(`${harness.product.dashboardUrl}/flutter`)
  await expect(page.getByRole('button', { name: 'Start Server' })).toBeVisible()
}
