import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './harness/accessible.ts'
import { startProduct } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

test('from the sign-in one press leads to a moving picture', { tag: '@P-360' }, async ({ page }) => {
  const userHome = await mkdtemp(join(tmpdir(), 'mosaygent e2e home é '))
  const product = await startProduct({ HOME: userHome })
  try {
    await signIn(page, product)
    await expect(page.getByText('The starter goes into ~/mosaygent-starter')).toBeVisible()
    await expectAccessible(page, 'the starter is offered')
    await page.getByRole('button', { name: 'Try the starter' }).click()
    const app = page.frameLocator('iframe[title="App preview"]')
    await expect(app.getByText('Now at Falmouth, rising').filter({ visible: true })).toBeVisible()
    await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
    // it says so while it compiles, too
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
    for (const kind of ['api', 'flutter'])
      expect(await readFile(join(userHome, 'mosaygent-starter', kind, '.git/HEAD'), 'utf8')).toContain('main')
    await page.getByRole('link', { name: 'Environment', exact: true }).click()
    await expect(page.getByText('Present', { exact: true })).toHaveCount(2)
  } finally {
    await product.dispose()
    await rm(userHome, { recursive: true, force: true })
  }
})
