import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CLOUD, DEV, PROD } from './cloud.ts'
import { keepProject } from './stage.ts'
import type { FirebaseStage } from './stage.ts'

export const radio = (page: Page, name: string) => page.getByRole('radio', { name })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Switch to Production' }).click()

/** On the Flutter page, with a project stored for both environments. */
export async function ready(page: Page, stage: FirebaseStage): Promise<void> {
  await stage.firebase(CLOUD)
  await stage.enter(page)
  await keepProject(page, 'development', DEV)
  await keepProject(page, 'production', PROD)
  await page.goto(`${stage.product.dashboardUrl}/flutter`)
  await expect(page.getByRole('button', { name: 'Start Server' })).toBeVisible()
}
