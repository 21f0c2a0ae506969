import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test('with the whole product gone, "Click to fix" still opens the page that helps', async ({
  page,
  product,
}) => {
  await signIn(page, product)
  // Every page's code is fetched while the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/api-route-.*\.js$/.test(name)),
  )

  expect(await product.stop()).toBe(0)
  await page.getByRole('link', { name: /Click to fix/ }).click()
  await expect(page).toHaveURL(/\/api$/)
  await expect(page.getByRole('button', { name: 'Check Connection' })).toBeVisible()
})
