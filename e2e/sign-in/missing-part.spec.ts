import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** What asks the helper comes in files of its own, after the first paint. */
const HELPER_PART = /\/assets\/helper-part-[\w-]+\.js$/
const LOGIN_PAIRING = /\/assets\/login-pairing-[\w-]+\.js$/

test(
  'a part of the page that does not come is said on every page, keeps nobody from the sign-in, and comes by Reload',
  { tag: '@P-646' },
  async ({ page, product }) => {
    const missing = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded' })

    await test.step('on the sign-in page, where its own part does not come', async () => {
      await page.route(LOGIN_PAIRING, (route) => route.abort())
      await page.goto(product.dashboardUrl)
      await expect(missing).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
      await page.unroute(LOGIN_PAIRING)
      await missing.getByRole('button', { name: 'Reload' }).click()
      await expect(missing).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
    })

    await test.step('signed in, where nothing asks the helper: it never says that it is connected', async () => {
      await page.route(HELPER_PART, (route) => route.abort())
      await page.reload()
      await expect(missing).toBeVisible()
      await signInAs(page, 'ann@example.com')
      await expect(missing).toBeVisible()
      await expect(page.getByText('Connected', { exact: true })).toHaveCount(0)
      await page.unroute(HELPER_PART)
      await missing.getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expect(missing).toHaveCount(0)
    })
  },
)
