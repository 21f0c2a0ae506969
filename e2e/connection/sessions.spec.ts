import type { Page } from '@playwright/test'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const ENDED = 'This browser’s session with the helper was ended.'

async function openAccount(page: Page, dashboardUrl: string, name: string) {
  await page.goto(`${dashboardUrl}/login`)
  await signInAs(page, `${name.toLowerCase()}@example.com`, name)
  // as a person goes there: a page that is left while it asks for its session leaves one behind
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  return page.getByRole('region', { name: 'Browsers' })
}

test(
  'a browser keeps its session over a reload, is listed, ended by another, and told so',
  { tag: ['@P-249', '@P-355'] },
  async ({ browser, page, product }) => {
    const mine = await openAccount(page, product.dashboardUrl, 'Ann')
    await expect(mine.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(mine.getByRole('listitem')).toHaveCount(1)
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name = '' }) => name),
    )
    expect(databases).toContain('mosaygent')
    await expect(mine.getByRole('listitem')).toContainText(/Chrome \d+ on Linux.*This browser/)

    const context = await browser.newContext()
    const other = await context.newPage()
    const theirs = await openAccount(other, product.dashboardUrl, 'Bob')
    await expect(theirs.getByRole('listitem')).toHaveCount(2)
    await other.getByRole('button', { name: 'End all others' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
    await expect(theirs.getByRole('listitem')).toHaveCount(1)

    // its stream ended, so it notices by itself
    await expect(mine.getByText(ENDED)).toBeVisible()
    await expect(page.getByRole('link', { name: /Session ended/ })).toBeVisible()
    await expect(mine.getByRole('listitem')).toHaveCount(0)
    await mine.getByRole('button', { name: 'Connect again' }).click()
    await expect(mine.getByRole('listitem')).toHaveCount(2)
    await expect(mine.getByText(ENDED)).toBeHidden()
    await context.close()
  },
)
