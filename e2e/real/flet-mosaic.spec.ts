import { expect, test } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { startFlet } from './flet-product.ts'

test(
  'eight frames of a real Flutter web app are live at once, and one restart brings a fresh page to each',
  { tag: ['@P-501', '@P-502'] },
  async ({ page }) => {
    test.skip(
      process.env['MOSAYGENT_TEST_FLET'] === undefined,
      'Flet could not be installed: no real Flutter web app on this machine',
    )
    test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
    test.setTimeout(300_000)
    const product = await startFlet({ FLET_PROGRAM: './device.py', FLET_STAYS: '1' })
    try {
      await page.setViewportSize({ width: 1440, height: 900 })
      // a machine that tells of less memory has fewer live frames
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 })
      })
      await signIn(page, product)
      await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
      for (let added = 5; added < 8; added += 1)
        await page.getByRole('button', { name: 'Add a frame' }).click()
      await expect(page.getByTestId('mosaic-frame')).toHaveCount(8)
      await page.getByRole('button', { name: 'Start Server' }).click()
      const round = page.getByTestId('round')
      // the sketch stands in first
      for (const frame of await page.getByTestId('mosaic-frame').all())
        await expect(frame.frameLocator('iframe[title="App preview"]').locator('flutter-view')).toBeAttached({
          timeout: 200_000,
        })
      await expect(round).toContainText('8 frames live', { timeout: 200_000 })
      await page.getByRole('button', { name: /^Restart/ }).click()
      await expect(round).toContainText('8 loaded anew', { timeout: 200_000 })
    } finally {
      await product.dispose()
    }
  },
)
